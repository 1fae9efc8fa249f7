import { INACTIVITY_LOGOUT_MS } from '../../core/domain/limits.ts';
import type { AnswerFacts } from './answer-facts.ts';

const MINUTE_MS = 60_000;

/** From then on, the answer speaks of the logout, and no page may be closed. */
export const LOGOUT_SOON_MINUTES = 20;

/** When the app logs out if nothing was pressed since a snapshot, in epoch milliseconds. */
export const logoutAt = ({ source }: AnswerFacts): number => source.now.instant + INACTIVITY_LOGOUT_MS;

/** How many minutes are left until the app logs out, at the time of an answer, if nothing was pressed since its snapshot. */
export function minutesToLogout(facts: AnswerFacts): number {
  return Math.ceil((logoutAt(facts) - facts.open.play.clock.now()) / MINUTE_MS);
}
