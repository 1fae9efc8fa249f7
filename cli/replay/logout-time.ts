import { INACTIVITY_LOGOUT_MS } from '../../core/domain/limits.ts';
import type { AnswerFacts } from './answer-facts.ts';

const MINUTE_MS = 60_000;

/** From then on, the answer speaks of the logout, and no page may be closed. */
export const LOGOUT_SOON_MINUTES = 20;

/** How many minutes are left until the app logs out, at the time of an answer, if nothing was pressed since its snapshot. */
export function minutesToLogout({ source, open }: AnswerFacts): number {
  const end = source.now.instant + INACTIVITY_LOGOUT_MS;
  return Math.ceil((end - open.play.clock.now()) / MINUTE_MS);
}
