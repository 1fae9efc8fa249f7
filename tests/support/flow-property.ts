import fc from 'fast-check';
import type { FlowName } from '../../core/flow/session.ts';
import { makeFlowStatistics } from './flow-statistics.ts';
import { startedHarness, type FlowHarness } from './flow-harness.ts';
import { noteScenario } from './path-failures.ts';
import { writtenPath } from './written-path.ts';

/** What may differ from a guest in California. */
interface FlowPropertyOptions<Inputs extends unknown[]> {
  /** The time zone in minutes east of UTC, which may be one of the inputs. */
  readonly utcOffsetMinutes?: (...inputs: Inputs) => number;
}

/**
 * A property of paths through a flow. `check` gets the app of a guest who has started it. Of a failure the path is printed as a
 * scenario: everything that was done with the harness.
 */
export function flowProperty<Inputs extends [unknown, ...unknown[]]>(
  flow: FlowName,
  arbitraries: { readonly [Index in keyof Inputs]: fc.Arbitrary<Inputs[Index]> },
  check: (harness: FlowHarness, ...inputs: Inputs) => Promise<void>,
  { utcOffsetMinutes }: FlowPropertyOptions<NoInfer<Inputs>> = {},
): fc.IAsyncPropertyWithHooks<Inputs> {
  const statistics = makeFlowStatistics();
  const watch =
    statistics === null ? undefined : (...seen: Parameters<typeof statistics.see>) => statistics.see(...seen);
  return fc.asyncProperty<Inputs>(...arbitraries, async (...inputs) => {
    statistics?.begin(inputs);
    const harness = await startedHarness(flow, utcOffsetMinutes?.(...inputs), watch);
    try {
      await check(harness, ...inputs);
    } catch (error) {
      // An input that `fc.pre` rejects is no failure.
      if (fc.PreconditionFailure.isFailure(error)) throw error;
      statistics?.stop();
      const failure = error instanceof Error ? error : new Error(String(error));
      noteScenario(failure, await writtenPath(harness, failure));
      throw failure;
    }
  });
}
