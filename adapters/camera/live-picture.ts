import { err, ok, type Result } from '../../core/domain/result.ts';
import type { CameraFailure } from '../../core/ports/camera.ts';
import { failureOfAbilities, failureOfError } from './camera-failures.ts';

const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
};

/** What stands in the way of any picture in this browser, or null. */
export function findObstacle(): CameraFailure | null {
  return failureOfAbilities({
    isSecureContext: window.isSecureContext,
    // The types promise mediaDevices; insecure pages and old browsers do not have it.
    hasGetUserMedia: typeof (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia === 'function',
    hasWebAssembly: typeof WebAssembly === 'object',
    hasWorker: typeof Worker === 'function',
  });
}

/**
 * Asks for the back camera and shows it in a video element of its own at the end of `view`. Aborting the signal, before or
 * after the camera is there, stops its tracks and removes the video; null means that it was aborted before the picture ran.
 */
export async function openLivePicture(
  view: HTMLElement,
  signal: AbortSignal,
  onLost: () => void,
): Promise<Result<HTMLVideoElement | null, CameraFailure>> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia(CONSTRAINTS);
  } catch (error) {
    return wasAborted(signal) ? ok(null) : err(failureOfError(error));
  }
  if (wasAborted(signal)) {
    release(stream);
    return ok(null);
  }
  const video = attachVideo(view, stream);
  signal.addEventListener('abort', () => {
    release(stream);
    video.srcObject = null;
    video.remove();
  });
  for (const track of stream.getTracks()) track.addEventListener('ended', onLost);
  const played = await video.play().then(
    () => ok(video),
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
