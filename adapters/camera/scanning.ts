import { ok } from '../../core/domain/result.ts';
import type { CameraFailure, CameraStart } from '../../core/ports/camera.ts';
import type { FrameDecoder } from './frame-decoder.ts';
import { FRAMES_PER_SECOND } from './frame-geometry.ts';
import { makeFrameSource, type FrameSource } from './frame-source.ts';
import { openLivePicture, type LivePicture } from './live-picture.ts';
import { openPictures } from './open-pictures.ts';
import { watchForStall } from './stall-watch.ts';
import { startDecoder } from './start-decoder.ts';
import { controlsOf, listCameras, settingsOf, type ApplySetting, type TrackSetting } from './track-controls.ts';

const FRAME_INTERVAL_MS = 1_000 / FRAMES_PER_SECOND;
/** Older Chromium learns what a camera can do some hundred milliseconds after its picture runs. */
const LATE_ABILITIES_MS = 1_000;
/** After this many new frames a picture counts as working: if it stops, it is opened again. One that never worked is opened again only once. */
const FRAMES_OF_A_PICTURE = 30;

/** The picture that runs now. */
export interface Running {
  readonly apply: ApplySetting;
  readonly tell: () => void;
}

/** What all starts of one camera share. */
export interface Shared {
  /** The id of the camera that was chosen last, or null. */
  readonly chosenCamera: () => string | null;
  /** Two requests for one camera at a time fail on some phones: each waits until the one before it was answered. */
  readonly oneAtATime: (open: () => Promise<void>) => Promise<void>;
  running: Running | null;
  /** A picture ran since the page was loaded. */
  hasRun: boolean;
  /** Workers of this browser cannot draw. */
  cutsInPage: boolean;
}

/** One start of the camera, until it is aborted or has failed. */
interface Scanning {
  readonly request: CameraStart;
  readonly shared: Shared;
  readonly decoder: FrameDecoder;
  /** What was set by hand, for the next picture. */
  settings: TrackSetting;
  readonly fail: (reason: CameraFailure) => void;
}

/** How the reading of one picture ended. */
type End = 'closed' | 'stalled' | 'stalledAtOnce' | CameraFailure;

/** Shows the camera's picture and reads it, until the request is aborted. As `Camera.start`, once nothing stands in the way. */
export async function startScanning(request: CameraStart, shared: Shared): Promise<void> {
  const view = document.getElementById(request.viewId);
  if (view === null) throw new Error(`The page has no element with the id ${request.viewId}.`);

  const ended = new AbortController();
  request.signal.addEventListener('abort', () => ended.abort());
  const decoder = startDecoder();
  ended.signal.addEventListener('abort', () => decoder.dispose());
  const fail = (reason: CameraFailure): void => {
    if (ended.signal.aborted) return;
    ended.abort();
    request.onFailure(reason);
  };
  const scanning: Scanning = { request, shared, decoder, settings: {}, fail };
  let isSecondTry = false;

  const openPicture = async (picture: AbortSignal): Promise<void> => {
    if (!isOpen(picture)) return;
    request.onProgress('opening');
    const opened = await openLivePicture(view, shared.chosenCamera(), picture, () => fail('lost'));
    if (!opened.ok) fail(opened.error);
    else if (opened.value !== null) void runPicture(opened.value, picture);
  };
  const runPicture = async (live: LivePicture, picture: AbortSignal): Promise<void> => {
    shared.hasRun = true;
    void handOverControls(live.track, picture, scanning);
    void tellProgress(picture, scanning);
    const end = await readPicture(live, picture, scanning).catch((): End => 'lost');
    if (end === 'closed') return;
    if (end !== 'stalled' && (end !== 'stalledAtOnce' || isSecondTry)) {
      fail(end === 'stalledAtOnce' ? 'lost' : end);
      return;
    }
    isSecondTry = true;
    pictures.reopen();
  };
  const pictures = openPictures(ended.signal, (picture) => shared.oneAtATime(() => openPicture(picture)));
  await pictures.first;
}

async function tellProgress(picture: AbortSignal, { request, decoder }: Scanning): Promise<void> {
  request.onProgress('loading');
  if ((await decoder.loaded) && isOpen(picture)) request.onProgress('looking');
}

/** Tells what can be set on the camera as long as its picture runs; some browsers know it only after a while. */
async function handOverControls(track: MediaStreamTrack, picture: AbortSignal, scanning: Scanning): Promise<void> {
  const { request, shared } = scanning;
  const cameras = await listCameras();
  const tell = (): void => {
    if (isOpen(picture)) request.onControls(controlsOf(track, cameras));
  };
  if (!isOpen(picture)) return;
  const applyToTrack = settingsOf(track, scanning.settings);
  const apply: ApplySetting = (setting) => {
    scanning.settings = { ...scanning.settings, ...setting };
    return applyToTrack(setting);
  };
  const running: Running = { apply, tell };
  shared.running = running;
  picture.addEventListener('abort', () => {
    if (shared.running === running) shared.running = null;
  });
  tell();
  await pause(LATE_ABILITIES_MS);
  tell();
}

/** Reads frames until the picture is closed or stands still, or nothing can be read. */
async function readPicture(live: LivePicture, picture: AbortSignal, scanning: Scanning): Promise<End> {
  const frames = makeFrameSource(live.video);
  if (scanning.shared.cutsInPage) frames.cutInPage();
  const stall = watchForStall(live.video, live.track);
  while (isOpen(picture)) {
    const begun = performance.now();
    if (stall.isStalled(begun)) return stall.looksWithFrames() >= FRAMES_OF_A_PICTURE ? 'stalled' : 'stalledAtOnce';
    const failure = await readFrame(frames, picture, scanning);
    if (failure !== null) return isOpen(picture) ? failure : 'closed';
    await pause(begun + FRAME_INTERVAL_MS - performance.now());
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
  if (reading.ok) request.onFrame(reading.value);
  else if (reading.error === 'decoder' || frame?.kind === 'cut') return 'decoder';
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
