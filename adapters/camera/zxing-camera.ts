import { ok } from '../../core/domain/result.ts';
import type { Camera, CameraFailure, CameraStart } from '../../core/ports/camera.ts';
import type { Storage } from '../../core/ports/storage.ts';
import type { FrameDecoder } from './frame-decoder.ts';
import { FRAMES_PER_SECOND } from './frame-geometry.ts';
import { makeFrameSource } from './frame-source.ts';
import { findObstacle, openLivePicture } from './live-picture.ts';
import { readPhoto } from './photo-reader.ts';
import { startDecoder } from './start-decoder.ts';
import { controlsOf, listCameras, settingsOf, type ApplySetting, type TrackSetting } from './track-controls.ts';

const FRAME_INTERVAL_MS = 1_000 / FRAMES_PER_SECOND;
/** Older Chromium learns what a camera can do some hundred milliseconds after its picture runs. */
const LATE_ABILITIES_MS = 1_000;

/** Where the id of the chosen camera is kept. It names a camera to this site alone. */
const CHOSEN_CAMERA_KEY = 'chosenCamera';

/** The picture that runs now. */
interface Running {
  readonly apply: ApplySetting;
  readonly tell: () => void;
}

/** What all starts of one camera share. */
interface Shared {
  readonly storage: Storage;
  /** Two requests for one camera at a time fail on some phones: each waits until the one before it was answered. */
  readonly oneAtATime: (open: () => Promise<void>) => Promise<void>;
  running: Running | null;
}

/** The device's cameras, read by zxing-cpp in a worker. To be loaded with the scan step only: it brings the decoder along. */
export function makeZxingCamera(storage: Storage): Camera {
  let lastOpening: Promise<void> = Promise.resolve();
  const oneAtATime = (open: () => Promise<void>): Promise<void> => (lastOpening = lastOpening.then(open));
  const shared: Shared = { storage, oneAtATime, running: null };
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
    async readPhoto(photo) {
      const decoder = startDecoder();
      try {
        return await readPhoto(photo, decoder);
      } finally {
        decoder.dispose();
      }
    },
  };
}

function chosenCamera(storage: Storage): string | null {
  const kept = storage.read(CHOSEN_CAMERA_KEY);
  return typeof kept === 'string' ? kept : null;
}

async function startScanning(request: CameraStart, shared: Shared): Promise<void> {
  const view = document.getElementById(request.viewId);
  if (view === null) throw new Error(`The page has no element with the id ${request.viewId}.`);

  const scanning = new AbortController();
  request.signal.addEventListener('abort', () => scanning.abort());
  const decoder = startDecoder();
  scanning.signal.addEventListener('abort', () => decoder.dispose());
  const fail = (reason: CameraFailure): void => {
    if (scanning.signal.aborted) return;
    scanning.abort();
    request.onFailure(reason);
  };

  const openPicture = async (picture: AbortSignal): Promise<void> => {
    if (picture.aborted) return;
    const opened = await openLivePicture(view, chosenCamera(shared.storage), picture, () => fail('lost'));
    if (!opened.ok) fail(opened.error);
    else if (opened.value !== null) {
      void handOverControls(opened.value.track, picture, request, shared);
      void readFrames(opened.value.video, picture, decoder, request, fail);
    }
  };
  await whileVisible(scanning.signal, (picture) => shared.oneAtATime(() => openPicture(picture)));
}

/** Tells what can be set on the camera as long as its picture runs; some browsers know it only after a while. */
async function handOverControls(
  track: MediaStreamTrack,
  picture: AbortSignal,
  request: CameraStart,
  shared: Shared,
): Promise<void> {
  const cameras = await listCameras();
  const tell = (): void => {
    if (isOpen(picture)) request.onControls(controlsOf(track, cameras));
  };
  if (!isOpen(picture)) return;
  const running: Running = { apply: settingsOf(track), tell };
  shared.running = running;
  picture.addEventListener('abort', () => {
    if (shared.running === running) shared.running = null;
  });
  tell();
  await pause(LATE_ABILITIES_MS);
  tell();
}

/**
 * Opens the picture now, ends it when the page is hidden or left (phones freeze or take the camera then) and opens a new one
 * when the page is back, until the signal aborts. Resolves when the first opening is over.
 */
function whileVisible(signal: AbortSignal, open: (picture: AbortSignal) => Promise<void>): Promise<void> {
  let picture = new AbortController();
  const close = (): void => picture.abort();
  const reopen = (): void => {
    if (document.hidden || isOpen(picture.signal)) return;
    picture = new AbortController();
    void open(picture.signal);
  };
  signal.addEventListener('abort', close);
  document.addEventListener('visibilitychange', () => (document.hidden ? close() : reopen()), { signal });
  // A page that goes into the browser's back-and-forward store is not always told that it is hidden.
  window.addEventListener('pagehide', close, { signal });
  window.addEventListener('pageshow', reopen, { signal });
  return open(picture.signal);
}

async function readFrames(
  video: HTMLVideoElement,
  picture: AbortSignal,
  decoder: FrameDecoder,
  request: CameraStart,
  fail: (reason: CameraFailure) => void,
): Promise<void> {
  const takeFrame = makeFrameSource(video);
  while (isOpen(picture)) {
    const nextAt = performance.now() + FRAME_INTERVAL_MS;
    const frame = takeFrame();
    const reading = frame === null ? ok(null) : await decoder.decode(frame);
    if (!isOpen(picture)) return;
    if (!reading.ok) {
      fail(reading.error);
      return;
    }
    if (reading.value !== null) request.onScan(reading.value);
    await pause(nextAt - performance.now());
  }
}

/** Asked anew after every wait; a plain `aborted` would be taken for unchanged by the compiler. */
function isOpen(picture: AbortSignal): boolean {
  return !picture.aborted;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
