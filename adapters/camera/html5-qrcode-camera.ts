import { err } from '../../core/domain/result.ts';
import type { Camera } from '../../core/ports/camera.ts';
import type { Storage } from '../../core/ports/storage.ts';
import { makeBrowserCamera } from './browser-camera.ts';
import { makeFrameDecoder, type FrameDecoder } from './frame-decoder.ts';
import { allowOwnScripts } from './own-scripts.ts';

/** Starts the decoder of html5-qrcode in a worker; the caller must dispose of it. */
function startHtml5QrcodeDecoder(): FrameDecoder {
  allowOwnScripts(window, window.location.origin);
  return makeFrameDecoder(() => new Worker(new URL('./html5-qrcode-worker.ts', import.meta.url), { type: 'module' }));
}

/**
 * The browser's cameras, decoded by html5-qrcode's decoder in plain JavaScript, which reads far fewer codes than zxing-cpp. For browsers
 * that have no WebAssembly, such as Safari in Lockdown Mode, or that may not load or run it.
 */
export function makeHtml5QrcodeCamera(storage: Storage): Camera {
  const camera = makeBrowserCamera(storage, { start: startHtml5QrcodeDecoder, correctsBlur: false });
  return {
    ...camera,
    async readPhoto(photo, wanted) {
      const reading = await camera.readPhoto(photo, wanted);
      const mayBeLocked = typeof WebAssembly === 'undefined';
      return mayBeLocked && !reading.ok && reading.error === 'no-code' ? err('no-code-lockdown') : reading;
    },
  };
}
