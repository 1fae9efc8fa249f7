import { lazyOnce, type LazyOnce } from './lazy-once.ts';
import { markLoading } from './loading-mark.ts';
import { isServerReachable, pageIsStale } from './stale-page.ts';

/**
 * Loads a part of the app. If that fails although the server answers, it is tried once more at once. If that fails too, the page is
 * out of date (a release has replaced the file, or the browser remembers the failure) and has to be loaded again. Rejects after every failure.
 */
export function withRecovery<Value>(load: () => Promise<Value>): Promise<Value> {
  return markLoading(() => loadOrRecover(load));
}

async function loadOrRecover<Value>(load: () => Promise<Value>): Promise<Value> {
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

/** A part of the app that is loaded at the first call; after a failure the next call tries again. */
export function loadLater<Value>(load: () => Promise<Value>): LazyOnce<Value> {
  return lazyOnce(() => withRecovery(load));
}
