import type { CriticalTask } from './critical-task.ts';

/** Critical tasks before the scan. */
export const TASKS_BEFORE_THE_SCAN: readonly CriticalTask[] = [
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
];
