import { markLoading } from './loading-mark.ts';
import { isServerReachable, pageIsStale } from './stale-page.ts';

/** A part of the app that is loaded at the first call. All callers share one promise until it fails; the next call then tries again. */
export interface LatePart<Value> {
  (): Promise<Value>;
  /** Null until it is loaded. */
  readonly current: () => Value | null;
  /** Loads ahead of need: one try, whose failure is ignored. */
  readonly prefetch: () => void;
  /** Calls back once it is loaded; the returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Runs a load. If it fails although the server answers, it is tried once more at once. If that fails too, the page is out of date (a release
 * has replaced the file, or the browser remembers the failure) and has to be loaded again. Rejects after every failure.
 */
async function withRecovery<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (!(await isServerReachable(window))) throw error;
  }
  try {
    return await load();
  } catch (error) {
    pageIsStale(window);
    throw error;
  }
}

/** A promise that all callers share until it fails. */
function shared<Value>(start: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null;
  const run = async (): Promise<Value> => {
    try {
      return await start();
    } catch (error) {
      running = null;
      throw error;
    }
  };
  return () => (running ??= run());
}

/** The one way in which parts of the app are loaded late. */
export function latePart<Value>(load: () => Promise<Value>): LatePart<Value> {
  const listeners = new Set<() => void>();
  let value: Value | null = null;
  const tryOnce = shared(async () => {
    const loaded = await markLoading(load);
    value = loaded;
    listeners.forEach((listener) => listener());
    return loaded;
  });
  return Object.assign(
    shared(() => withRecovery(tryOnce)),
    {
      current: () => value,
      prefetch: () => void tryOnce().catch(() => undefined),
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  );
}
