import fc, { type IAsyncProperty, type IProperty, type IRawProperty, type Parameters, type Plugin } from 'fast-check';
import { expect } from 'vitest';
import { FIXED_SEED } from '../../scripts/test-seeds.mjs';
import { keepsFailures, keptFailures, type KeptFailure, type KeptFailures } from './kept-failures.ts';
import { mustBeAwaited } from './must-be-awaited.ts';
import { reporter, testFile, writtenInputs } from './property-report.ts';
import { statistics } from './property-statistics.ts';

const OFF = 'FC_REPLAY=0 turns this off.';
const KEPT = `The next run tries this input first. ${OFF}`;
const PASSED = 'passed';
const REPLAYED = `A failure of an earlier run was tried first. ${OFF}`;

/** Keeps the failure of a property. */
const keeper =
  <Inputs>(failures: KeptFailures, test: string): Plugin<Inputs> =>
  () => ({
    onAllRunsComplete: ({ seed, counterexamplePath: path, counterexample }) => {
      if (path !== null) failures.keep(test, { seed, path, inputs: writtenInputs(counterexample) });
    },
  });

/**
 * Tries a kept failure, and if that passes the inputs beside it on its path. Throws if one fails. Returns how it went, and a promise of
 * it for an asynchronous property.
 */
function replay<Inputs>(
  property: IProperty<Inputs> | IAsyncProperty<Inputs>,
  parameters: Parameters<Inputs>,
  { seed, path }: KeptFailure,
): Promise<string> | string {
  try {
    const only = { seed, path, endOnFailure: true, numRuns: 1, plugins: [reporter<Inputs>(REPLAYED)] };
    const replayed = fc.assert(property, { ...parameters, ...only });
    return replayed instanceof Promise ? replayed.then(() => PASSED) : PASSED;
  } catch (error) {
    // The inputs of the property have changed, so that the path leads nowhere.
    if (!(error instanceof Error && error.message.startsWith('Unable to replay'))) throw error;
    return 'leads to no input now';
  }
}

/** Tries the inputs of a property: first the one with which it last failed. */
function tryInputs<Inputs>(
  property: IProperty<Inputs> | IAsyncProperty<Inputs>,
  parameters: Parameters<Inputs>,
): Promise<void> | void {
  const { currentTestName: test = '' } = expect.getState();
  if (!keepsFailures()) return fc.assert(property, parameters);
  const failures = keptFailures(testFile());
  const all = (): Promise<void> | void =>
    fc.assert(property, {
      ...parameters,
      plugins: [statistics<Inputs>(), keeper<Inputs>(failures, test), reporter<Inputs>(KEPT, '')],
    });
  const hasSeed = (parameters.seed ?? fc.readConfigureGlobal().seed) !== FIXED_SEED;
  const kept = hasSeed ? undefined : failures.of(test);
  if (kept === undefined) return all();
  const replayed = replay(property, parameters, kept);
  const goOn = (outcome: string): Promise<void> | void => {
    failures.forget(test);
    process.stderr.write(`The kept failure of "${test}" ${outcome} and is forgotten; it was: ${kept.inputs}\n`);
    return all();
  };
  return replayed instanceof Promise ? replayed.then(goOn) : goOn(replayed);
}

/**
 * Asserts a property, as `fc.assert` does. The input with which it last failed is tried first, and forgotten once it passes: one for each
 * test. An asynchronous property must be awaited: if it is not, its test fails.
 */
export function assertProperty<Inputs, IsAsync extends boolean>(
  property: IRawProperty<Inputs, IsAsync>,
  parameters: Parameters<NoInfer<Inputs>> = {},
): IsAsync extends true ? Promise<void> : undefined {
  const tried = tryInputs(property as IProperty<Inputs> | IAsyncProperty<Inputs>, parameters);
  return (tried instanceof Promise ? mustBeAwaited('assertProperty(…)', tried) : undefined) as IsAsync extends true
    ? Promise<void>
    : undefined;
}
