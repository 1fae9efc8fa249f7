import type { Camera } from '../../core/ports/camera.ts';
import type { Storage } from '../../core/ports/storage.ts';
import { makeBrowserCamera } from './browser-camera.ts';
import { startZxingDecoder } from './zxing-decoder.ts';

/** The browser's cameras, decoded by zxing-cpp. Needs WebAssembly. Load it with the scan step only. */
export function makeZxingCamera(storage: Storage): Camera {
  return makeBrowserCamera(storage, { start: startZxingDecoder, correctsBlur: true });
}
