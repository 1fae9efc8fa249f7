import { err, ok, type Result } from '../../core/domain/result.ts';
import type { CameraFailure } from '../../core/ports/camera.ts';
import { canHandOverVideoFrames } from './frame-source.ts';
import { entryOf } from '../../core/domain/entry-of.ts';

const FAILURE_BY_ERROR_NAME: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  PermissionDismissedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no-camera',
  DevicesNotFoundError: 'no-camera',
  OverconstrainedError: 'no-camera',
  ConstraintNotSatisfiedError: 'no-camera',
  NotReadableError: 'in-use',
  TrackStartError: 'in-use',
  AbortError: 'in-use',
  NotSupportedError: 'unsupported',
  TypeError: 'unsupported',
};

/**
 * Maps the name of a `getUserMedia` error: the current standard names and those of older Chrome and Firefox. An unknown name counts
 * as `lost`, for which the app offers to retry.
 */
export function failureOfError(error: unknown): CameraFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return entryOf(FAILURE_BY_ERROR_NAME, name) ?? 'lost';
}

/** Apps that show pages in a browser of their own; `wv` is any such app on Android. */
const APPS =
  /FBA[NV]|FB_IAB|Instagram|Barcelona|Snapchat|TikTok|musical_ly|Bytedance|Pinterest|LinkedInApp|Twitter|Line\/|MicroMessenger|WhatsApp|Telegram|GSA\/|; wv\)/i;

/** Whether a page is shown by another app than a browser. On iPhones and iPads only browsers name Safari. */
function isInApp(agent: string): boolean {
  return APPS.test(agent) || (/iP(?:hone|ad|od)/.test(agent) && !agent.includes('Safari/'));
}

/** A failure with its likeliest cause: pages in other apps get no camera, whatever the person allows. */
export function likeliestFailure(failure: CameraFailure, agent: string): CameraFailure {
  return (failure === 'denied' || failure === 'unsupported') && isInApp(agent) ? 'in-app' : failure;
}

/** The browser features that scanning requires. */
interface BrowserAbilities {
  readonly isSecureContext: boolean;
  readonly hasGetUserMedia: boolean;
  readonly hasWorker: boolean;
}

/** Why scanning is impossible, before the permission is requested; or null. Insecure pages lack `mediaDevices`, so that is checked first. */
export function failureOfAbilities(browser: BrowserAbilities): CameraFailure | null {
  if (!browser.isSecureContext) return 'insecure';
  return browser.hasGetUserMedia && browser.hasWorker ? null : 'unsupported';
}

/**
 * Twice as many pixels per module, where the camera has them without becoming slow and the page does not have to draw them. Browsers
 * ignore advanced constraints that cannot be met.
 */
const DETAILED: MediaTrackConstraintSet = { width: { min: 3840 }, height: { min: 2160 }, frameRate: { min: 24 } };

/** Constraints for the camera with that id, or for the back camera. `isDetailed` asks for the most detail that it has. */
export function constraintsFor(cameraId: string | null, isDetailed: boolean): MediaStreamConstraints {
  return {
    audio: false,
    video: {
      ...(cameraId === null ? { facingMode: 'environment' } : { deviceId: { exact: cameraId } }),
      width: { ideal: 1920 },
      height: { ideal: 1080 },
      // Chromium offers zoom only when it is requested here.
      advanced: [...(isDetailed ? [DETAILED] : []), { zoom: true } as unknown as MediaTrackConstraintSet],
    },
  };
}

function abilitiesOfBrowser(): BrowserAbilities {
  return {
    isSecureContext: window.isSecureContext,
    // The types always have mediaDevices, but insecure pages and old browsers lack it.
    hasGetUserMedia: typeof (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia === 'function',
    hasWorker: typeof Worker === 'function',
  };
}

/** Why this browser cannot show a live picture, or null. */
export function findObstacle(): CameraFailure | null {
  const failure = failureOfAbilities(abilitiesOfBrowser());
  return failure === null ? null : likeliestFailure(failure, navigator.userAgent);
}

/** Whether this browser can run a decoder; reading a photo needs nothing else. */
export function canDecode(): boolean {
  return abilitiesOfBrowser().hasWorker;
}

/** A running video and its track. */
export interface LivePicture {
  readonly video: HTMLVideoElement;
  readonly track: MediaStreamTrack;
}

/** Requests a camera. Falls back to the back camera when the chosen one is gone. */
async function askForCamera(cameraId: string | null): Promise<MediaStream> {
  const isDetailed = canHandOverVideoFrames();
  try {
    return await navigator.mediaDevices.getUserMedia(constraintsFor(cameraId, isDetailed));
  } catch (error) {
    if (cameraId === null || failureOfError(error) !== 'no-camera') throw error;
    return navigator.mediaDevices.getUserMedia(constraintsFor(null, isDetailed));
  }
}

/**
 * Requests a camera and shows it in a new video element at the end of `view`. Aborting the signal at any time stops the tracks and
 * removes the video. Returns null when aborted before the video ran.
 */
export async function openLivePicture(
  view: HTMLElement,
  cameraId: string | null,
  signal: AbortSignal,
  onLost: () => void,
): Promise<Result<LivePicture | null, CameraFailure>> {
  let stream: MediaStream;
  try {
    stream = await askForCamera(cameraId);
  } catch (error) {
    return wasAborted(signal) ? ok(null) : err(likeliestFailure(failureOfError(error), navigator.userAgent));
  }
  const [track] = stream.getVideoTracks();
  if (wasAborted(signal) || track === undefined) {
    release(stream);
    return ok(null);
  }
  const video = attachVideo(view, stream);
  signal.addEventListener('abort', () => {
    release(stream);
    video.srcObject = null;
    video.remove();
  });
  track.addEventListener('ended', onLost, { signal });
  // A phone that plays something else pauses the video and does not resume it.
  video.addEventListener('pause', () => void (wasAborted(signal) ? null : video.play().catch(() => undefined)));
  const played = await video.play().then(
    () => ok({ video, track }),
    () => err<CameraFailure>('lost'),
  );
  return wasAborted(signal) ? ok(null) : played;
}

/** A function, because the compiler assumes that a plain `aborted` does not change during an await. */
function wasAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function attachVideo(view: HTMLElement, stream: MediaStream): HTMLVideoElement {
  const video = document.createElement('video');
  // iPhones need all three to play inside the page without a press.
  video.setAttribute('playsinline', '');
  video.setAttribute('autoplay', '');
  video.muted = true;
  video.srcObject = stream;
  view.append(video);
  return video;
}
