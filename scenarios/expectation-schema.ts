import * as v from 'valibot';
import { TEST_RESULTS } from '../core/domain/choice-lists.ts';
import { ERROR_CODES } from '../core/domain/error-codes.ts';
import { PROGRESS_NAMES } from '../core/domain/progress.ts';
import { SCAN_OUTCOMES } from '../core/domain/scan-outcome.ts';
import { LOGOUT_MESSAGES } from '../core/flow/app-state.ts';
import { STEP_BOXES, STEP_IDS } from '../core/flow/step-row.ts';
import { DEVICE_STATES, FORM_BOXES } from './scenario-words.ts';
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
  nonEmptyText,
  severalOf,
  textLike,
  wholeNumber,
} from './schema-parts.ts';
import { inOneLine } from './shown-words.ts';

const flag = v.boolean(expected('true or false'));
const errors = severalOf(ERROR_CODES, 'error');
const boxes = severalOf([...Object.values(STEP_BOXES).flat(), ...FORM_BOXES], 'box');

/** What calls sent, by call name; null for a call that was not made. */
const sent = recordOf(callName, v.nullable(recordOf(fieldName, v.unknown())));

/** One text or a list of texts, as a person reads them. */
const words = v.pipe(
  v.union(
    [nonEmptyText, v.pipe(v.array(nonEmptyText), v.minLength(1, 'Expected a list with a text in it.'))],
    expected('a text, or a list of texts'),
  ),
  v.transform((found) => [found].flat().map(inOneLine)),
);

/** What must hold. A missing key expects nothing; an empty expectation is an error. */
export const expectation = v.pipe(
  shape(
    'An expectation',
    optional({
      step: described('The id of the step that shows.', oneOf([...STEP_IDS, 'expired', 'none'], 'step')),
      passes: described(
        'The steps that the last action passed on its way, in order, without the first and the last one: one, a list, or none.',
        severalOf(STEP_IDS, 'step'),
      ),
      route: described('The address that is open.', route),
      shows: described('Words that the page shows, in its language: a text, or a list of texts.', words),
      hides: described('Words that the page does not show: a text, or a list of texts.', words),
      timer: described(
        'The time remaining that is shown.',
        textLike(/^(?:\d{2,}:\d{2}|none)$/, 'a time as mm:ss, or none'),
      ),
      result: described('The result that is chosen or preselected.', oneOf([...TEST_RESULTS, 'none'])),
      scan: described('How the last scan ended.', oneOf([...SCAN_OUTCOMES, 'none'], 'scan outcome')),
      error: described('An error code that is shown, a list of codes, or none.', errors),
      errors: described('The error codes that are shown, and no others: one, a list, or none.', errors),
      checked: described(
        'The boxes that are checked, and no others: one, a list, or none.',
        v.pipe(
          boxes,
          v.transform((names) => names.toSorted()),
        ),
      ),
      canNext: described('Whether Next would leave the step.', flag),
      canBack: described('Whether there is a back arrow.', flag),
      guest: described('Whether the person is a guest.', flag),
      signedIn: described('Whether an account is logged in.', flag),
      forgotten: described('Whether the browser stores nothing about any earlier person.', flag),
      message: described(
        'The message after a logout, the notice before it, or none.',
        oneOf([...LOGOUT_MESSAGES, 'inactivity-notice', 'none'], 'message'),
      ),
      sent: described('By call name: fields that the last call must contain; null: no such call was made.', sent),
      calls: described('By call name: the number of calls so far.', recordOf(callName, wholeNumber(0))),
      device: described('The state of the last saved cassette in the back end.', oneOf(DEVICE_STATES)),
      progress: described('The last posted progress.', oneOf([...PROGRESS_NAMES, 'none'], 'progress')),
    }),
  ),
  v.minEntries(1, 'This expects nothing.'),
);
