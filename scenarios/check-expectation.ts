import { isMapping } from './mapping.ts';
import { countCalls, lastCall, postedProgress, type Observation, type Observed } from './observation.ts';
import type { Expectation } from './scenario.ts';
import { hasWords, lineWith } from './shown-words.ts';

/** An expectation that does not hold: its key, the expected and the found value. */
export interface Mismatch {
  readonly key: keyof Expectation;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Whether a value contains what is expected: mappings must contain the expected fields, other values must be equal. */
export function carries(found: unknown, expected: unknown): boolean {
  if (isMapping(expected)) {
    return isMapping(found) && Object.entries(expected).every(([key, value]) => carries(found[key], value));
  }
  if (Array.isArray(expected)) {
    const isAlike = Array.isArray(found) && found.length === expected.length;
    return isAlike && expected.every((value, index) => carries(found[index], value));
  }
  return found === expected;
}

/** The part of the found value that was expected. */
function askedPart(found: unknown, expected: unknown): unknown {
  if (!isMapping(expected) || !isMapping(found)) return found ?? null;
  return Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, askedPart(found[key], value)]));
}

type Sent = NonNullable<Expectation['sent']>;

function sentMismatches(sent: Sent, { calls }: Observation): readonly Mismatch[] {
  return Object.entries(sent).flatMap(([name, fields]): readonly Mismatch[] => {
    const call = lastCall(calls, name);
    const holds = fields === null ? call === null : call !== null && carries(call.payload, fields);
    const found = call === null ? 'this call was not made' : askedPart(call.payload, fields);
    return holds ? [] : [{ key: 'sent', expected: { [name]: fields }, found: { [name]: found } }];
  });
}

function callMismatches(wanted: NonNullable<Expectation['calls']>, { calls }: Observation): readonly Mismatch[] {
  const counts = countCalls(calls);
  return Object.entries(wanted).flatMap(([name, count]): readonly Mismatch[] => {
    const found = counts[name] ?? 0;
    return found === count ? [] : [{ key: 'calls', expected: { [name]: count }, found: { [name]: found } }];
  });
}

function errorMismatches(wanted: NonNullable<Expectation['error']>, { errors }: Observation): readonly Mismatch[] {
  const holds = wanted.length === 0 ? errors.length === 0 : wanted.every((code) => errors.includes(code));
  return holds ? [] : [{ key: 'error', expected: wanted, found: errors }];
}

/** The shown errors if they are not the expected ones, or if there are others. A page may show one at two places. */
function exactErrorMismatches(
  wanted: NonNullable<Expectation['errors']>,
  { errors }: Observation,
): readonly Mismatch[] {
  const holds = wanted.every((code) => errors.includes(code)) && errors.every((code) => wanted.includes(code));
  return holds ? [] : [{ key: 'errors', expected: wanted, found: errors }];
}

/** The expected words that do not show, or show although they must not. */
function wordMismatches({ shows = [], hides = [] }: Expectation, lines: readonly string[]): readonly Mismatch[] {
  return [
    ...shows
      .filter((words) => !hasWords(lines, words))
      .map((words) => ({
        key: 'shows' as const,
        expected: { [words]: 'shown' },
        found: { [words]: 'not shown' },
      })),
    ...hides
      .filter((words) => hasWords(lines, words))
      .map((words) => ({
        key: 'hides' as const,
        expected: { [words]: 'not shown' },
        found: { [words]: `shown in "${lineWith(lines, words)}"` },
      })),
  ];
}

/** Whether an expectation is about words, which are read only for that. */
export const isAboutWords = ({ shows, hides }: Expectation): boolean => shows !== undefined || hides !== undefined;

/** All expectations that do not hold. `lines` are the words that show, where the expectation is about words. */
export function mismatches(
  expectation: Expectation,
  observation: Observed,
  lines: readonly string[] = [],
): readonly Mismatch[] {
  const { sent, calls, error, errors, progress, shows: _shows, hides: _hides, ...plain } = expectation;
  const plainOnes = (Object.keys(plain) as (keyof typeof plain)[]).flatMap((key): readonly Mismatch[] =>
    carries(observation[key], plain[key]) ? [] : [{ key, expected: plain[key], found: observation[key] }],
  );
  const posted = postedProgress(observation.calls);
  return [
    ...plainOnes,
    ...(error === undefined ? [] : errorMismatches(error, observation)),
    ...(errors === undefined ? [] : exactErrorMismatches(errors, observation)),
    ...(progress === undefined || progress === posted
      ? []
      : [{ key: 'progress' as const, expected: progress, found: posted }]),
    ...wordMismatches(expectation, lines),
    ...(sent === undefined ? [] : sentMismatches(sent, observation)),
    ...(calls === undefined ? [] : callMismatches(calls, observation)),
  ];
}
