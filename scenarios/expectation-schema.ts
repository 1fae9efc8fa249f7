import * as v from 'valibot';
import { TEST_RESULTS } from '../core/domain/choice-lists.ts';
import { ERROR_CODES } from '../core/domain/error-codes.ts';
import { SCAN_OUTCOMES } from '../core/domain/scan-outcome.ts';
import { PROGRESS_NAMES } from '../core/domain/progress.ts';
import { STEP_IDS } from '../core/flow/step-row.ts';
import {
  callName,
  described,
  expected,
  fieldName,
  oneOf,
  optional,
  recordOf,
  route,
  shape,
  someText,
  textLike,
  wholeNumber,
} from './schema-parts.ts';
import { DEVICE_STATES } from './scenario-words.ts';

const flag = v.boolean(expected('true or false'));
const errorCode = oneOf(ERROR_CODES);

/** One code, a list of codes, or the word none. */
const errors = v.pipe(
  v.union([v.literal('none'), errorCode, v.array(errorCode)], expected(`${ERROR_CODES.join(', ')}, a list, or none`)),
  v.transform((found) => (found === 'none' ? [] : [found].flat())),
);

/** What must hold; a missing key expects nothing, and expecting nothing at all is a mistake. */
export const expectation = v.pipe(
  shape(
    'An expectation',
    optional({
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
        recordOf(callName, v.nullable(recordOf(fieldName, v.unknown()))),
      ),
      calls: described('Of calls by name: how many were made so far.', recordOf(callName, wholeNumber(0))),
      device: described('What the back end holds of the cassette that was saved last.', oneOf(DEVICE_STATES)),
      progress: described('The progress that was posted last.', oneOf([...PROGRESS_NAMES, 'none'])),
    }),
  ),
  v.minEntries(1, 'This expects nothing.'),
);
