import type { CriticalTask } from './critical-task.ts';

/** Critical tasks on the way to the report. */
export const TASKS_OF_THE_REPORT: readonly CriticalTask[] = [
  {
    id: 'leave-and-return',
    task: 'Go on with the test after the page was left or reloaded.',
    error: 'Answers are lost, or the test goes on at a step it has not earned.',
    harm: 'A wasted kit, or a result without its conditions.',
    barriers: [
      {
        does: 'A reload returns to the same step, or to the earliest one whose condition is not met.',
        tests: [
          [
            'core/flow/guest-flow.unit.test.ts',
            'resumes at the same step after a reload, or at the earliest unmet one',
          ],
        ],
      },
      {
        does: 'Where going back would do harm, there is no back arrow.',
        tests: [['core/flow/guest-flow.unit.test.ts', 'is hidden exactly where going back would do harm']],
      },
    ],
    remains: 'Data of the browser that the person deletes.',
  },
  {
    id: 'symptoms',
    task: 'Say whether there are symptoms, and since when.',
    error: 'No answer, a wrong date, or the answer of another person.',
    harm: 'Wrong advice about the next test; a wrong report.',
    barriers: [
      {
        does: 'An answer is required, and with symptoms a real date that is not in the future.',
        tests: [
          ['core/flow/guest-flow.unit.test.ts', 'stays on %s while something is missing'],
          ['core/flow/guest-flow.unit.test.ts', 'asks for the onset date when it is %j'],
        ],
      },
    ],
    remains: 'Symptoms that begin after the question.',
  },
  {
    id: 'test-again',
    task: 'Test again after a negative result with symptoms, and get help in an emergency.',
    error: 'One negative test is taken as proof of health.',
    harm: 'An infected person meets others; care comes too late.',
    barriers: [
      {
        does: 'The time to test again follows from the result, the symptoms and the kit.',
        tests: [
          [
            'core/domain/retest.unit.test.ts',
            'a negative result with symptoms has a retest 48 hours after it was read',
          ],
        ],
      },
      {
        does: 'The hours of the repeat and the number to call are the same in every language.',
        tests: [['adapters/translations/texts.unit.test.ts', '%s are %j']],
      },
    ],
    remains: 'A person who does not test again.',
  },
  {
    id: 'right-consent',
    task: 'Choose what is reported, and about whom.',
    error: 'A report is sent that the person did not want, or under a name although it was to be anonymous.',
    harm: 'Health data reach others against the person’s will.',
    barriers: [
      {
        does: 'Nothing is preselected, and what will be sent is shown field by field before it is sent.',
        tests: [
          ['core/flow/guest-flow.unit.test.ts', 'stays on %s while something is missing'],
          [
            'web/test-steps/steps.screen.test.ts',
            'what will be sent is shown before the report, field by field, in the current language',
          ],
        ],
      },
      {
        does: 'The choice is skipped only with the stored consent of the chosen profile, and goes when that consent goes.',
        tests: [
          ['core/flow/account-flow.unit.test.ts', 'skips the report step where consent is stored, in both directions'],
          ['core/flow/other-person.unit.test.ts', 'is cleared with the consent, and is asked before anything is sent'],
        ],
      },
      {
        does: 'Nothing that identifies the person is in an anonymous report, its row, its file name or the log.',
        tests: [
          [
            'server/anonymous-reports.property.test.ts',
            'An anonymous report, its row, its file name and the log contain nothing that identifies the person tested',
          ],
        ],
      },
      {
        does: 'A guest who does not report leaves nothing personal on the server.',
        tests: [
          ['server/guest-results.integration.test.ts', 'nothing personal is stored about a guest who does not report'],
        ],
      },
    ],
    remains: 'A person who reads neither the choice nor the list.',
  },
  {
    id: 'report-once',
    task: 'Send the result once.',
    error: 'It is sent twice, by two presses, two tabs or a repeated call.',
    harm: 'One case is counted twice; the person is called twice.',
    barriers: [
      {
        does: 'One test is one submission and one report, however often it is sent.',
        tests: [
          ['core/flow/flow.property.test.ts', 'submits one result per test'],
          ['server/reports.integration.test.ts', 'one test is one report, however often and by anyone it is submitted'],
        ],
      },
      {
        does: 'Two tabs that submit at the same time submit once.',
        tests: [
          ['web/network/offline.screen.test.ts', 'stay in sync, and submit once although both press at the same time'],
        ],
      },
    ],
    remains: 'The same test reported elsewhere too.',
  },
  {
    id: 'result-not-lost',
    task: 'Know whether the result was saved and sent.',
    error: 'The page is closed while the result has not been sent.',
    harm: 'The result is lost, or the person believes it was reported.',
    barriers: [
      {
        does: 'What could not be sent waits on the device, survives a reload and a logout, and goes once.',
        tests: [
          [
            'web/network/offline.screen.test.ts',
            'reaches the end with every screen and picture; the report waits, survives a reload, and is sent once',
          ],
          ['core/flow/waiting-result.unit.test.ts', 'loses nothing when the server ended the login session first'],
        ],
      },
      {
        does: 'A result that the server refuses is shown as refused, with what to put right.',
        tests: [
          [
            'core/flow/rejected-dates.unit.test.ts',
            'is shown as rejected even after the result waited for the network',
          ],
        ],
      },
    ],
    remains: 'A browser whose data are deleted before the network returns.',
  },
];
