import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts, type TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { FlowContext } from '../../core/flow/predicates.ts';
import { screenControls } from '../walk/screen-controls.ts';
import type { OpenReplay } from './open-replay.ts';
import type { ReplaySource } from './replay-source.ts';

export type Values = Readonly<Record<string, string | number>>;
/** A text of a group by its name, and the values in it. */
export type Said<Group extends keyof TerminalTexts> = readonly [name: keyof TerminalTexts[Group], values?: Values];

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

/** The label of a button of the open screen, as it shows; that of Next if the screen does not have the button. */
export function labelOf(asked: Asked, id: string): string {
  return asShown(asked, (language) => {
    const found = screenControls(asked.open.play, language).buttons.find((button) => button.id === id);
    return found?.label ?? translations[language].general.buttons.next;
  });
}

/** The labels of the buttons of the open screen, as they show. */
export function shownButtons(asked: Asked): readonly string[] {
  const { buttons } = screenControls(asked.open.play, asked.language);
  return buttons.map(({ id }) => labelOf(asked, id));
}
