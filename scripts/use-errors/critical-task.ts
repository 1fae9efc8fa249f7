/** A test by its file below `tests` and its title, as both are written in the source. */
export type TestName = readonly [file: string, title: string];

/** What the app does against a use error, with the tests that fail when it stops doing so. */
export interface Barrier {
  readonly does: string;
  readonly tests: readonly [TestName, ...TestName[]];
}

/** A task in which a mistake can harm the person tested or others (IEC 62366-1, "critical task"). */
export interface CriticalTask {
  readonly id: string;
  /** What the person must do. */
  readonly task: string;
  /** The foreseeable mistake. */
  readonly error: string;
  readonly harm: string;
  readonly barriers: readonly [Barrier, ...Barrier[]];
  /** What no barrier prevents. */
  readonly remains: string;
}
