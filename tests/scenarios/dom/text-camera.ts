import { readBarcodes } from 'zxing-wasm/reader';
import { symbologyOf } from '../../../cli/code/camera-film.ts';
import type { Symbology } from '../../../core/domain/found-symbol.ts';
import { ok } from '../../../core/domain/result.ts';
import type { Camera, CameraStart } from '../../../core/ports/camera.ts';
import { prepareReader } from '../../support/zxing-reader.ts';

/** A camera that sees the codes with the given texts, as if it had read them. Photos are really read. */
export interface TextCamera extends Camera {
  /** What is in front of the camera from now on. */
  hold(text: string | null): void;
  /** The running camera reads its next frame. */
  look(): void;
}

const SYMBOLOGIES: Readonly<Record<ReturnType<typeof symbologyOf>, Symbology>> = {
  qr: 'QRCode',
  dataMatrix: 'DataMatrix',
  gs1DataMatrix: 'DataMatrix',
};

const CONTROLS = { torch: null, zoom: null, cameras: [], cameraId: null };

/** A camera without any code before it. The person allows its use. */
export function makeTextCamera(): TextCamera {
  let shown: string | null = null;
  let running: CameraStart | null = null;
  let wasUsed = false;
  const look = (): void => {
    if (shown === null || running === null || running.signal.aborted) return;
    running.onFrame([{ text: shown, symbology: SYMBOLOGIES[symbologyOf(shown)], x: 0, y: 0, size: 0.3 }]);
  };
  return {
    look,
    hold: (text) => {
      shown = text;
    },
    start: (start) => {
      [running, wasUsed] = [start, true];
      start.onProgress('looking');
      start.onControls(CONTROLS);
      look();
      return Promise.resolve();
    },
    setTorch: () => Promise.resolve(),
    setZoom: () => Promise.resolve(),
    isAllowed: () => Promise.resolve(wasUsed),
    readPhoto: async (photo) => {
      prepareReader();
      const [found] = await readBarcodes(await photo.arrayBuffer());
      return found === undefined ? { ok: false, error: 'no-code' } : ok(found.text);
    },
  };
}
