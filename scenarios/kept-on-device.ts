import { PERSISTED_KEYS, LAST_INPUT_KEY, TIMER_PROOF_KEY } from '../core/flow/persisted-state.ts';
import { asRecord } from '../core/flow/persisted-values.ts';
import type { TestSession } from '../core/flow/session.ts';

/** What of a test a scenario may lose from the device, as a damaged storage does, by its name in product.md section 3. */
export const LOSABLE = [
  'selectedProfileId',
  'isSymptomatic',
  'device',
  'isDeviceIdSaved',
  'isSelfCollecting',
  'result',
  'testId',
] as const satisfies readonly (keyof TestSession)[];
export type Losable = (typeof LOSABLE)[number];

/** A kept test without one of its values. */
export function withoutKept(session: unknown, lost: Losable): unknown {
  const { [lost]: _lost, ...others } = asRecord(session) ?? {};
  return others;
}

/**
 * The storage keys that say something about a person. Not among them: what waits to be sent, a test that was laid aside for its owner, and
 * the e-mail that the person asked to be remembered.
 */
export const PERSONAL_KEYS: readonly string[] = [...Object.values(PERSISTED_KEYS), LAST_INPUT_KEY, TIMER_PROOF_KEY];

function saysNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(saysNothing);
  return value === undefined || value === null || value === false || value === '';
}

/** Whether the device keeps nothing of anybody who was here, nor of their test. */
export function isForgotten(read: (key: string) => unknown): boolean {
  return PERSONAL_KEYS.every((key) => saysNothing(read(key)));
}
