import type { CriticalTask } from './critical-task.ts';

/** Critical tasks from the choice of the person to the last drop. */
export const TASKS_BEFORE_THE_WAIT: readonly CriticalTask[] = [
  {
    id: 'right-person',
    task: 'Choose the person who is tested.',
    error: 'Another profile of the account is chosen, or the answers of one person are kept for another.',
    harm: 'The result and the report name the wrong person; that person is isolated or treated for nothing.',
    barriers: [
      {
        does: 'Nothing is preselected: an account cannot go on without choosing a profile.',
        tests: [['core/flow/account-flow.unit.test.ts', 'must choose a profile']],
      },
      {
        does: 'Choosing another person clears symptoms, onset date and report option.',
        tests: [['core/flow/other-person.unit.test.ts', 'asks for symptoms, onset and report again']],
      },
      {
        does: 'A second test has none of the first one’s personal data.',
        tests: [
          ['core/flow/second-test.unit.test.ts', 'has no data of the person whom the first one was reported for'],
        ],
      },
    ],
    remains: 'A person who chooses the wrong profile and does not notice it on later screens.',
  },
  {
    id: 'age-limits',
    task: 'Test only people aged 2 or over, and swab children aged 2 to 13 as an adult.',
    error: 'A child under 2 is tested, or a child swabs their own nose.',
    harm: 'Injury of the nose; a wrong result from a poor sample.',
    barriers: [
      {
        does: 'With a profile under 2, both flows stop and say why.',
        tests: [
          ['core/flow/account-flow.unit.test.ts', 'cannot continue the %s flow for a child under two'],
          [
            'web/test-steps/account-review.screen.test.ts',
            'shows names with ages, and immediately says who is too young',
          ],
        ],
      },
      {
        does: 'With a profile aged 2 to 13, self-collection is refused.',
        tests: [
          ['core/flow/account-flow.unit.test.ts', 'aged %i with self-collection %s meets %s'],
          ['web/test-steps/account-review.screen.test.ts', 'remembers a child when the swab is taken'],
        ],
      },
      {
        does: 'A report about a person who was too young on the day of the test is refused by the server.',
        tests: [
          [
            'server/account-results.integration.test.ts',
            'with a report about a person who was too young on the day of the test',
          ],
        ],
      },
    ],
    remains: 'Guests are not asked for an age before the swab; they read the limits at intro-eligibility.',
  },
  {
    id: 'read-warnings',
    task: 'Read the warnings before the test.',
    error: 'Next is pressed without reading them.',
    harm: 'A person who must not be tested is tested; contact with the liquid; a child swallows a part.',
    barriers: [
      {
        does: 'All warnings of the specification are there, with the poison line and the confirmation.',
        tests: [
          [
            'adapters/translations/texts.unit.test.ts',
            'contain the warnings of the specification, with the poison line and the confirmation',
          ],
        ],
      },
      {
        does: 'While the end of the list has not been in view, Next scrolls to the next unread group.',
        tests: [
          [
            'web/test-steps/reading-on.screen.test.ts',
            'are scrolled with the focus by Next before it leaves them, at a height of ${height}',
          ],
        ],
      },
    ],
    remains: 'Scrolling past without reading.',
  },
  {
    id: 'be-ready',
    task: 'Have the kit, a flat surface and a charged phone before the pouch is opened.',
    error: 'The test is begun and must be left in the middle.',
    harm: 'A wasted kit; a result read too late.',
    barriers: [
      {
        does: 'Next is not available until every box is checked, on both checklists.',
        tests: [
          ['core/flow/guest-flow.unit.test.ts', 'stays on %s while something is missing'],
          ['core/flow/tables.unit.test.ts', 'requires ticks exactly where it lists boxes'],
        ],
      },
      {
        does: 'A test that has begun goes on without a network, with every screen and picture.',
        tests: [
          [
            'web/network/offline.screen.test.ts',
            'reaches the end with every screen and picture; the report waits, survives a reload, and is sent once',
          ],
        ],
      },
    ],
    remains: 'A box that is checked although it is not true.',
  },
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
        does: 'The server rejects a cassette that another test holds, and the person is told at the scan.',
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
    task: 'Use the cassette within 60 minutes of opening its pouch.',
    error: 'The test is taken later.',
    harm: 'A wrong result from a cassette that became damp.',
    barriers: [
      {
        does: 'The step that opens the pouch and the warnings both say 60 minutes, in every language.',
        tests: [['adapters/translations/texts.unit.test.ts', '%s are %j']],
      },
    ],
    remains: 'The app does not measure this time: it does not know when the pouch was opened.',
  },
  {
    id: 'swab-both-sides',
    task: 'Swab both nostrils with the same swab: to the right depth, 5 circles each, about 15 seconds.',
    error: 'One nostril is left out, or the swab is taken out too early.',
    harm: 'Too little sample: a false negative result.',
    barriers: [
      {
        does: 'Each nostril has two screens of its own, in a fixed order.',
        tests: [['core/flow/tables.unit.test.ts', 'has the steps of the specification in their order, each once']],
      },
      {
        does: 'Depth, circles and seconds are those of the kit, in every language, and the pictures count as far.',
        tests: [
          ['adapters/translations/texts.unit.test.ts', '%s are %j'],
          ['web/illustrations/step-pictures.unit.test.tsx', "count as far as the step's text, animated and still"],
        ],
      },
      {
        does: 'One press leads one screen on, also when it is doubled or held down.',
        tests: [
          ['web/presses/press-rule.unit.test.ts', 'counts once for a double click'],
          [
            'web/presses/double-press.screen.test.ts',
            'advances one step at a time into the full test, through it, and to the offer of an account',
          ],
        ],
      },
    ],
    remains: 'The app cannot see the swab; a person may still do too little.',
  },
  {
    id: 'swab-another',
    task: 'Swab another person’s nose.',
    error: 'The instructions for one’s own nose are followed.',
    harm: 'Injury of a child; too little sample.',
    barriers: [
      {
        does: 'Who takes the sample must be chosen, and the steps then speak of that person’s nose.',
        tests: [
          ['core/flow/guest-flow.unit.test.ts', 'stays on %s while something is missing'],
          ['web/test-steps/every-step.unit.test.tsx', "a person who swabs another reads about that person's nose"],
        ],
      },
    ],
    remains: 'A child who moves.',
  },
  {
    id: 'prepare-sample',
    task: 'Turn the swab 5 times in the tube and swirl it for about 30 seconds.',
    error: 'The swab is taken out too early.',
    harm: 'Too little sample in the liquid: a false negative result.',
    barriers: [
      {
        does: 'Turns and seconds are those of the kit, in every language, and the picture counts as far.',
        tests: [
          ['adapters/translations/texts.unit.test.ts', '%s are %j'],
          ['web/illustrations/step-pictures.unit.test.tsx', "count as far as the step's text, animated and still"],
        ],
      },
    ],
    remains: 'The app cannot see the tube.',
  },
  {
    id: 'four-drops',
    task: 'Add 4 drops to the sample well.',
    error: 'Too few or too many drops, or drops in the window.',
    harm: 'An invalid or wrong result.',
    barriers: [
      {
        does: 'The number is that of the kit, in every language, and the picture counts to it.',
        tests: [
          ['adapters/translations/texts.unit.test.ts', '%s are %j'],
          ['web/illustrations/step-pictures.unit.test.tsx', "count as far as the step's text, animated and still"],
        ],
      },
      {
        does: 'Every drawn cassette has well, T, C and code where the real one has them.',
        tests: [
          [
            'web/illustrations/cassette.unit.test.tsx',
            'has the well, then T, C and the code, like the real one, and is never mirrored',
          ],
        ],
      },
    ],
    remains: 'The app cannot count drops; the control line shows the worst mistakes.',
  },
];
