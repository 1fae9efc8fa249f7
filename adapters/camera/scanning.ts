import { ok } from '../../core/domain/result.ts';
import type { CameraFailure, CameraStart } from '../../core/ports/camera.ts';
import type { FrameDecoder } from './frame-decoder.ts';
import { FRAMES_PER_SECOND } from './frame-looks.ts';
import { makeFrameSource, type FrameSource } from './frame-source.ts';
import { openLivePicture, type LivePicture } from './live-picture.ts';
import { watchForStall } from './stall-watch.ts';
import { controlsOf, listCameras, settingsOf, type ApplySetting, type TrackSetting } from './track-controls.ts';

/** The camera pictures of one scan, one at a time. */
interface Pictures {
  /** Resolves when the first picture has opened or failed; at once when the page is hidden. */
  readonly first: Promise<void>;
  /** Closes the picture and opens a new one. */
  reopen(): void;
}

/**
 * Keeps a picture open while the page is visible. Closes it when the page is hidden or left, because phones then freeze the camera or
 * take it away, and opens a new one when the page is visible again, until the signal aborts. Each picture has its own signal.
 */
function openPictures(signal: AbortSignal, open: (picture: AbortSignal) => Promise<void>): Pictures {
  let picture = new AbortController();
  const close = (): void => picture.abort();
  const openNext = (): Promise<void> => {
    if (document.hidden || signal.aborted) return Promise.resolve();
    picture = new AbortController();
    return open(picture.signal);
  };
  const openIfClosed = (): void => {
    if (picture.signal.aborted) void openNext();
  };
  close();
  signal.addEventListener('abort', close);
  document.addEventListener('visibilitychange', () => (document.hidden ? close() : openIfClosed()), { signal });
  // A page that enters the back/forward cache does not always get visibilitychange.
  window.addEventListener('pagehide', close, { signal });
  window.addEventListener('pageshow', openIfClosed, { signal });
  return {
    first: openNext(),
    reopen: () => {
      close();
      openIfClosed();
    },
  };
}

const FRAME_INTERVAL_MS = 1_000 / FRAMES_PER_SECOND;
/** Older Chromium knows the camera's capabilities only some hundred milliseconds after the video starts. */
const LATE_ABILITIES_MS = 1_000;
/** After this many new frames a picture counts as working and is reopened whenever it stalls; one that never worked is reopened only once. */
const FRAMES_OF_A_PICTURE = 30;

/** The controls of the running picture. */
export interface Running {
  readonly apply: ApplySetting;
  readonly refreshControls: () => void;
}

/** State that is shared by all starts of one camera. */
export interface Shared {
  readonly startDecoder: () => FrameDecoder;
  readonly correctsBlur: boolean;
  /** The id of the camera that was chosen last, or null. */
  readonly chosenCamera: () => string | null;
  /** Some phones fail when a camera is requested twice at once, so each request waits for the previous one. */
  readonly oneAtATime: (open: () => Promise<void>) => Promise<void>;
  running: Running | null;
  /** Whether a picture has run since the page was loaded. */
  hasRun: boolean;
  /** Whether frames are cut in the page, because this browser's workers cannot draw. */
  cutsInPage: boolean;
}

/** One start of the camera, until it is aborted or has failed. */
interface Scanning {
  readonly request: CameraStart;
  readonly shared: Shared;
  readonly decoder: FrameDecoder;
  /** What the person has set; applied again to the next picture. */
  settings: TrackSetting;
  readonly fail: (reason: CameraFailure) => void;
}

/** Why reading a picture ended. */
type End = 'closed' | 'stalled' | 'stoppedAtOnce' | CameraFailure;

