import { markLoading } from './loading-mark.ts';
import { isServerReachable, pageIsStale } from './stale-page.ts';

/**
 * A part of the app that is loaded on the first call. All callers share one promise until it fails; the next call then
 * tries again.
 */
export interface LatePart<Value> {
  (): Promise<Value>;
  /** The loaded value; null until then. */
  readonly current: () => Value | null;
  /** Loads in advance: one attempt, whose failure is ignored. */
  readonly prefetch: () => void;
  /** Calls the listener once the part is loaded. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Runs a load and, if it fails although the server responds, retries it once. If that fails too, the page is out of
 * date (a release has replaced the file, or the browser caches the failure) and has to be reloaded. Rejects after every
 * failure.
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

/** Makes all callers share one promise until it fails. */
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

/** Creates a part that is loaded on demand. All code that is loaded late uses this. */
export function latePart<Value>(load: () => Promise<Value>): LatePart<Value> {
  const listeners = new Set<() => void>();
  let value: Value | null = null;
  const loadOnce = shared(async () => {
    const loaded = await markLoading(load);
    value = loaded;
    listeners.forEach((listener) => listener());
    return loaded;
  });
  return Object.assign(
    shared(() => withRecovery(loadOnce)),
    {
      current: () => value,
      prefetch: () => void loadOnce().catch(() => undefined),
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  );
}
