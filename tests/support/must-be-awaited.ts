/** Work of a test. It notes whether the test awaits it. */
class AwaitedWork extends Promise<undefined> {
  /** What is derived from this promise is an ordinary one. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  override then<Value = undefined, Other = never>(
    onDone?: ((value: undefined) => Value | PromiseLike<Value>) | null,
    onFailed?: ((reason: unknown) => Other | PromiseLike<Other>) | null,
  ): Promise<Value | Other> {
    forgotten.delete(this);
    return super.then(onDone, onFailed);
  }

  /** Resolves at the end of the work with its error, or null. The error is then no unhandled rejection. */
  failure(): Promise<Error | null> {
    return super.then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason : new Error('Something other than an error was thrown.')),
    );
  }
}

interface Forgotten {
  readonly name: string;
  readonly failure: Promise<Error | null>;
}

/** What the current test has begun and not awaited yet. */
const forgotten = new Map<AwaitedWork, Forgotten>();

/** The same promise, which the current test must await. `name` is how the test calls it. */
export function mustBeAwaited(name: string, work: Promise<void>): Promise<void> {
  const awaited = new AwaitedWork((resolve, reject) => void work.then(() => resolve(undefined), reject));
  forgotten.set(awaited, { name, failure: awaited.failure() });
  return awaited;
}

/** Called after each test. Waits for the work that it did not await, and throws if there is any. */
export async function checkAwaited(): Promise<void> {
  // What an asynchronous function returns or awaits is noted in the next microtask.
  await Promise.resolve();
  const found = [...forgotten.values()];
  forgotten.clear();
  const said = await Promise.all(
    found.map(async ({ name, failure }) => {
      const error = await failure;
      return `This test does not await it: \`await ${name}\`.${error === null ? '' : `\n\n${error.message}`}`;
    }),
  );
  // A property forgets the same call with every input.
  if (said.length > 0) throw new Error([...new Set(said)].join('\n\n'));
}
