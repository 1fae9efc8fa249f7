import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KITS } from '../../../core/domain/kit-registry.ts';
import type { SessionEvent } from '../../../core/flow/events.ts';
import { rowOf } from '../../../core/flow/flows.ts';
import type { TestSession } from '../../../core/flow/session.ts';
import { elapsedInWindow, paths, readingMoves } from '../../../fixtures/arbitraries/paths.ts';
import { readings, readingsOf } from '../../../fixtures/arbitraries/readings.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { START, type FlowHarness } from '../../support/flow-harness.ts';
import { flowProperty } from '../../support/flow-property.ts';
import { makeMove } from '../../support/make-move.ts';
import { giveAnswer } from '../../support/pass-step.ts';
import { SUBMISSION } from '../../support/press-at-once.ts';
import { runs } from '../../support/property-settings.ts';
import { READ_IN_TIME } from '../../support/read-in-time.ts';

const [{ waitMs, readingWindowMs }] = KITS;

/** On the way to the reading steps only the wait takes time. */
const END = START + waitMs + readingWindowMs;

/** Answers of each kind that the window limits. */
const LATE_ANSWERS: readonly SessionEvent[] = (['yes', 'no'] as const).flatMap((answer): SessionEvent[] => [
  { type: 'lineRead', line: 'control', answer },
  { type: 'lineRead', line: 'test', answer },
  { type: 'resultChosen', result: answer === 'yes' ? 'positive' : 'negative' },
]);

const NEGATIVE = readingsOf('negative');

const isReading = (session: TestSession): boolean => rowOf(session)?.timer === 'reading';

/** After the end nothing changes what was read, and the test gets no further. */
function assertUnread(harness: FlowHarness, { controlLineResult, testLineResult, result, currentStep }: TestSession) {
  expect(harness.step(), 'the step after the reading window').toBe('expired');
  expect(harness.state().session, 'the test after the reading window').toMatchObject({
    controlLineResult,
    testLineResult,
    result,
    currentStep,
  });
}

it('the reading window ends when it must, whatever is pressed in it, and no answer counts after it', async () => {
  const ends = new Set<string>();
  await assertProperty(
    flowProperty(
      'testing',
      [fc.constantFrom(...READ_IN_TIME), readings, elapsedInWindow, paths(12, readingMoves)],
      async (harness, start, read, elapsed, path) => {
        await harness.passUntil(start, read);
        const { testId } = harness.state().session;
        harness.wait(elapsed);
        for (const move of path) {
          const before = harness.state().session;
          const isOver = harness.clock.now() >= END;
          await makeMove(harness, move);
          const { session } = harness.state();
          // Next leaves an expired test.
          if (session.testId !== testId) return;
          if (isOver) assertUnread(harness, before);
          else if (!isReading(session)) return void ends.add('read in time');
          expect(session.expirationTimerEndTime, 'the end of the reading window').toBe(END);
        }
        harness.wait(Math.max(0, END - harness.clock.now()));
        const before = harness.state().session;
        for (const answer of LATE_ANSWERS) giveAnswer(harness, answer);
        assertUnread(harness, before);
        await harness.actions().pressNext();
        expect(harness.backend.calls.map(({ name }) => name)).not.toContain(SUBMISSION);
        ends.add('expired');
      },
    ),
    {
      ...runs(250),
      examples: [
        ['confirm-result', NEGATIVE, 0, [{ kind: 'pass', readings: NEGATIVE }]],
        ['confirm-result', NEGATIVE, readingWindowMs, []],
      ],
    },
  );
  expect([...ends].toSorted()).toEqual(['expired', 'read in time']);
});
