import { fieldOf, type SentCall } from '../../scenarios/observation.ts';
import type { Failure } from '../../scenarios/scenario.ts';
import type { Memory } from './memory.ts';

/** Before what was said in a call whose answer is held back. */
const UNHEARD = 'unheard ';
/** The calls that submit a result. */
export const RESULT_CALL = /^POST \/test-results\/(?:guest-)?create$/;

/** Whether our server has read a result and refused it; an answer of anything else ends nothing. */
function isFinal({ status, foreign }: Failure): boolean {
  return foreign !== true && [400, 409, 422].includes(status);
}

/** Whether it was said in a call whose answer did not arrive. */
export function isUnheard(entry: string): boolean {
  return entry.startsWith(UNHEARD);
}

/** What was said of a test, once it is known to have arrived. */
export function heard(said: readonly string[]): readonly string[] {
  return [...new Set(said.map((entry) => entry.replace(UNHEARD, '')))];
}

function withResult(memory: Memory, { name, payload }: SentCall): Memory {
  const testId = String(fieldOf(payload, 'testId'));
  const failure = memory.spoilt[name];
  if (failure !== undefined) {
    const { [name]: _answered, ...spoilt } = memory.spoilt;
    return { ...memory, spoilt, ...(isFinal(failure) && { refused: new Set([...memory.refused, testId]) }) };
  }
  const said = fieldOf(payload, 'submitToCloud') === true ? 'no account' : 'result';
  const before = memory.delivered.get(testId) ?? [];
  const isHeld = memory.held.some((call) => call.name === name && call.about === testId);
  // What was not heard to have arrived may be said again, which the back end takes for the same.
  const entry = isHeld ? `${UNHEARD}${said}` : said;
  return { ...memory, delivered: new Map([...memory.delivered, [testId, [...before, entry]]]) };
}

/** The person who is here when something is first said of a test began it. */
export function withOwner(memory: Memory, testId: string): Memory {
  const { owners, person } = memory;
  return owners.has(testId) ? memory : { ...memory, owners: new Map([...owners, [testId, person]]) };
}

/** A result belongs to the account whose test it was; a guest's may be taken along into any. */
export function withGroup(memory: Memory, { name, payload }: SentCall): Memory {
  const owner = memory.owners.get(String(fieldOf(payload, 'testId')));
  if (name !== 'POST /test-results/create' || (owner !== 'own' && owner !== 'other')) return memory;
  const group = String(fieldOf(payload, 'userGroupId'));
  const { groups, strayed } = memory;
  const isOthers = [...groups].some(([person, one]) => (person === owner) !== (one === group));
  if (isOthers) return { ...memory, strayed: strayed ?? owner };
  return { ...memory, groups: new Map([...groups, [owner, group]]) };
}

/** What a call said, and that its answer is not spoilt a second time. */
export function withAnswered(memory: Memory, call: SentCall): Memory {
  if (RESULT_CALL.test(call.name)) return withResult(memory, call);
  const { [call.name]: _answered, ...spoilt } = memory.spoilt;
  return { ...memory, spoilt };
}
