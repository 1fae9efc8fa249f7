import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../core/domain/languages.ts';
import { openGuestPage } from '../../core/flow/guest-form-pages.ts';
import { hasWords, inOneLine } from '../../scenarios/shown-words.ts';
import { leaves } from '../play/app-texts.ts';
import type { Play } from '../play/terminal-play.ts';
import { lastingPart } from './lasting-part.ts';
import { noticesAbove, shownLines } from './shown-lines.ts';
import { stepIdentity, type StepIdentity } from './step-identity.ts';

/** The words of a page before or after an action. */
export interface ShownPage {
  readonly lines: readonly string[];
  /** Of these, those of the screen itself that are the same in every play, in a browser and on a server. */
  readonly lasting: readonly string[];
  /** Of these, what says a result; none where a question names every result. */
  readonly ofResult: readonly string[];
  /** What the notice above the screen says while the browser is offline; null while it is online. */
  readonly offline: string | null;
  /** What identifies the step that shows, or the open dialog. */
  readonly identity: StepIdentity;
  /** The open page of a guest's form, which is one step. */
  readonly guestPage: string | null;
}

/** Texts without a value in them: a time, a name or an address differs from play to play. */
const lastingTexts = (language: Language): ReadonlySet<string> =>
  new Set(leaves(translations[language]).filter((words) => !words.includes('{{')));

/** They are looked up after every action. */
const LASTING = new Map(LANGUAGES.map((language) => [language, lastingTexts(language)]));

/** The parts of the lines that are made from one of the texts, in the order of the lines. */
const lastingOf = (lines: readonly string[], texts: readonly string[]): readonly string[] =>
  lines.flatMap((line) => texts.flatMap((text) => lastingPart(line, text) ?? []).slice(0, 1));

/** More lines of advice than a result has are not recorded. */
const MOST_ADVICE = 8;

/** Of a page that names one result: its word, what it means, and the lines of advice in their order, without days and names. */
function linesOfResult(lines: readonly string[], language: Language): readonly string[] {
  const { kinds, advice, firstTitle, unnamed } = translations[language].results.result;
  const [named, ...others] = Object.values(kinds).filter(({ word }) => hasWords(lines, word));
  if (named === undefined || others.length > 0) return [];
  // Of a person without a name the page says "This person", which is the same in every play.
  const ofUnnamed = (text: string): string => fillIn(text, { name: unnamed });
  const meanings = [named.meaning, ofUnnamed(named.meaningOf), named.meaningOf];
  const advised = leaves(advice).flatMap((text) => [ofUnnamed(text), text]);
  const [first = '', ...next] = lastingOf(lines, advised).slice(0, MOST_ADVICE);
  // The most urgent advice is the one below that title.
  const titled = `${firstTitle} ${first}`;
  const said = [
    ...lines.filter((line) => hasWords([line], named.word)).slice(0, 1),
    ...lastingOf(lines, meanings).slice(0, 1),
    hasWords(lines, titled) ? titled : first,
    ...next,
  ];
  return said.map(inOneLine).filter((line) => line !== '');
}

/** The words of the notice about being offline; null without it. */
function offlineWords({ isOnline, language }: Play, notices: readonly string[]): string | null {
  const { text, test } = translations[language].landing.frame.offline;
  return isOnline ? null : (notices.find((line) => line === text || line === test) ?? null);
}

/** The words that show now, in the language of the play. */
export function shownPage(play: Play): ShownPage {
  const lasting = LASTING.get(play.language);
  const lines = shownLines(play, play.language);
  const notices = noticesAbove(play, play.language);
  const ofScreen = lines.slice(notices.length);
  const leaveBy = play.tab().openRow()?.leaveBy;
  // What a step with a camera says depends on the camera.
  const hasCamera = leaveBy === 'boxScan' || leaveBy === 'cassetteScan';
  const guestPage = openGuestPage(play.tab().state());
  return {
    lines,
    lasting: hasCamera ? [] : ofScreen.filter((line) => lasting?.has(line) === true),
    ofResult: linesOfResult(ofScreen, play.language),
    offline: offlineWords(play, notices),
    identity: stepIdentity(play, play.language),
    guestPage,
  };
}

/** The first lasting words of a page that did not show before; null if there are none. */
export const newWords = (before: ShownPage, after: ShownPage): string | null =>
  after.lasting.find((line) => !hasWords(before.lines, line)) ?? null;
