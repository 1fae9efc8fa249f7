import { kitTexts } from '../../core/domain/kit-texts.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { CriticalTask } from './critical-task.ts';

const { waitMinutes, endMinutes } = kitTexts(KITS[0]);

/** Critical tasks from the wait to the second scan. */
export const TASKS_OF_THE_WAIT: readonly CriticalTask[] = [
  {
    id: 'wait-fully',
    task: `Wait the whole ${waitMinutes} minutes.`,
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
        does: 'Title, sound, vibration and, if allowed, a notification announce the end; the screen stays awake.',
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
    task: `Read the lines between ${waitMinutes} and ${endMinutes} minutes after the drops.`,
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
];
