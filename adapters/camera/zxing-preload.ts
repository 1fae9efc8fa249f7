import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { fetchIntoCache } from './fetch-into-cache.ts';
import workerUrl from './zxing-worker.ts?worker&url';

/** Loads the worker of zxing-cpp and its WebAssembly into the browser's cache. Starts neither, to spare old phones the work. */
export async function preloadZxing(): Promise<void> {
  await fetchIntoCache(workerUrl);
  await fetchIntoCache(wasmUrl);
}
