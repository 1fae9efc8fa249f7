/** The state of one part that the server needs: `ok`, or why it cannot be used. */
export type CheckOutcome = string;

/** Checks one part. Never rejects. */
export type Check = () => Promise<CheckOutcome>;

/** Whether a balancer may send calls to this server. */
export interface ReadinessReport {
  readonly isReady: boolean;
  /** The outcome of each check by its name. Contains no addresses and no data. */
  readonly checks: Readonly<Record<string, CheckOutcome>>;
}

/** Whether this server can work, and whether it is about to end. */
export interface Readiness {
  /** Runs all checks. Calls within a second share their outcomes, so that many clients do not take connections from others. */
  check(): Promise<ReadinessReport>;
  /** From now on, reports that the server is not ready, while it still answers. */
  readonly leave: () => void;
  readonly isLeaving: () => boolean;
}

export const OK: CheckOutcome = 'ok';

/** Outcomes that an operator must see to, while the server can still work. */
const WARNINGS: ReadonlySet<CheckOutcome> = new Set(['keyFileMissing', 'keyFileUnusable']);

/** Outcomes that are newer are used again. */
const FRESH_MS = 1000;

/** Makes the readiness of a server that needs all of the given parts. `elapsed` is a monotonic clock in milliseconds. */
export function makeReadiness(
  checks: Readonly<Record<string, Check>>,
  elapsed: () => number = () => performance.now(),
): Readiness {
  let isLeaving = false;
  let latest: Promise<ReadinessReport['checks']> | null = null;
  let endedAt: number | null = null;

  async function run(): Promise<ReadinessReport['checks']> {
    const outcomes = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await check()]));
    endedAt = elapsed();
    return Object.fromEntries(outcomes) as ReadinessReport['checks'];
  }

  function outcomes(): Promise<ReadinessReport['checks']> {
    const isOld = endedAt !== null && elapsed() - endedAt >= FRESH_MS;
    if (latest === null || isOld) {
      endedAt = null;
      latest = run();
    }
    return latest;
  }

  return {
    check: async () => {
      const named = { ...(await outcomes()), process: isLeaving ? 'leaving' : OK };
      return {
        isReady: Object.values(named).every((outcome) => outcome === OK || WARNINGS.has(outcome)),
        checks: named,
      };
    },
    leave: () => {
      isLeaving = true;
    },
    isLeaving: () => isLeaving,
  };
}
