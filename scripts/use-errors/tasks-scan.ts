import { kitTexts } from '../../core/domain/kit-texts.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { CriticalTask } from './critical-task.ts';

const { openedMinutes } = kitTexts(KITS[0]);

/** Critical tasks at the first scan, and the time after it. */
export const TASKS_AT_THE_SCAN: readonly CriticalTask[] = [
  {
    id: 'check-expiry',
    task: 'Use a cassette that has not expired.',
    error: 'An expired cassette is used.',
    harm: 'A false negative result: an infected person meets others and is not treated in time.',
    barriers: [
      {
        does: 'The first scan judges the expiry by the calendar day, for every day of manufacture.',
        tests: [
          [
            'core/domain/cassette-expiry.unit.test.ts',
            'is 24 calendar months after any day of 2000 to 2099, and that day is still valid',
          ],
          [
            'core/domain/parse-barcode.property.test.ts',
            'manufactured on any day of 2000 to 2099 is accepted on its last day and expired on the next',
          ],
        ],
      },
      {
        does: 'An expired cassette gets a message of its own and does not lead on.',
        tests: [['web/test-steps/scan.screen.test.ts', 'of ${what} shows its message']],
      },
    ],
    remains: 'A phone whose date is wrong before the test.',
  },
  {
    id: 'unused-cassette',
    task: 'Use a new cassette.',
    error: 'A cassette of an earlier test is used again.',
    harm: 'Old lines are read as the result of this person.',
    barriers: [
      {
        does: 'The server rejects a cassette that another test holds, and the scan says so.',
        tests: [
          ['core/flow/guest-flow.unit.test.ts', 'reports a cassette that another test used'],
          [
            'server/devices.integration.test.ts',
            'a device saved for one test is rejected for every other, and stays with the first',
          ],
        ],
      },
      {
        does: 'The step is left only when both the check and the save succeeded.',
        tests: [['core/flow/guest-flow.unit.test.ts', 'advances only when check and save both succeed']],
      },
    ],
    remains: 'A cassette that was used without the app.',
  },
  {
    id: 'right-kit',
    task: 'Use the kit for COVID-19.',
    error: 'A flu test, or a code of something else, is taken for it.',
    harm: 'A result for the wrong disease.',
    barriers: [
      {
        does: 'The lot of the code decides; a flu test is named as one and led elsewhere.',
        tests: [
          ['core/domain/cassette-verdict.unit.test.ts', 'says first that a cassette is %s (%s)'],
          ['web/test-steps/scan.screen.test.ts', 'of a flu test leads to where it can be reported'],
        ],
      },
      {
        does: 'Only the known codes of a kit box lead on.',
        tests: [['core/flow/guest-flow.unit.test.ts', 'rejects any other box code']],
      },
    ],
    remains: 'None known.',
  },
  {
    id: 'one-of-several-codes',
    task: 'Scan one’s own cassette where several lie on the table.',
    error: 'The camera reads the cassette of another person.',
    harm: 'Two people’s results are exchanged.',
    barriers: [
      {
        does: 'The camera takes the cassette in the middle, and asks for one code where two lie side by side.',
        tests: [
          [
            'core/domain/watch-symbols.property.test.ts',
            'only the cassette in the centre is accepted, whichever frames show it and another one at the edge',
          ],
          [
            'web/test-steps/scan.screen.test.ts',
            'asks for one code if two cassettes lie side by side, and accepts the one that stays',
          ],
        ],
      },
    ],
    remains: 'Aiming at the wrong cassette both times.',
  },
  {
    id: 'sixty-minutes',
    task: `Use the cassette within ${openedMinutes} minutes of opening its pouch.`,
    error: 'The test is taken later.',
    harm: 'A wrong result from a cassette that became damp.',
    barriers: [
      {
        does: `The step that opens the pouch and the warnings both say ${openedMinutes} minutes, in every language.`,
        tests: [['adapters/translations/texts.unit.test.ts', '%s are %j']],
      },
    ],
    remains: 'The app does not measure this time: it does not know when the pouch was opened.',
  },
];
