import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts, type TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { FlowContext } from '../../core/flow/predicates.ts';
import { NEXT } from '../../core/step-texts/frame-texts.ts';
import { stepTexts } from '../../core/step-texts/step-texts.ts';
import { screenControls } from '../walk/screen-controls.ts';
import { makeWordsOf, playedContext } from '../walk/step-words.ts';
import type { OpenReplay } from './open-replay.ts';
import type { ReplaySource } from './replay-source.ts';

export type Values = Readonly<Record<string, string | number>>;
/** A text of a group by its name, and the values in it. */
export type Said<Group extends keyof TerminalTexts> = readonly [name: keyof TerminalTexts[Group], values?: Values];

/** What failed or is missing, and what to say next. */
export type Trouble = readonly [...Said<'advice'>, next?: string];

/** What an answer is made from. */
export interface Asked {
  readonly source: ReplaySource;
  readonly open: OpenReplay;
  readonly language: Language;
  readonly context: FlowContext;
  /** Whether a part of the snapshot is missing, which says what waits to be sent. */
  readonly isPartial: boolean;
}

/** The texts of what support advises, in the language of the answer. */
export const adviceTexts = ({ language }: Asked) => terminalTexts[language].replayAdvice;

/** A text as the person's screen shows it; if that is in another language than the answer, with the text of the answer's. */
export function asShown({ source, language }: Asked, textIn: (language: Language) => string): string {
  const own = textIn(language);
  const shown = source.kind === 'snapshot' ? textIn(source.snapshot.language) : own;
  return shown === own ? own : `${shown} (${own})`;
}

/** The label of the button that leaves the step, as it shows there, also while another page is open. */
export function nextLabel(asked: Asked): string {
  const context = playedContext(asked.open.play);
  const found = stepTexts(context).find(({ kind, id }) => kind === 'button' && id === NEXT);
  return asShown(asked, (language) => {
    const words = found === undefined ? '' : makeWordsOf(context, language)(found).join(' ');
    return words === '' ? translations[language].general.buttons.next : words;
  });
}

/** The labels of the buttons of the open screen, as they show. */
export function shownButtons(asked: Asked): readonly string[] {
  const labelsIn = (language: Language) => screenControls(asked.open.play, language).buttons.map(({ label }) => label);
  return labelsIn(asked.language).map((own, at) => asShown(asked, (language) => labelsIn(language)[at] ?? own));
}

/** Sentences in one line, without those that are missing. */
export const joined = (sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');
