import { Bench, type BenchOptions } from 'tinybench';

/** How fast a task was: the median duration in milliseconds, and the runs per second. */
export interface Pace {
  readonly p50: number;
  readonly perSecond: number;
  /** Runs per second of CPU time, which other load on the machine does not change. */
  readonly perCoreSecond: number;
}

/** The median of a list; for an even count, the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = NaN, high = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
}

async function oneRound(options: BenchOptions, addTasks: (bench: Bench) => unknown): Promise<Map<string, Pace>> {
  const costs = new Map<string, { readonly clockMs: number; readonly coreMs: number }>();
  let [began, cpu] = [0, process.cpuUsage()];
  const bench = new Bench({
    throws: true,
    ...options,
    setup: () => {
      [began, cpu] = [performance.now(), process.cpuUsage()];
    },
    // Called after the warm-up as well; the run comes last.
    teardown: (task) => {
      const { user, system } = process.cpuUsage(cpu);
      if (task !== undefined)
        costs.set(task.name, { clockMs: performance.now() - began, coreMs: (user + system) / 1000 });
    },
  });
  await addTasks(bench);
  const paces = new Map<string, Pace>();
  for (const { name, result } of await bench.run()) {
    if (!('latency' in result)) throw new Error(`${name} was not measured.`);
    const { p50, samplesCount } = result.latency;
    const { clockMs = NaN, coreMs = NaN } = costs.get(name) ?? {};
    paces.set(name, { p50, perSecond: (samplesCount * 1000) / clockMs, perCoreSecond: (samplesCount * 1000) / coreMs });
  }
  return paces;
}

/**
 * Runs `rounds` rounds of tinybench with each task in turn, so that other load on the machine affects all tasks alike. Returns the
 * medians over the rounds by task. A task that throws ends the measurement.
 */
export async function inTurns(
  rounds: number,
  options: BenchOptions,
  addTasks: (bench: Bench) => unknown,
): Promise<ReadonlyMap<string, Pace>> {
  const found: Map<string, Pace>[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await oneRound(options, addTasks));
  const names = [...(found[0]?.keys() ?? [])];
  const middle = (name: string, figure: keyof Pace): number =>
    median(found.map((paces) => paces.get(name)?.[figure] ?? NaN));
  return new Map(
    names.map((name) => {
      const pace = { p50: middle(name, 'p50'), perSecond: middle(name, 'perSecond') };
      return [name, { ...pace, perCoreSecond: middle(name, 'perCoreSecond') }];
    }),
  );
}
