import { TEST_RESULTS } from '../domain/choice-lists.ts';
import { ERROR_CODES, type ErrorCode } from '../domain/error-codes.ts';
import { ok } from '../domain/result.ts';
import { SCAN_OUTCOMES } from '../domain/scan-outcome.ts';
import { PROGRESS_NAMES, STEP_IDS } from '../flow/step-row.ts';
import {
  flag,
  listOf,
  mapping,
  oneOf,
  recordOf,
  refuse,
  shape,
  someText,
  textLike,
  wholeNumber,
  type Reader,
} from './loose-value.ts';
import { callName, route } from './read-values.ts';
import { DEVICE_STATES, type Expectation } from './scenario.ts';

const errorCode = oneOf(ERROR_CODES);

/** One code, a list of codes, or the word none. */
const errors: Reader<readonly ErrorCode[]> = (loose) => {
  if (loose.value === 'none') return ok([]);
  if (Array.isArray(loose.value)) return listOf(errorCode)(loose);
  const read = errorCode(loose);
  return read.ok ? ok([read.value]) : read;
};

const carried: Reader<Readonly<Record<string, unknown>> | null> = (loose) =>
  loose.value === null ? ok(null) : mapping(loose);

/** The expectations, each with how its value is read. */
const READERS = {
  step: oneOf([...STEP_IDS, 'expired', 'none']),
  number: wholeNumber(-1),
  route,
  timer: textLike(/^(?:\d{2,}:\d{2}|none)$/, 'a time as mm:ss, or none'),
  result: oneOf([...TEST_RESULTS, 'none']),
  scan: oneOf([...SCAN_OUTCOMES, 'none']),
  error: errors,
  canNext: flag,
  canBack: flag,
  guest: flag,
  signedIn: flag,
  message: someText,
  sent: recordOf(callName, carried),
  calls: recordOf(callName, wholeNumber(0)),
  device: oneOf(DEVICE_STATES),
  progress: oneOf([...PROGRESS_NAMES, 'none']),
} satisfies { readonly [Key in keyof Expectation]-?: Reader<Expectation[Key]> };

/** What must hold; expecting nothing is a mistake. */
export const expectation: Reader<Expectation> = (loose) => {
  const read = shape('An expectation', READERS)(loose);
  if (!read.ok) return read;
  return Object.keys(read.value).length === 0 ? refuse(loose.path, 'This expects nothing.') : ok(read.value);
};