/** Shows the camera's picture and decodes it until the request is aborted. Implements `Camera.start` for a browser that can scan. */
export async function startScanning(request: CameraStart, shared: Shared): Promise<void> {
  const view = document.getElementById(request.viewId);
  if (view === null) throw new Error(`The page has no element with the id ${request.viewId}.`);

  const ended = new AbortController();
  request.signal.addEventListener('abort', () => ended.abort());
  const decoder = shared.startDecoder();
  ended.signal.addEventListener('abort', () => decoder.dispose());
  const fail = (reason: CameraFailure): void => {
    if (ended.signal.aborted) return;
    ended.abort();
    request.onFailure(reason);
  };
  const scanning: Scanning = { request, shared, decoder, settings: {}, fail };
  let isSecondTry = false;

  const finish = (end: End): void => {
    if (end === 'closed') return;
    if (end !== 'stalled' && (end !== 'stoppedAtOnce' || isSecondTry)) {
      fail(end === 'stoppedAtOnce' ? 'lost' : end);
      return;
    }
    isSecondTry = true;
    pictures.reopen();
  };

  const openPicture = async (picture: AbortSignal): Promise<void> => {
    if (!isOpen(picture)) return;
    request.onProgress('opening');
    const opened = await openLivePicture(view, shared.chosenCamera(), picture, () => finish('stoppedAtOnce'));
    if (!opened.ok) fail(opened.error);
    else if (opened.value !== null) void runPicture(opened.value, picture);
  };
  const runPicture = async (live: LivePicture, picture: AbortSignal): Promise<void> => {
    shared.hasRun = true;
    void reportControls(live.track, picture, scanning);
    void reportProgress(picture, scanning);
    finish(await readPicture(live, picture, scanning).catch((): End => 'lost'));
  };
  const pictures = openPictures(ended.signal, (picture) => shared.oneAtATime(() => openPicture(picture)));
  await pictures.first;
}

async function reportProgress(picture: AbortSignal, { request, decoder }: Scanning): Promise<void> {
  request.onProgress('loading');
  if ((await decoder.loaded) && isOpen(picture)) request.onProgress('looking');
}

/** Reports the camera's controls while its picture runs: at once, and again later for browsers that know them only then. */
async function reportControls(track: MediaStreamTrack, picture: AbortSignal, scanning: Scanning): Promise<void> {
  const { request, shared } = scanning;
  const cameras = await listCameras();
  const report = (): void => {
    if (isOpen(picture)) request.onControls(controlsOf(track, cameras));
  };
  if (!isOpen(picture)) return;
  const applyToTrack = settingsOf(track, scanning.settings);
  const apply: ApplySetting = (setting) => {
    scanning.settings = { ...scanning.settings, ...setting };
    return applyToTrack(setting);
  };
  const running: Running = { apply, refreshControls: report };
  shared.running = running;
  picture.addEventListener('abort', () => {
    if (shared.running === running) shared.running = null;
  });
  report();
  await pause(LATE_ABILITIES_MS);
  report();
}

/** Decodes frames until the picture is closed, stalls, or cannot be decoded. */
async function readPicture(live: LivePicture, picture: AbortSignal, scanning: Scanning): Promise<End> {
  const frames = makeFrameSource(live.video, scanning.shared.correctsBlur);
  if (scanning.shared.cutsInPage) frames.cutInPage();
  const stall = watchForStall(live.video, live.track);
  while (isOpen(picture)) {
    const begun = performance.now();
    if (stall.isStalled(begun)) return stall.looksWithFrames() >= FRAMES_OF_A_PICTURE ? 'stalled' : 'stoppedAtOnce';
    const failure = await readFrame(frames, picture, scanning);
    if (failure !== null) return isOpen(picture) ? failure : 'closed';
    await pause(begun + FRAME_INTERVAL_MS * frames.intervals() - performance.now());
  }
  return 'closed';
}

async function readFrame(
  frames: FrameSource,
  picture: AbortSignal,
  { decoder, request, shared }: Scanning,
): Promise<CameraFailure | null> {
  const frame = frames.take();
  const reading = frame === null ? ok([]) : await decoder.decode(frame);
  if (!isOpen(picture)) return null;
  if (reading.ok) {
    frames.noteFound(reading.value.length > 0);
    request.onFrame(reading.value);
  } else if (reading.error === 'decoder' || frame?.kind === 'cut') return 'decoder';
  else {
    shared.cutsInPage = true;
    frames.cutInPage();
  }
  return null;
}

/** A function, because the compiler assumes that a plain `aborted` does not change during an await. */
function isOpen(picture: AbortSignal): boolean {
  return !picture.aborted;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
