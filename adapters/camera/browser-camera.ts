import { err } from '../../core/domain/result.ts';
import type { Camera } from '../../core/ports/camera.ts';
import type { Storage } from '../../core/ports/storage.ts';
import type { FrameDecoder } from './frame-decoder.ts';
import { canDecode, findObstacle } from './live-picture.ts';
import { readPhoto } from './photo-reader.ts';
import { startScanning, type Shared } from './scanning.ts';
import type { TrackSetting } from './track-controls.ts';

/** The storage key of the chosen camera's id, which is valid on this site only. */
const CHOSEN_CAMERA_KEY = 'chosenCamera';

/** A decoder that runs in a worker. */
interface CameraDecoder {
  readonly start: () => FrameDecoder;
  /** Whether it corrects the blur of the cuts that ask for it. */
  readonly correctsBlur: boolean;
}

/** The browser's cameras, read by that decoder. */
export function makeBrowserCamera(storage: Storage, { start: startDecoder, correctsBlur }: CameraDecoder): Camera {
  let lastOpening: Promise<void> = Promise.resolve();
  const shared: Shared = {
    startDecoder,
    correctsBlur,
    chosenCamera: () => {
      const stored = storage.read(CHOSEN_CAMERA_KEY);
      return typeof stored === 'string' ? stored : null;
    },
    oneAtATime: (open) => (lastOpening = lastOpening.then(open)),
    running: null,
    hasRun: false,
    cutsInPage: false,
  };
  const set = async (setting: TrackSetting): Promise<void> => {
    const { running } = shared;
    await running?.apply(setting);
    running?.refreshControls();
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

/** Whether the camera permission is granted. Firefox before 132 and Safari before 16 cannot be asked, which counts as not granted. */
async function isGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false;
  }
}
