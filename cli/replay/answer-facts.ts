import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts, type TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { rowOf } from '../../core/flow/flows.ts';
import type { FlowContext } from '../../core/flow/predicates.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import type { TestSession } from '../../core/flow/session.ts';
import { NEXT } from '../../core/step-texts/frame-texts.ts';
import { stepTexts } from '../../core/step-texts/step-texts.ts';
import { screenControls } from '../walk/screen-controls.ts';
import { makeWordsOf, playedContext } from '../walk/step-words.ts';
import type { OpenReplay } from './open-replay.ts';
import type { ReplaySource } from './replay-source.ts';

/** The values of the placeholders in a text. */
export type Values = Readonly<Record<string, string | number>>;
/** A text of a group by its name, with the values to fill in. */
export type FilledText<Group extends keyof TerminalTexts> = readonly [
  name: keyof TerminalTexts[Group],
  values?: Values,
];

/** What `replay` advises, in one language. */
export type TerminalAdvice = TerminalTexts['replayAdvice'];
/** What comes next after a rejected scan. */
export type AfterScan = keyof TerminalAdvice['afterScan'];
/** When support passes the details on; null if there is no need. */
export type PassOn = keyof TerminalTexts['replayAdvice']['passOn'] | null;

/** What failed or is missing, what to say next, and when support passes the details on. */
export type Trouble = readonly [...FilledText<'advice'>, next?: string, passOn?: PassOn];

/** What to say next, and when support passes the details on. */
export interface Advice {
  readonly next: string;
  readonly passOn: PassOn;
}

/** What an answer is made from. */
export interface AnswerFacts {
  readonly source: ReplaySource;
  readonly open: OpenReplay;
  /** The app when the snapshot was made, where the answer is for later; null otherwise. */
  readonly openThen: OpenReplay | null;
  readonly language: Language;
  readonly context: FlowContext;
  /** The present instant, in epoch milliseconds; null if it is not known. */
  readonly now: number | null;
  /** Whether the part of the snapshot is missing that lists what waits to be sent. */
  readonly isPartial: boolean;
}

/** The texts of what support advises, in the language of the answer. */
export const adviceTexts = ({ language }: AnswerFacts) => terminalTexts[language].replayAdvice;

/** A text as the person's screen shows it, followed by the answer's language in parentheses if that is a different one. */
export function asShown({ source, language }: AnswerFacts, textIn: (language: Language) => string): string {
  const own = textIn(language);
  const shown = source.kind === 'snapshot' ? textIn(source.snapshot.language) : own;
  return shown === own ? own : `${shown} (${own})`;
}

/** The label of the button that leaves the step, as it shows there, also while another page is open. */
export function nextLabel(facts: AnswerFacts): string {
  const context = playedContext(facts.open.play);
  const found = stepTexts(context).find(({ kind, id }) => kind === 'button' && id === NEXT);
  return asShown(facts, (language) => {
    const words = found === undefined ? '' : makeWordsOf(context, language)(found).join(' ');
    return words === '' ? translations[language].general.buttons.next : words;
  });
}

/** The label of the part of an error message that has its code, as it shows. */
export const detailsLabel = (facts: AnswerFacts): string =>
  asShown(facts, (language) => translations[language].general.errorParts.details.title);

/** When support passes the details on, in words; null if there is no need. */
export const passOnText = (passOn: PassOn, facts: AnswerFacts): string | null =>
  passOn && fillIn(adviceTexts(facts).passOn[passOn], { details: detailsLabel(facts) });

/** The labels of the buttons of the open screen, as they show. */
export function shownButtons(facts: AnswerFacts): readonly string[] {
  const labelsIn = (language: Language) => screenControls(facts.open.play, language).buttons.map(({ label }) => label);
  return labelsIn(facts.language).map((own, at) => asShown(facts, (language) => labelsIn(language)[at] ?? own));
}

/** A sentence, or nothing. */
type Sentence = string | null | false;

/** Whether a test is under way whose result was not submitted. */
export const isUnsubmitted = (session: TestSession): boolean =>
  isTestInProgress(session) && session.submittedAt === null;

/** Whether a result was read that was not submitted: the steps of its report. */
export const isAtReport = (session: TestSession): boolean =>
  isUnsubmitted(session) && rowOf(session)?.stage === 'report';

/** The sentences that are there. */
export const present = (...sentences: readonly Sentence[]): readonly string[] =>
  sentences.filter((sentence): sentence is string => Boolean(sentence));

/** The sentences that are there, in one line. */
export const joined = (...sentences: readonly Sentence[]): string => present(...sentences).join(' ');
