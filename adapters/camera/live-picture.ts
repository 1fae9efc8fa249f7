import { err, ok, type Result } from '../../core/domain/result.ts';
import type { CameraFailure } from '../../core/ports/camera.ts';
import { failureOfAbilities, failureOfError, type BrowserAbilities } from './camera-failures.ts';

/** A camera by its id, or the one on the back. */
function constraintsFor(cameraId: string | null): MediaStreamConstraints {
  return {
    audio: false,
    video: {
      ...(cameraId === null ? { facingMode: 'environment' } : { deviceId: { exact: cameraId } }),
      width: { ideal: 1920 },
      height: { ideal: 1080 },
      // Chromium shows a zoom only to those who ask for it here; as an advanced wish it is passed over where there is none.
      advanced: [{ zoom: true } as unknown as MediaTrackConstraintSet],
    },
  };
}

function abilitiesOfBrowser(): BrowserAbilities {
  return {
    isSecureContext: window.isSecureContext,
    // The types promise mediaDevices; insecure pages and old browsers do not have it.
    hasGetUserMedia: typeof (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia === 'function',
    hasWebAssembly: typeof WebAssembly === 'object',
    hasWorker: typeof Worker === 'function',
  };
}

/** What stands in the way of any live picture in this browser, or null. */
export function findObstacle(): CameraFailure | null {
  return failureOfAbilities(abilitiesOfBrowser());
}

/** Whether this browser can run the decoder, which is all that reading a photo needs. */
export function canDecode(): boolean {
  const { hasWebAssembly, hasWorker } = abilitiesOfBrowser();
  return hasWebAssembly && hasWorker;
}

/** A picture that runs, and the track that it comes from. */
export interface LivePicture {
  readonly video: HTMLVideoElement;
  readonly track: MediaStreamTrack;
}

/** Asks for a camera. One that was chosen once and is no longer there gives way to the one on the back. */
async function askForCamera(cameraId: string | null): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia(constraintsFor(cameraId));
  } catch (error) {
    if (cameraId === null || failureOfError(error) !== 'no-camera') throw error;
    return navigator.mediaDevices.getUserMedia(constraintsFor(null));
  }
}

/**
 * Asks for a camera and shows it in a video element of its own at the end of `view`. Aborting the signal, before or
 * after the camera is there, stops its tracks and removes the video; null means that it was aborted before the picture ran.
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
    return wasAborted(signal) ? ok(null) : err(failureOfError(error));
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
  track.addEventListener('ended', onLost);
  // A phone that had something else to play pauses it, and does not go on by itself.
  video.addEventListener('pause', () => void (wasAborted(signal) ? null : video.play().catch(() => undefined)));
  const played = await video.play().then(
    () => ok({ video, track }),
    () => err<CameraFailure>('lost'),
  );
  return wasAborted(signal) ? ok(null) : played;
}

/** Asked anew after every wait; a plain `aborted` would be taken for unchanged by the compiler. */
function wasAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function attachVideo(view: HTMLElement, stream: MediaStream): HTMLVideoElement {
  const video = document.createElement('video');
  // iPhones play inside the page, and without a press, only with all three.
  video.setAttribute('playsinline', '');
  video.setAttribute('autoplay', '');
  video.muted = true;
  video.srcObject = stream;
  view.append(video);
  return video;
}
