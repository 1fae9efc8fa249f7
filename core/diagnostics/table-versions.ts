import { FLOWS } from '../flow/flows.ts';
import { PERSISTED_KEYS } from '../flow/persisted-state.ts';
import { EMPTY_SESSION, type FlowName } from '../flow/session.ts';
import { newRecord } from '../flow/test-record.ts';

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a, 32 bits: short, and different for any two versions that are likely to be compared. */
function fingerprint(value: unknown): string {
  const text = JSON.stringify(value);
  let hash = FNV_START;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The version of a flow table: it changes with every row. Eight hexadecimal digits. */
export function flowTableVersion(flow: FlowName): string {
  return fingerprint(FLOWS[flow]);
}

/**
 * The version of the stored state: it changes whenever a stored key or a field of a test's record is added or removed. Eight hexadecimal
 * digits.
 */
export function storedStateVersion(): string {
  const record = newRecord('', { kind: 'guest', visit: 0 }, EMPTY_SESSION, 0);
  return fingerprint([
    Object.values(PERSISTED_KEYS),
    Object.keys(record),
    Object.keys(record.open ?? {}),
    Object.keys(EMPTY_SESSION),
  ]);
}
