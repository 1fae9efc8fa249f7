import { kitTexts } from '../../core/domain/kit-texts.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { CriticalTask } from './critical-task.ts';

const { drops, noseCircles, noseSeconds, tubeSeconds, tubeTurns, waitMinutes } = kitTexts(KITS[0]);

/** Critical tasks with the sample, up to the start of the wait. */
export const TASKS_WITH_THE_SAMPLE: readonly CriticalTask[] = [
  {
    id: 'swab-both-sides',
    task: `Swab both nostrils with the same swab: to the right depth, ${noseCircles} circles each, about ${noseSeconds} seconds.`,
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
    task: `Turn the swab ${tubeTurns} times in the tube and swirl it for about ${tubeSeconds} seconds.`,
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
    task: `Add ${drops} drops to the sample well.`,
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
  {
    id: 'start-in-time',
    task: 'Start the wait right after the fourth drop.',
    error: 'Start is pressed too early, too late or twice.',
    harm: 'The lines are read at the wrong time: a false result.',
    barriers: [
      {
        does: `Leaving the screen of the drops begins the wait of ${waitMinutes} minutes, which leads on by itself.`,
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
];
