import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import workerUrl from './decode-worker.ts?worker&url';

async function bring(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('The decoder did not come.');
  await answer.arrayBuffer();
}

/**
 * Has the browser fetch the decoder's worker and its WebAssembly, so that scanning works later without a network. Starts neither: an old
 * phone has other things to do. Rejects when something of it did not come.
 */
export async function preloadDecoder(): Promise<void> {
  await bring(workerUrl);
  await bring(wasmUrl);
}
