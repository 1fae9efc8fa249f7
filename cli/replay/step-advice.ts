import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts, type TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { rowOf } from '../../core/flow/flows.ts';
import type { FlowContext } from '../../core/flow/predicates.ts';
import { nextObstacle } from '../../core/flow/selectors.ts';
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

/** A text as the person's screen shows it; if that is in another language than the answer, with the text of the answer's. */
export function asShown({ source, language }: Asked, textIn: (language: Language) => string): string {
  const own = textIn(language);
  const shown = source.kind === 'snapshot' ? textIn(source.snapshot.language) : own;
  return shown === own ? own : `${shown} (${own})`;
}

/** The labels of the buttons of the open screen, as they show. */
export function shownButtons(asked: Asked): readonly string[] {
  const { buttons } = screenControls(asked.open.play, asked.language);
  return buttons.map(({ id }) => labelOf(asked, id));
}

const labelOf = (asked: Asked, id: string): string =>
  asShown(asked, (language) => {
    const found = screenControls(asked.open.play, language).buttons.find((button) => button.id === id);
    return found?.label ?? translations[language].general.buttons.next;
  });

/** What must be answered before Next leads on, and the button that does. */
function answerAdvice(asked: Asked): Said<'advice'> {
  const { asks } = terminalTexts[asked.language].replay;
  const { nextIf } = rowOf(asked.context.session) ?? {};
  return ['answer', { ask: nextIf === undefined ? asks.other : asks[nextIf], next: labelOf(asked, 'next') }];
}

/** What the step itself asks for. */
export function stepAdviceOf(asked: Asked): Said<'advice'> {
  const { source, open, language, context } = asked;
  const { resumed } = source.kind === 'snapshot' ? source.snapshot : open.opened.view;
  const row = rowOf(context.session);
  if (row?.leaveBy === 'countdown') return ['wait'];
  const isWhereItResumed = open.opened.session.currentStep === context.session.currentStep;
  const missing = isWhereItResumed ? (resumed?.missing ?? null) : null;
  if (missing !== null) return ['asksAgain', { missing: terminalTexts[language].missing[missing] }];
  if (row?.leaveBy === 'boxScan' || row?.leaveBy === 'cassetteScan') return [row.leaveBy];
  const obstacle = nextObstacle(context);
  if (obstacle === null) return ['next', { next: labelOf(asked, 'next') }];
  if (obstacle.kind === 'fields' && open.play.tab().state().view.attempted) return ['correct'];
  return obstacle.kind === 'tooYoung' ? ['tooYoung'] : answerAdvice(asked);
}
