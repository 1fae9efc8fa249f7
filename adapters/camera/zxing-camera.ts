import { err } from '../../core/domain/result.ts';
import type { Camera } from '../../core/ports/camera.ts';
import type { Storage } from '../../core/ports/storage.ts';
import { canDecode, findObstacle } from './live-picture.ts';
import { readPhoto } from './photo-reader.ts';
import { startScanning, type Shared } from './scanning.ts';
import { startDecoder } from './start-decoder.ts';
import type { TrackSetting } from './track-controls.ts';

/** Where the id of the chosen camera is kept. It names a camera to this site alone. */
const CHOSEN_CAMERA_KEY = 'chosenCamera';

/** The device's cameras, read by zxing-cpp in a worker. To be loaded with the scan step only. */
export function makeZxingCamera(storage: Storage): Camera {
  let lastOpening: Promise<void> = Promise.resolve();
  const shared: Shared = {
    chosenCamera: () => {
      const kept = storage.read(CHOSEN_CAMERA_KEY);
      return typeof kept === 'string' ? kept : null;
    },
    oneAtATime: (open) => (lastOpening = lastOpening.then(open)),
    running: null,
    hasRun: false,
    cutsInPage: false,
  };
  const set = async (setting: TrackSetting): Promise<void> => {
    const { running } = shared;
    await running?.apply(setting);
    running?.tell();
  };

  return {
    async start(request) {
      if (request.signal.aborted) return;
      if (request.cameraId !== undefined) storage.write(CHOSEN_CAMERA_KEY, request.cameraId);
      const obstacle = findObstacle();
      if (obstacle !== null) request.onFailure(obstacle);
      else await startScanning(request, shared);
    },
    setTorch: (isOn) => set({ torch: isOn }),
    setZoom: (value) => set({ zoom: value }),
    isAllowed: async () => findObstacle() === null && (shared.hasRun || (await isGranted())),
    async readPhoto(photo, wanted) {
      if (!canDecode()) return err('unsupported');
      const decoder = startDecoder();
      try {
        return await readPhoto(photo, wanted, decoder);
      } finally {
        decoder.dispose();
      }
    },
  };
}

/** What the browser says of the permission. Firefox before 132 and Safari before 16 do not know the question. */
async function isGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false;
  }
}
