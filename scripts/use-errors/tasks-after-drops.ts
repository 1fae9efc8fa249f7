import type { CriticalTask } from './critical-task.ts';

/** Critical tasks from the start of the wait to the report. */
export const TASKS_AFTER_THE_DROPS: readonly CriticalTask[] = [
  {
    id: 'start-in-time',
    task: 'Start the wait right after the fourth drop.',
    error: 'Start is pressed too early, too late or twice.',
    harm: 'The lines are read at the wrong time: a false result.',
    barriers: [
      {
        does: 'Leaving the screen of the drops begins the wait of 15 minutes, which leads on by itself.',
        tests: [['core/flow/guest-flow.unit.test.ts', 'count 15 minutes, advance automatically, and count 15 more']],
      },
      {
        does: 'A wait is counted from the collection of the sample and is never started again.',
        tests: [
          [
            'core/flow/cassette-of-test.unit.test.ts',
            'is counted from the collection of the sample, and not restarted',
          ],
        ],
      },
    ],
    remains: 'The app does not know when the last drop fell.',
  },
  {
    id: 'wait-fully',
    task: 'Wait the whole 15 minutes.',
    error: 'The lines are read early, or a clock that was set makes the wait shorter.',
    harm: 'A line at T has not appeared yet: a false negative result.',
    barriers: [
      {
        does: 'No step leads past the wait before its end, on any path.',
        tests: [
          [
            'core/flow/flow.property.test.ts',
            'keeps the step in range and its prerequisites met, never shortens the wait, and rejects late readings',
          ],
        ],
      },
      {
        does: 'Once lines may have appeared, pictures cover the window, because an empty one would suggest a result.',
        tests: [
          [
            'web/illustrations/cassette.unit.test.tsx',
            'are covered once lines may have appeared, because an empty window would suggest a result',
          ],
        ],
      },
      {
        does: 'Sleep, reload, a closed tab and a clock that is set do not shorten it.',
        tests: [
          [
            'core/use-cases/session/timer-watch.property.test.ts',
            'never allows a reading too early or too late while the server can be reached',
          ],
          [
            'core/use-cases/session/timer-watch.unit.test.ts',
            'counts down through staying, sleeping, reloading and a closed tab',
          ],
        ],
      },
    ],
    remains: 'Looking at the cassette early.',
  },
  {
    id: 'notice-the-end',
    task: 'Notice that the wait is over.',
    error: 'The person is elsewhere, on another page or asleep.',
    harm: 'The result is read too late, or a kit is wasted.',
    barriers: [
      {
        does: 'The end is told by title, sound, vibration and, if allowed, a notification; the screen stays awake.',
        tests: [
          [
            'web/test-steps/timers.screen.test.ts',
            'the end of the wait is signaled by the title, a sound, vibration and a notification; the screen stays awake',
          ],
        ],
      },
      {
        does: 'Every other page shows the running timer with the way back, and gives the same alerts.',
        tests: [
          [
            'web/test-steps/timer-everywhere.screen.test.ts',
            'ends, alerts, warns and expires there, even after a reload',
          ],
        ],
      },
    ],
    remains: 'A phone that is off, muted, or whose browser was closed.',
  },
  {
    id: 'read-in-the-window',
    task: 'Read the lines between 15 and 30 minutes after the drops.',
    error: 'The lines are read later.',
    harm: 'A line that appeared late is read: a false positive result.',
    barriers: [
      {
        does: 'A reading after the window is rejected, and the expired screen says why.',
        tests: [
          ['core/flow/guest-flow.unit.test.ts', 'reject a reading after the window'],
          ['web/test-steps/resumed.screen.test.ts', 'is open at ${step} until its last second, and then stays expired'],
        ],
      },
      {
        does: 'The time left is shown, with a warning in the last minute.',
        tests: [
          [
            'web/test-steps/steps.screen.test.ts',
            'shows the time left to read, warns in the last minute, announces the last important seconds, and expires',
          ],
        ],
      },
      {
        does: 'The window is counted from the end of the wait, not from the return of the person.',
        tests: [
          [
            'core/flow/guest-flow.unit.test.ts',
            'count the reading window from the end of the wait, not from the return',
          ],
        ],
      },
    ],
    remains: 'In the reporting flow the app was not there when the test was read.',
  },
  {
    id: 'same-cassette',
    task: 'Read the cassette that was scanned before the test.',
    error: 'Another cassette is read, such as that of a family member.',
    harm: 'Two people’s results are exchanged.',
    barriers: [
      {
        does: 'The second scan accepts only the cassette of the first, in every form of its code.',
        tests: [
          ['core/flow/guest-flow.unit.test.ts', 'requires the same cassette at the second scan'],
          [
            'core/domain/parse-barcode.property.test.ts',
            'of another cassette than the first is rejected, and the first one is accepted again',
          ],
        ],
      },
      {
        does: 'A second test cannot be started over one that runs, in any tab.',
        tests: [
          [
            'core/use-cases/session/start-test.unit.test.ts',
            'is rejected, in the same tab and in another one that missed the start',
          ],
        ],
      },
    ],
    remains: 'Scanning one cassette and looking at another.',
  },
  {
    id: 'control-before-test',
    task: 'Look at C first: without a line at C the test says nothing.',
    error: 'A line at T alone is read as positive, or no line at all as negative.',
    harm: 'A false result from a test that did not work.',
    barriers: [
      {
        does: 'C is asked before T, on a screen of its own.',
        tests: [['core/flow/tables.unit.test.ts', 'has the steps of the specification in their order, each once']],
      },
      {
        does: 'Without a line at C the result is invalid, whatever the answer about T.',
        tests: [
          ['core/domain/determine-result.unit.test.ts', 'is invalid with C %s and T %s'],
          ['core/domain/reported-lines.unit.test.ts', 'is the C line first, because T means nothing without it'],
        ],
      },
    ],
    remains: 'A person who takes C for T; pictures and letters show which is which.',
  },
  {
    id: 'faint-line',
    task: 'Count a faint line at T as a line.',
    error: 'A faint line is read as none.',
    harm: 'A false negative result: an infected person meets others and is not treated in time.',
    barriers: [
      {
        does: 'The example of a positive test shows a strong, a faint and a pink line.',
        tests: [
          [
            'web/illustrations/cassette.unit.test.tsx',
            'at T are strong, faint and pink in the example of a positive test',
          ],
        ],
      },
      {
        does: 'The question about T says that a faint line counts, and draws one beside its answer.',
        tests: [
          [
            'adapters/translations/texts.unit.test.ts',
            'say at the question about T, and before it, that a faint line counts',
          ],
          [
            'web/test-steps/reported-lines.unit.test.tsx',
            'is not suggested by the question: the answers describe themselves, and all windows have one size',
          ],
        ],
      },
      {
        does: 'The drawn lines keep their colors in the dark theme.',
        tests: [
          ['web/test-steps/lines.screen.test.ts', 'cassette, lines and skin keep their colors in the dark theme'],
        ],
      },
    ],
    remains: 'Eyesight and light; the app asks for bright light and for another person’s eyes.',
  },
  {
    id: 'not-sure',
    task: 'Say so when a line cannot be judged.',
    error: 'The person guesses, or does not know what “not sure” leads to.',
    harm: 'A false result, or a wasted kit.',
    barriers: [
      {
        does: '“Not sure” is an answer to both questions.',
        tests: [
          [
            'web/test-steps/reported-lines.unit.test.tsx',
            'is not suggested by the question: the answers describe themselves, and all windows have one size',
          ],
        ],
      },
      {
        does: 'What “not sure” leads to is said before and after.',
        tests: [
          [
            'web/test-steps/lines.screen.test.ts',
            'a user who is not sure about T reads before and after what that means, and nothing else',
          ],
        ],
      },
    ],
    remains: 'A person who guesses nevertheless.',
  },
  {
    id: 'examples-are-examples',
    task: 'Tell the example pictures from one’s own result.',
    error: 'An example of a positive test is taken for the result.',
    harm: 'Fright, wrong isolation, or a false feeling of safety.',
    barriers: [
      {
        does: 'Heading and tab of each example name it as one.',
        tests: [
          ['web/test-steps/reported-lines.unit.test.tsx', 'is called an example in the heading if it is one'],
          [
            'web/test-steps/lines.screen.test.ts',
            'the titles of ${step} and of its tab name an example, not a verdict',
          ],
        ],
      },
      {
        does: 'Lines are drawn only in examples and in what the person reported.',
        tests: [
          [
            'web/illustrations/cassette.unit.test.tsx',
            "appear only in the examples and the user's own result, whatever the answers were",
          ],
        ],
      },
    ],
    remains: 'None known.',
  },
  {
    id: 'confirm-result',
    task: 'Confirm the result that follows from the lines.',
    error: 'Another result is chosen, or the confirmation is passed by a second press.',
    harm: 'A wrong result is stored, acted on and reported.',
    barriers: [
      {
        does: 'The result is preselected from the two answers, and again when an answer changes.',
        tests: [
          [
            'core/flow/guest-flow.unit.test.ts',
            'preselects the result from the lines, and again when an answer changes',
          ],
        ],
      },
      {
        does: 'A result that does not match the lines is shown with the reason, and without lines.',
        tests: [
          [
            'web/test-steps/lines.screen.test.ts',
            'a user who chooses a result that does not match the lines sees no lines, and the reason',
          ],
        ],
      },
      {
        does: 'A press counts once and never on a screen that has just appeared under the finger.',
        tests: [
          ['web/presses/press-rule.unit.test.ts', 'at the same place as the previous one, %s'],
          ['web/presses/press-rule.unit.test.ts', 'on a new screen, %s'],
        ],
      },
    ],
    remains: 'A person who changes the result on purpose.',
  },
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
