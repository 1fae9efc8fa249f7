/** A run of an asynchronous property. It notes whether the test awaits it. */
class PropertyRun extends Promise<undefined> {
  isAwaited = false;

  /** What is derived from a run is an ordinary promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  override then<Value = undefined, Other = never>(
    onHeld?: ((value: undefined) => Value | PromiseLike<Value>) | null,
    onFailed?: ((reason: unknown) => Other | PromiseLike<Other>) | null,
  ): Promise<Value | Other> {
    this.isAwaited = true;
    return super.then(onHeld, onFailed);
  }

  /** Resolves at the end of the run with its error, or null. No failure of a run is an unhandled rejection. */
  failure(): Promise<Error | null> {
    return super.then(
      () => null,
      // fast-check rejects with errors only.
      (reason: unknown) => reason as Error,
    );
  }
}

interface Watched {
  readonly run: PropertyRun;
  readonly failure: Promise<Error | null>;
}

/** The asynchronous properties of the current test. */
let watched: Watched[] = [];

/** The same promise, which the current test must await. */
export function mustBeAwaited(work: Promise<void>): Promise<void> {
  const run = new PropertyRun((resolve, reject) => void work.then(() => resolve(undefined), reject));
  watched.push({ run, failure: run.failure() });
  return run;
}

/** Called after each test. Waits for the properties that it did not await, and throws if there are any. */
export async function checkAwaited(): Promise<void> {
  const forgotten = watched.filter(({ run }) => !run.isAwaited);
  watched = [];
  if (forgotten.length === 0) return;
  const failures = await Promise.all(forgotten.map(({ failure }) => failure));
  const said = failures.map((failure) => (failure === null ? '' : `\n\n${failure.message}`)).join('');
  throw new Error(`A property of this test is not awaited: write \`await assertProperty(…)\`.${said}`);
}
