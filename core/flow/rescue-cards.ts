import { rowOf } from './flows.ts';
import type { TestSession } from './session.ts';
import type { RescuePhase, StepRow } from './step-row.ts';
import { isReadingExpired } from './timers.ts';

/** How a card ends: the test goes on, or it is given up for one with a new kit. Where both are named, the text says when. */
export type RescueEnd = 'goOn' | 'newKit';

/** What to do about something that went wrong. Its text is `rescue.cards.<id>` of the translations. */
export interface RescueCard {
  /** The steps that offer it, by the phase in their row. */
  readonly phases: readonly RescuePhase[];
  readonly ends: readonly [RescueEnd, ...RescueEnd[]];
}

/** The cards, in the order in which they are offered. `npm run cli -- clinical-review` lists them for review. */
export const RESCUE_CARDS = {
  droppedSwab: { phases: ['swab', 'mix'], ends: ['newKit'] },
  nosebleed: { phases: ['swab', 'mix'], ends: ['newKit'] },
  childRefuses: { phases: ['tube', 'swab'], ends: ['goOn', 'newKit'] },
  spilledLiquid: { phases: ['tube', 'swab', 'mix', 'drops'], ends: ['goOn', 'newKit'] },
  wrongDrops: { phases: ['drops', 'wait'], ends: ['goOn', 'newKit'] },
  forgotStart: { phases: ['drops', 'wait'], ends: ['goOn', 'newKit'] },
  movedCassette: { phases: ['drops', 'wait', 'read'], ends: ['goOn', 'newKit'] },
  noLine: { phases: ['read'], ends: ['goOn', 'newKit'] },
  unsureLine: { phases: ['read'], ends: ['goOn'] },
  readTooLate: { phases: ['wait', 'read'], ends: ['goOn', 'newKit'] },
  phoneCall: { phases: ['tube', 'swab', 'mix', 'drops', 'wait', 'read'], ends: ['goOn'] },
} as const satisfies Readonly<Record<string, RescueCard>>;
export type RescueCardId = keyof typeof RESCUE_CARDS;

/** All ids in order. */
export const RESCUE_CARD_IDS = Object.keys(RESCUE_CARDS) as readonly RescueCardId[];

/** The cards that a step offers. */
export function rescueCardsOf({ rescue }: Pick<StepRow, 'rescue'>): readonly RescueCardId[] {
  if (rescue === undefined) return [];
  return RESCUE_CARD_IDS.filter((id) => (RESCUE_CARDS[id] as RescueCard).phases.includes(rescue));
}

/** The cards that can be opened now: none without a test, nor once its reading window is over. */
export function openRescueCards(session: TestSession, now: number): readonly RescueCardId[] {
  const row = rowOf(session);
  return row === null || isReadingExpired(session, now) ? [] : rescueCardsOf(row);
}

/** The ids of the presses of the dialog (the word of a card in kebab case), which scenarios name. */
export const RESCUE_PRESSES = {
  open: 'something-went-wrong',
  close: 'rescue-close',
  goOn: 'rescue-go-on',
  newKit: 'rescue-new-kit',
} as const;

/** A button of the dialog, by its key in `RESCUE_PRESSES` and in the translations. */
export type RescueButton = 'goOn' | 'close' | 'newKit';

/** The buttons of the open card, or of the list of cards while none is open. Only a card whose test may go on says so. */
export function rescueButtons(id: RescueCardId | null): readonly RescueButton[] {
  if (id === null) return ['close'];
  const { ends }: RescueCard = RESCUE_CARDS[id];
  return ends.includes('goOn') ? ends : ['close', ...ends];
}

/** The id of the press that opens a card, such as `rescue-dropped-swab`. */
export function rescuePress(id: RescueCardId): string {
  return `rescue-${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
