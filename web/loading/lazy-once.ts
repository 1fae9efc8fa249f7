/** Brings something once: everybody gets the same promise, until it fails; whoever asks then has it brought again. */
export interface LazyOnce<Value> {
  (): Promise<Value>;
  /** Null until it has come. */
  readonly current: () => Value | null;
}

/** Has something brought at the first call. */
export function lazyOnce<Value>(bring: () => Promise<Value>): LazyOnce<Value> {
  let coming: Promise<Value> | null = null;
  let found: Value | null = null;
  const load = async (): Promise<Value> => {
    try {
      return (found = await bring());
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  return Object.assign(() => (coming ??= load()), { current: () => found });
}
