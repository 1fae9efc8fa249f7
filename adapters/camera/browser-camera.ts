import { photoFormat } from '../../core/domain/photo-format.ts';
import { chooseFromPhoto, isSearchDone } from '../../core/domain/choose-symbol.ts';
import type { FoundSymbol, Symbology } from '../../core/domain/found-symbol.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { Camera, PhotoFailure, PhotoFile } from '../../core/ports/camera.ts';
import type { Storage } from '../../core/ports/storage.ts';
import { cutFrame } from './decoder-messages.ts';
import { makeFrameCutter } from './frame-cutter.ts';
import type { FrameDecoder, Reading } from './frame-decoder.ts';
import { cutsForPhoto } from './frame-geometry.ts';
import { canDecode, findObstacle } from './live-picture.ts';
import { startScanning, type Shared } from './scanning.ts';
import type { TrackSetting } from './track-controls.ts';

/** Reads the code in a photo, in any orientation and in any image format that the browser can open. */
async function readPhoto(
  photo: PhotoFile,
  wanted: Symbology,
  decoder: FrameDecoder,
): Promise<Result<string, PhotoFailure>> {
  const file = await photo.arrayBuffer();
  const open = (): Promise<ImageBitmap> => createImageBitmap(new Blob([file], { type: photo.type }));
  let reading: Reading;
  try {
    reading = await readSymbols(open, wanted, decoder);
  } catch {
    return err(photoFormat(file) ?? 'unreadable');
  }
  if (!reading.ok) return err('decoder');
  const choice = chooseFromPhoto(reading.value, wanted);
  if (choice.kind === 'symbol') return ok(choice.text);
  return err(choice.kind === 'several' ? 'several-codes' : 'no-code');
}

/** The photo is cut in the worker if it can draw, otherwise in the page, part by part. */
async function readSymbols(
  open: () => Promise<ImageBitmap>,
  wanted: Symbology,
  decoder: FrameDecoder,
): Promise<Reading> {
  if (typeof OffscreenCanvas === 'function') {
    const reading = await decoder.decode({ kind: 'photo', picture: await open(), wanted });
    if (reading.ok || reading.error !== 'cannotDraw') return reading;
  }
  // The picture was transferred to the worker, so it is opened again.
  const picture = await open();
  const cutter = makeFrameCutter(document.createElement('canvas'));
  const found: FoundSymbol[] = [];
  for (const [index, cut] of cutsForPhoto(picture.width, picture.height).entries()) {
    const reading = await decoder.decode(cutFrame(cutter(picture, cut), cut));
    if (!reading.ok) return reading;
    found.push(...reading.value);
    if (isSearchDone(found, wanted, index + 1)) break;
  }
  return ok(found);
}

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
