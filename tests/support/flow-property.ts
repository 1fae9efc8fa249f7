import fc, { type Arbitrary, type IAsyncPropertyWithHooks } from 'fast-check';
import type { FlowName } from '../../core/flow/session.ts';
import { startedHarness, type FlowHarness } from './flow-harness.ts';
import { noteScenario } from './path-failures.ts';
import { countLength, countState, isCounting } from './property-statistics.ts';
import { writtenPath } from './written-path.ts';

/** What may differ from a guest in California. */
interface FlowPropertyOptions {
  /** The time zone in minutes east of UTC. It becomes the last input of the property. */
  readonly utcOffsetMinutes: Arbitrary<number>;
}

type Arbitraries<Inputs extends unknown[]> = { readonly [Index in keyof Inputs]: Arbitrary<Inputs[Index]> };
/** The same inputs, which the arbitraries alone determine: `check` may leave out the last ones. */
type Given<Inputs extends unknown[]> = { [Index in keyof Inputs]: NoInfer<Inputs[Index]> };
type Check<Inputs extends unknown[]> = (harness: FlowHarness, ...inputs: Inputs) => Promise<void>;

/**
 * A property of paths through a flow. `check` gets the app of a guest who has started it, and the inputs, of which it may leave out the
 * last ones. Of a failure the path is printed as a scenario: everything that was done with the harness.
 */
export function flowProperty<Inputs extends [unknown, ...unknown[]]>(
  flow: FlowName,
  arbitraries: Arbitraries<Inputs>,
  check: Check<Given<Inputs>>,
): IAsyncPropertyWithHooks<Inputs>;
export function flowProperty<Inputs extends unknown[]>(
  flow: FlowName,
  arbitraries: Arbitraries<Inputs>,
  check: Check<[...Given<Inputs>, number]>,
  options: FlowPropertyOptions,
): IAsyncPropertyWithHooks<[...Inputs, number]>;
export function flowProperty<Inputs extends [unknown, ...unknown[]]>(
  flow: FlowName,
  arbitraries: Arbitraries<Inputs>,
  check: Check<Inputs>,
  options?: FlowPropertyOptions,
): IAsyncPropertyWithHooks<Inputs> {
  const zone = options === undefined ? [] : [options.utcOffsetMinutes];
  return fc.asyncProperty<Inputs>(...([...arbitraries, ...zone] as Arbitraries<Inputs>), async (...inputs) => {
    countLength(inputs);
    const offset = options === undefined ? undefined : (inputs.at(-1) as number);
    const harness = await startedHarness(flow, offset, isCounting() ? countState : undefined);
    try {
      await check(harness, ...inputs);
    } catch (error) {
      // An input that `fc.pre` rejects is no failure.
      if (fc.PreconditionFailure.isFailure(error)) throw error;
      const failure = error instanceof Error ? error : new Error(String(error));
      noteScenario(failure, await writtenPath(harness, failure));
      throw failure;
    }
  });
}
