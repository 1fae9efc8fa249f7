import { TEST_RESULTS } from '../domain/choice-lists.ts';
import { ERROR_CODES, type ErrorCode } from '../domain/error-codes.ts';
import { ok } from '../domain/result.ts';
import { SCAN_OUTCOMES } from '../domain/scan-outcome.ts';
import { PROGRESS_NAMES, STEP_IDS } from '../flow/step-row.ts';
import {
  described,
  flag,
  listOf,
  mapping,
  oneOf,
  reader,
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
const errors = reader<readonly ErrorCode[]>(
  { anyOf: [{ enum: ['none', ...ERROR_CODES] }, listOf(errorCode).schema] },
  (loose) => {
    if (loose.value === 'none') return ok([]);
    if (Array.isArray(loose.value)) return listOf(errorCode)(loose);
    const read = errorCode(loose);
    return read.ok ? ok([read.value]) : read;
  },
);

const carried = reader<Readonly<Record<string, unknown>> | null>({ type: ['object', 'null'] }, (loose) =>
  loose.value === null ? ok(null) : mapping(loose),
);

/** The expectations, each with how its value is read. */
const READERS = {
  step: described('The id of the step that shows.', oneOf([...STEP_IDS, 'expired', 'none'])),
  route: described('The address that is open.', route),
  timer: described(
    'The time remaining that is shown.',
    textLike(/^(?:\d{2,}:\d{2}|none)$/, 'a time as mm:ss, or none'),
  ),
  result: described('The result that is chosen or preselected.', oneOf([...TEST_RESULTS, 'none'])),
  scan: described('How the last scan ended.', oneOf([...SCAN_OUTCOMES, 'none'])),
  error: described('A code that is shown, several, or none at all.', errors),
  canNext: described('Whether pressing Next now would leave the step.', flag),
  canBack: described('Whether there is a back arrow.', flag),
  guest: described('Whether a guest is here.', flag),
  signedIn: described('Whether an account is signed in.', flag),
  forgotten: described('Whether the device keeps nothing of anybody who was here.', flag),
  message: described('The key of the message after a logout, or none.', someText),
  sent: described(
    'Of calls by name: the least that the last one carried; null: none was made.',
    recordOf(callName, carried),
  ),
  calls: described('Of calls by name: how many were made so far.', recordOf(callName, wholeNumber(0))),
  device: described('What the back end holds of the cassette that was saved last.', oneOf(DEVICE_STATES)),
  progress: described('The progress that was posted last.', oneOf([...PROGRESS_NAMES, 'none'])),
} satisfies { readonly [Key in keyof Expectation]-?: Reader<Expectation[Key]> };

const EXPECTATION = shape('An expectation', READERS);

/** What must hold; expecting nothing is a mistake. */
export const expectation = reader<Expectation>({ ...EXPECTATION.schema, minProperties: 1 }, (loose) => {
  const read = EXPECTATION(loose);
  if (!read.ok) return read;
  return Object.keys(read.value).length === 0 ? refuse(loose.path, 'This expects nothing.') : ok(read.value);
});
