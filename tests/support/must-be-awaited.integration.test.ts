// @module-tag full
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertProperty } from './assert-property.ts';
import { emptyOutbox } from './empty-outbox.ts';
import { makeFlowHarness, startedHarness, type FlowHarness } from './flow-harness.ts';
import { makeMove } from './make-move.ts';
import { checkAwaited } from './must-be-awaited.ts';

it('a test fails that does not await the passing of steps, with what stopped it', async () => {
  const harness = makeFlowHarness();
  await harness.actions().startTest('reporting');
  void harness.passUntil('warnings');
  await expect(checkAwaited()).rejects.toThrow(
    "This test does not await it: `await passUntil('warnings')`.\n\nThe reporting flow has no step warnings.",
  );
  await harness.passUntil('confirm-kit');
  await checkAwaited();
});

it('a test fails that does not await its property, with what the property found', async () => {
  const small = fc.asyncProperty(fc.nat(), (number) => Promise.resolve(number < 0));
  void assertProperty(small);
  await expect(checkAwaited()).rejects.toThrow(
    /^This test does not await it: `await assertProperty\(…\)`\.\n\nProperty failed/,
  );
});

it.each<readonly [call: string, make: (harness: FlowHarness) => Promise<void>]>([
  ['makeMove(…)', (harness) => makeMove(harness, { kind: 'next' })],
  ['emptyOutbox(…)', emptyOutbox],
  ['actions().pressNext(…)', (harness) => harness.actions().pressNext()],
  ['actions().scanCode(…)', (harness) => harness.openTab().actions.scanCode('nothing')],
])('a test fails that does not await %s', async (call, make) => {
  const harness = await startedHarness('testing');
  void make(harness);
  void make(harness);
  await expect(checkAwaited()).rejects.toThrow(new Error(`This test does not await it: \`await ${call}\`.`));
  await make(harness);
  await checkAwaited();
});
