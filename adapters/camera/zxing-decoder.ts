import { makeFrameDecoder, type FrameDecoder } from './frame-decoder.ts';
import { allowOwnScripts } from './own-scripts.ts';

/** Starts zxing-cpp in a worker; the caller must dispose of it. */
export function startZxingDecoder(): FrameDecoder {
  allowOwnScripts(window, window.location.origin);
  return makeFrameDecoder(() => new Worker(new URL('./zxing-worker.ts', import.meta.url), { type: 'module' }));
}
