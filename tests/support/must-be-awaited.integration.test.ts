// @module-tag full
import { expect, it } from 'vitest';
import { emptyOutbox } from './empty-outbox.ts';
import { makeFlowHarness, startedHarness, type FlowHarness } from './flow-harness.ts';
import { makeMove } from './make-move.ts';
import { checkAwaited } from './must-be-awaited.ts';
import { runsOfItsOwn } from './runs-of-its-own.ts';

const SETUP = [
  'const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));',
  'const small = fc.asyncProperty(fc.nat(), async (number) => {',
  '  await later(0);',
  "  if (number > 9) throw new Error('more than nine');",
  '});',
  "const passes = fc.asyncProperty(fc.constant('done'), () => later(1));",
];

it('a test fails that does not await its property, with what the property found, and the next one passes', () => {
  const { run } = runsOfItsOwn([
    ...SETUP,
    "it('ends first', () => { assertProperty(small); });",
    "it('ends later', async () => { assertProperty(small); await later(900); });",
    "it('awaits', async () => { await assertProperty(passes, { numRuns: 1 }); });",
    "it('returns', () => assertProperty(passes, { numRuns: 1 }));",
    "it('ends before it holds', () => { assertProperty(passes, { numRuns: 1 }); });",
  ]);
  const said = run('--reporter', 'tap-flat', '--no-color');
  const results = said
    .split('\n')
    .flatMap((line) => /^(?:not )?ok \d - some\.test\.ts > [\w ]+/.exec(line.trim()) ?? []);
  expect(results).toEqual([
    'not ok 1 - some.test.ts > ends first ',
    'not ok 2 - some.test.ts > ends later ',
    'ok 3 - some.test.ts > awaits ',
    'ok 4 - some.test.ts > returns ',
    'not ok 5 - some.test.ts > ends before it holds ',
  ]);
  expect(said.match(/does not await it: `await assertProperty\(…\)`\./g)).toHaveLength(3);
  expect(said.match(/more than nine/g)).toHaveLength(2);
  expect(said).not.toContain('Unhandled');
});

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
