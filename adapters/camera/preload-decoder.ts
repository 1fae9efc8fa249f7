import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import workerUrl from './decode-worker.ts?worker&url';

async function fetchIntoCache(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('The decoder could not be loaded.');
  await answer.arrayBuffer();
}

/**
 * Loads the decoder's worker and its WebAssembly into the browser's cache, so that scanning works later without a network. Starts
 * neither, to spare old phones the work. Rejects when one of them cannot be loaded.
 */
export async function preloadDecoder(): Promise<void> {
  await fetchIntoCache(workerUrl);
  await fetchIntoCache(wasmUrl);
}
