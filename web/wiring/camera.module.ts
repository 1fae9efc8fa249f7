import type { Camera } from '../../core/ports/camera.ts';
import type { Storage } from '../../core/ports/storage.ts';

/** Safari in Lockdown Mode, and browsers that are hardened in a similar way, have none. */
function hasWebAssembly(): boolean {
  return typeof WebAssembly === 'object';
}

/** The camera with the best decoder that this browser can run. */
export async function loadCamera(storage: Storage): Promise<Camera> {
  if (hasWebAssembly()) return (await import('../../adapters/camera/zxing-camera.ts')).makeZxingCamera(storage);
  return (await import('../../adapters/camera/html5-qrcode-camera.ts')).makeHtml5QrcodeCamera(storage);
}

/** Loads the decoder of that camera into the browser's cache, so that scanning works later without a network. Rejects when it cannot be loaded. */
export async function preloadDecoder(): Promise<void> {
  if (hasWebAssembly()) return (await import('../../adapters/camera/zxing-preload.ts')).preloadZxing();
  return (await import('../../adapters/camera/html5-qrcode-preload.ts')).preloadHtml5Qrcode();
}
