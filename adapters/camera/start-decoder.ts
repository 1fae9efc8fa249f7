import { makeFrameDecoder, type FrameDecoder } from './frame-decoder.ts';

/** Starts the app's decoder in a worker; the caller must dispose of it. */
export function startDecoder(): FrameDecoder {
  return makeFrameDecoder(() => new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' }));
}
