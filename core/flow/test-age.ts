import { OLDEST_REPORTED_TEST_MS } from '../domain/limits.ts';
import type { TestSession } from './session.ts';

/** Whether a test is too old to be reported at an instant (decisions.md section 7, "Reports and dates"); false until it was taken. */
export function isTestTooOld({ collectedAt, analysedAt }: TestSession, at: number | null): boolean {
  const takenAt = collectedAt ?? analysedAt;
  return takenAt !== null && at !== null && at - takenAt > OLDEST_REPORTED_TEST_MS;
}
