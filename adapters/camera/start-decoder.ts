import { makeFrameDecoder, type FrameDecoder } from './frame-decoder.ts';
import { allowOwnScripts } from './own-scripts.ts';

/** Starts the app's decoder in a worker; the caller must dispose of it. */
export function startDecoder(): FrameDecoder {
  allowOwnScripts(window, window.location.origin);
  return makeFrameDecoder(() => new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' }));
}
