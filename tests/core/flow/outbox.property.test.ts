import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outboxMoves, paths, type Move } from '../../../fixtures/arbitraries/paths.ts';
import { readingsOf } from '../../../fixtures/arbitraries/readings.ts';
import { fieldOf } from '../../../scenarios/observation.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { emptyOutbox } from '../../support/empty-outbox.ts';
import { CASSETTE, OTHER_CASSETTE, type FlowHarness } from '../../support/flow-harness.ts';
import { flowProperty } from '../../support/flow-property.ts';
import { listen, RESULT } from '../../support/heard-calls.ts';
import { makeMove } from '../../support/make-move.ts';
import { SUBMISSION } from '../../support/press-at-once.ts';
import { runs } from '../../support/property-settings.ts';
import { classify } from '../../support/property-statistics.ts';

const PASS: Move = { kind: 'pass', readings: readingsOf('positive') };

const PROGRESS = 'POST /test-results/post-test-progress';

/** A result is submitted offline. */
const OFFLINE: Move[] = [{ kind: 'offline' }, PASS, PASS];

/** Earlier progress still waits when the result is submitted. */
const LOST_PROGRESS: Move[] = [{ kind: 'drop', call: PROGRESS }, PASS, PASS];

/** What a call of a guest says, as `listen` notes it; null for the other calls. */
function saidBy({ name, payload }: FlowHarness['backend']['calls'][number]): string | null {
  if (name === SUBMISSION) return RESULT;
  return name === PROGRESS ? String(fieldOf(payload, 'timeStamp')) : null;
}

/** Ends a first test, and starts the next one. */
async function startAnother(harness: FlowHarness): Promise<void> {
  await emptyOutbox(harness);
  harness.actions().goHome();
  if (harness.step() !== 'none') harness.actions().cancelTest();
  await harness.actions().startTest('reporting');
}

async function passUntilReport(harness: FlowHarness, cassette: string): Promise<void> {
  await harness.passUntil('first-scan');
  await harness.actions().scanCode(cassette);
  await harness.passUntil('submit-report');
}

/** Makes the moves. Returns whether the app showed that the result is sent, or will be. */
async function isAcknowledged(harness: FlowHarness, path: readonly Move[]): Promise<boolean> {
  let isShown = false;
  for (const move of path) {
    harness.clock.advance(1000);
    await makeMove(harness, move);
    isShown ||= harness.state().session.submittedAt !== null;
  }
  return isShown;
}

it('every result that counts as submitted reaches the server once, and the progress of its test in order', async () => {
  const waited = new Set<string>();
  await assertProperty(
    flowProperty(
      'reporting',
      [paths(14, outboxMoves), fc.option(paths(14, outboxMoves))],
      async (harness, first, second) => {
        const heard = listen(harness);
        const acknowledged: (string | null)[] = [];
        const tests = second === null ? [first] : [first, second];
        for (const [index, path] of tests.entries()) {
          if (index > 0) await startAnother(harness);
          await passUntilReport(harness, index === 0 ? CASSETTE : OTHER_CASSETTE);
          const { testId } = harness.state().session;
          if (await isAcknowledged(harness, path)) acknowledged.push(testId);
          for (const { kind } of harness.state().outbox.waiting) waited.add(kind);
        }
        await emptyOutbox(harness);
        expect(harness.state().outbox.refused, 'the results that the server rejected').toEqual([]);
        for (const testId of acknowledged) {
          const said = heard.filter((one) => one.testId === testId).map((one) => one.said);
          expect(
            said.filter((one) => one === RESULT),
            'the results of a test',
          ).toHaveLength(1);
          const times = said.filter((one) => one !== RESULT);
          expect(times, 'the progress').toEqual(times.toSorted());
        }
      },
    ),
    {
      ...runs(300),
      examples: [
        [OFFLINE, OFFLINE],
        [LOST_PROGRESS, null],
      ],
    },
  );
  // Without results that waited the property would have proved little.
  expect([...waited]).toContain('guestResult');
});

/** What happens to the network and the server: each failure is that of our server while it cannot store anything. */
const unavailableMoves = outboxMoves.map((move): Move =>
  move.kind === 'fail' ? { ...move, status: 503, code: 'SERVICE_UNAVAILABLE' } : move,
);

const unavailable = (call: typeof SUBMISSION | typeof PROGRESS): Move => ({
  kind: 'fail',
  call,
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
});

it('a server that cannot store anything for a while loses no call, and shows a guest no error', async () => {
  await assertProperty(
    flowProperty('reporting', [paths(14, unavailableMoves)], async (harness, path) => {
      const heard = listen(harness);
      await passUntilReport(harness, CASSETTE);
      const sent = (): Set<string | null> => new Set(harness.backend.calls.map(saidBy).filter((said) => said !== null));
      for (const move of path) {
        harness.clock.advance(1000);
        await makeMove(harness, move);
        expect(harness.state().view.errors, `the errors after ${move.kind}`).toEqual([]);
      }
      if (sent().has(RESULT)) expect(harness.state().session.submittedAt, 'when it counts as submitted').not.toBeNull();
      classify(`waiting: ${String(harness.state().outbox.waiting.length)}`);
      await emptyOutbox(harness);
      expect(new Set(heard.map(({ said }) => said)), 'what arrived of what was sent').toEqual(sent());
    }),
    {
      ...runs(200),
      examples: [[[unavailable(SUBMISSION), PASS, PASS]], [[unavailable(PROGRESS), PASS, PASS]]],
    },
  );
});
