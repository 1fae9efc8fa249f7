import { makeFrameDecoder, type FrameDecoder } from './frame-decoder.ts';
import { allowOwnScripts } from './own-scripts.ts';

/** Starts the decoder of html5-qrcode in a worker; the caller must dispose of it. */
export function startHtml5QrcodeDecoder(): FrameDecoder {
  allowOwnScripts(window, window.location.origin);
  return makeFrameDecoder(() => new Worker(new URL('./html5-qrcode-worker.ts', import.meta.url), { type: 'module' }));
}
