import { rowOf } from './flows.ts';
import { startPractice, type Practice } from './line-practice.ts';
import type { TestSession } from './session.ts';
import type { StepOffer } from './step-row.ts';
import { isReadingExpired } from './timers.ts';

/** What the current step offers to look at: nothing without a test, nor once its reading window is over. */
export function openOffers(session: TestSession, now: number): readonly StepOffer[] {
  return isReadingExpired(session, now) ? [] : (rowOf(session)?.offers ?? []);
}

/** What an offer opens: a practice, or a text. */
export type OpenOffer = Practice | 'whatNext' | 'getHelp';

/** What opens at the press of an offer. */
export function openedBy(offer: StepOffer): OpenOffer {
  if (offer === 'practice') return startPractice('full');
  return offer === 'shortPractice' ? startPractice('short') : offer;
}

/** The ids of the presses that open an offer, and of those in its dialog, which scenarios name. */
export const OFFER_PRESSES = {
  practice: 'practice',
  shortPractice: 'practice',
  whatNext: 'what-comes-next',
  getHelp: 'when-to-get-help',
} as const satisfies Readonly<Record<StepOffer, string>>;

export const PRACTICE_PRESSES = {
  yes: 'practice-yes',
  no: 'practice-no',
  unsure: 'practice-unsure',
  next: 'practice-next',
  again: 'practice-again',
  close: 'offer-close',
} as const;
