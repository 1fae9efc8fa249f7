import { PERSISTED_KEYS, LAST_INPUT_KEY, TIMER_PROOF_KEY } from '../core/flow/persisted-state.ts';
import { asRecord } from '../core/flow/persisted-values.ts';
import type { TestSession } from '../core/flow/session.ts';

/** The values of a test that a scenario can delete from the storage, as if damaged, by their names in product.md section 3. */
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

/** A stored test without one of its values. */
export function withoutStoredValue(session: unknown, lost: Losable): unknown {
  const { [lost]: _lost, ...others } = asRecord(session) ?? {};
  return others;
}

/**
 * The storage keys with data about a person, except the outbox, parked tests, and the email address that the person asked to be
 * remembered.
 */
export const PERSONAL_KEYS: readonly string[] = [...Object.values(PERSISTED_KEYS), LAST_INPUT_KEY, TIMER_PROOF_KEY];

function isBlankValue(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlankValue);
  return value === undefined || value === null || value === false || value === '';
}

/** Whether the browser stores nothing about any earlier person or their test. */
export function isForgotten(read: (key: string) => unknown): boolean {
  return PERSONAL_KEYS.every((key) => isBlankValue(read(key)));
}
