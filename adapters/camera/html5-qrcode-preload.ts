import { fetchIntoCache } from './fetch-into-cache.ts';
import workerUrl from './html5-qrcode-worker.ts?worker&url';

/** Loads the worker with html5-qrcode's decoder into the browser's cache. Does not start it, to spare old phones the work. */
export function preloadHtml5Qrcode(): Promise<void> {
  return fetchIntoCache(workerUrl);
}
