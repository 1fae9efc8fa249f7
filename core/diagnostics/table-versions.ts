import { FLOWS } from '../flow/flows.ts';
import { PERSISTED_KEYS } from '../flow/persisted-state.ts';
import { EMPTY_SESSION, type FlowName } from '../flow/session.ts';

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a, 32 bits: short, and different for any two versions that somebody is likely to compare. */
function fingerprint(value: unknown): string {
  const text = JSON.stringify(value);
  let hash = FNV_START;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Which table a flow follows: it changes whenever a row does. Eight hexadecimal digits. */
export function flowTableVersion(flow: FlowName): string {
  return fingerprint(FLOWS[flow]);
}

/** How the device keeps a test: it changes whenever a kept key or a field of the test comes or goes. Eight hexadecimal digits. */
export function keptStateVersion(): string {
  return fingerprint([Object.values(PERSISTED_KEYS), Object.keys(EMPTY_SESSION)]);
}
