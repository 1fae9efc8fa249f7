import { rowOf } from './flows.ts';
import type { PracticeSet } from './line-practice.ts';
import type { TestSession } from './session.ts';
import type { StepOffer } from './step-row.ts';
import { isReadingExpired } from './timers.ts';

/** What the current step offers to look at: nothing without a test, nor once its reading window is over. */
export function openOffers(session: TestSession, now: number): readonly StepOffer[] {
  return isReadingExpired(session, now) ? [] : (rowOf(session)?.offers ?? []);
}

/** The practice that an offer opens; null if it opens a text. */
export function practiceOf(offer: StepOffer): PracticeSet | null {
  if (offer === 'practice') return 'full';
  return offer === 'shortPractice' ? 'short' : null;
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
