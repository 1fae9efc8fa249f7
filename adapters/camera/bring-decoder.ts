import type { DecoderMessage } from './decoder-messages.ts';

/**
 * Has the browser fetch the decoder's worker and its WebAssembly, so that scanning works later without a network. Opens no camera.
 * Rejects when something of it did not come.
 */
export function bringDecoder(): Promise<void> {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error('The decoder did not come.'));
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<DecoderMessage>) => (data.kind === 'loaded' ? resolve() : fail());
  }).finally(() => worker.terminate());
}
