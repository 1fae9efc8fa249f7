import { fieldOf, type SentCall } from '../../scenarios/observation.ts';
import type { Failure } from '../../scenarios/scenario.ts';
import type { Memory } from './memory.ts';

/** Prefix of an entry whose response is held back or lost. */
const UNCONFIRMED = 'unheard ';
/** The calls that submit a result. */
export const RESULT_CALL = /^POST \/test-results\/(?:guest-)?create$/;

/** Whether our server rejected a result for good. Responses of proxies and temporary failures do not. */
function isFinal({ status, foreign }: Failure): boolean {
  return foreign !== true && [400, 409, 422].includes(status);
}

/** Whether the response to the call has not arrived. */
export function isUnconfirmed(entry: string): boolean {
  return entry.startsWith(UNCONFIRMED);
}

/** The entries of a test after its response has arrived. */
export function confirmed(entries: readonly string[]): readonly string[] {
  return [...new Set(entries.map((entry) => entry.replace(UNCONFIRMED, '')))];
}

function withResult(memory: Memory, { name, payload }: SentCall, isLost: boolean): Memory {
  const testId = String(fieldOf(payload, 'testId'));
  const failure = memory.nextFailures[name];
  if (failure !== undefined) {
    const { [name]: _answered, ...nextFailures } = memory.nextFailures;
    const isRejected = isFinal(failure) && !isLost;
    return { ...memory, nextFailures, ...(isRejected && { rejected: new Set([...memory.rejected, testId]) }) };
  }
  const said = fieldOf(payload, 'submitToCloud') === true ? 'no account' : 'result';
  const before = memory.delivered.get(testId) ?? [];
  const isHeld = memory.heldCalls.some((call) => call.name === name && call.about === testId);
  // An unconfirmed call may be repeated; the back end treats it as the same one.
  const entry = isHeld || isLost ? `${UNCONFIRMED}${said}` : said;
  return { ...memory, delivered: new Map([...memory.delivered, [testId, [...before, entry]]]) };
}

/** The user who is logged in at the first call about a test owns it. */
export function withOwner(memory: Memory, testId: string): Memory {
  const { owners, person } = memory;
  return owners.has(testId) ? memory : { ...memory, owners: new Map([...owners, [testId, person]]) };
}

/** A result must be sent for the account that owns the test; a guest's may go to any account. */
export function withGroup(memory: Memory, { name, payload }: SentCall): Memory {
  const owner = memory.owners.get(String(fieldOf(payload, 'testId')));
  if (name !== 'POST /test-results/create' || (owner !== 'own' && owner !== 'other')) return memory;
  const group = String(fieldOf(payload, 'userGroupId'));
  const { groups, misattributed } = memory;
  const isOthers = [...groups].some(([person, one]) => (person === owner) !== (one === group));
  if (isOthers) return { ...memory, misattributed: misattributed ?? owner };
  return { ...memory, groups: new Map([...groups, [owner, group]]) };
}

/** Records a delivered call; a scheduled failure applies only once. */
export function withAnswered(memory: Memory, call: SentCall, isLost: boolean): Memory {
  if (RESULT_CALL.test(call.name)) return withResult(memory, call, isLost);
  const { [call.name]: _answered, ...nextFailures } = memory.nextFailures;
  return { ...memory, nextFailures };
}
