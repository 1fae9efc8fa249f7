import type { Camera } from '../../core/ports/camera.ts';
import type { Storage } from '../../core/ports/storage.ts';

/** The smallest module: its magic number and its version. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** Safari in Lockdown Mode and hardened browsers have no WebAssembly; Safari 15 has it and forbids it under a content security policy. */
function canRunWebAssembly(): boolean {
  try {
    return new WebAssembly.Module(EMPTY_MODULE) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

async function loadPlainCamera(storage: Storage): Promise<Camera> {
  return (await import('../../adapters/camera/html5-qrcode-camera.ts')).makeHtml5QrcodeCamera(storage);
}

/** The camera with the best decoder that works in this browser and that its network lets through. */
export async function loadCamera(storage: Storage): Promise<Camera> {
  if (!canRunWebAssembly()) return loadPlainCamera(storage);
  try {
    const { makeZxingCamera } = await import('../../adapters/camera/zxing-camera.ts');
    const { makeFallbackCamera } = await import('../../adapters/camera/fallback-camera.ts');
    return makeFallbackCamera(makeZxingCamera(storage), () => loadPlainCamera(storage));
  } catch {
    return loadPlainCamera(storage);
  }
}

/** Loads the decoder of that camera into the browser's cache, so that scanning works later without a network. Rejects when it cannot be loaded. */
export async function preloadDecoder(): Promise<void> {
  if (canRunWebAssembly()) return (await import('../../adapters/camera/zxing-preload.ts')).preloadZxing();
  return (await import('../../adapters/camera/html5-qrcode-preload.ts')).preloadHtml5Qrcode();
}
