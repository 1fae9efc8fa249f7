import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../support/assert-property.ts';
import { makeFlowHarness, OTHER_CASSETTE, CASSETTE, type FlowHarness } from '../../support/flow-harness.ts';
import { listen, RESULT } from '../../support/heard-calls.ts';
import { runs } from '../../support/property-settings.ts';

type Command = (harness: FlowHarness) => unknown;

const network: readonly Command[] = [
  ({ backend }) => backend.setOnline(false),
  ({ backend }) => backend.setOnline(true),
  ({ backend }) => backend.loseNextAnswer(),
  ({ backend }) => backend.failNext('POST /test-results/guest-create', 503),
  ({ actions }) => actions().sendWaiting(),
  async (harness) => {
    await harness.runner().settled();
    harness.reload();
  },
  // The page is closed before the answer comes.
  async (harness) => {
    harness.backend.loseNextAnswer();
    await harness.actions().pressNext();
    harness.reload();
  },
  ({ runner }) => runner().send({ type: 'sendingDue' }),
];

const person: readonly Command[] = [
  (harness) => harness.passStep(),
  ({ actions }) => actions().pressNext(),
  (harness) => Promise.all([harness.openTab().actions.pressNext(), harness.actions().pressNext()]),
];

const command = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...network) },
  { weight: 3, arbitrary: fc.constantFrom(...person) },
);

/** Takes a guest to the report step of a test with a cassette, with any network. */
async function testUntilReport(harness: FlowHarness, cassette: string): Promise<string> {
  harness.backend.setOnline(true);
  await harness.actions().sendWaiting();
  // An answer that was still to be lost may be that of the start.
  while (harness.step() === 'none') await harness.actions().startTest('reporting');
  await harness.passUntil('first-scan');
  await harness.actions().scanCode(cassette);
  await harness.passUntil('submit-report');
  harness.runner().send({ type: 'reportOptionChosen', option: 'reportToAims' });
  return harness.state().session.testId ?? '';
}

/** Whether the app showed that the result is sent, or will be. */
const isAcknowledged = (harness: FlowHarness): boolean => harness.state().session.submittedAt !== null;

describe('for any sequence of network failures, reloads and lost responses', () => {
  it('every result that counts as submitted reaches the server once, and after the earlier calls of its test', async () => {
    await assertProperty(
      fc.asyncProperty(
        fc.array(fc.array(command, { maxLength: 14 }), { minLength: 1, maxLength: 2 }),
        async (tests) => {
          const harness = makeFlowHarness();
          const heard = listen(harness);
          const acknowledged: string[] = [];
          for (const [index, commands] of tests.entries()) {
            const testId = await testUntilReport(harness, index === 0 ? CASSETTE : OTHER_CASSETTE);
            for (const run of commands) {
              harness.clock.advance(1000);
              await run(harness);
            }
            await harness.runner().settled();
            if (isAcknowledged(harness)) acknowledged.push(testId);
            harness.runner().send({ type: 'flowFinished' });
          }
          harness.backend.setOnline(true);
          for (let tries = 0; tries < 3; tries += 1) await harness.actions().sendWaiting();

          expect(harness.state().outbox).toEqual({ waiting: [], refused: [] });
          for (const testId of acknowledged) {
            const said = heard.filter((one) => one.testId === testId).map((one) => one.said);
            expect(said.filter((one) => one === RESULT)).toHaveLength(1);
            const times = said.filter((one) => one !== RESULT);
            expect(times).toEqual(times.toSorted());
          }
        },
      ),
      runs(300),
    );
  });
});
