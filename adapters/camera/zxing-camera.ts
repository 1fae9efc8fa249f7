import { ok } from '../../core/domain/result.ts';
import type { Camera, CameraFailure, CameraStart } from '../../core/ports/camera.ts';
import { makeFrameDecoder, type FrameDecoder } from './frame-decoder.ts';
import { FRAMES_PER_SECOND } from './frame-geometry.ts';
import { makeFrameSource } from './frame-source.ts';
import { findObstacle, openLivePicture } from './live-picture.ts';

const FRAME_INTERVAL_MS = 1_000 / FRAMES_PER_SECOND;

/** The device's back camera, read by zxing-cpp in a worker. To be loaded with the scan step only: it brings the decoder along. */
export function makeZxingCamera(): Camera {
  // Two requests for one camera at a time fail on some phones: each waits until the one before it was answered.
  let lastOpening: Promise<void> = Promise.resolve();
  const oneAtATime = (open: () => Promise<void>): Promise<void> => (lastOpening = lastOpening.then(open));

  return {
    async start(request) {
      if (request.signal.aborted) return;
      const obstacle = findObstacle();
      if (obstacle !== null) request.onFailure(obstacle);
      else await startScanning(request, oneAtATime);
    },
  };
}

async function startScanning(
  request: CameraStart,
  oneAtATime: (open: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const view = document.getElementById(request.viewId);
  if (view === null) throw new Error(`The page has no element with the id ${request.viewId}.`);

  const scanning = new AbortController();
  request.signal.addEventListener('abort', () => scanning.abort());
  const decoder = makeFrameDecoder(
    () => new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' }),
  );
  scanning.signal.addEventListener('abort', () => decoder.dispose());
  const fail = (reason: CameraFailure): void => {
    if (scanning.signal.aborted) return;
    scanning.abort();
    request.onFailure(reason);
  };

  const openPicture = async (picture: AbortSignal): Promise<void> => {
    if (picture.aborted) return;
    const opened = await openLivePicture(view, picture, () => fail('lost'));
    if (!opened.ok) fail(opened.error);
    else if (opened.value !== null) void readFrames(opened.value, picture, decoder, request, fail);
  };
  await whileVisible(scanning.signal, (picture) => oneAtATime(() => openPicture(picture)));
}

/**
 * Opens the picture now, ends it when the page is hidden (phones freeze or take the camera then) and opens a new one when
 * the page is back, until the signal aborts. Resolves when the first opening is over.
 */
function whileVisible(signal: AbortSignal, open: (picture: AbortSignal) => Promise<void>): Promise<void> {
  let picture = new AbortController();
  signal.addEventListener('abort', () => picture.abort());
  const onVisibilityChange = (): void => {
    picture.abort();
    if (document.hidden) return;
    picture = new AbortController();
    void open(picture.signal);
  };
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
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
