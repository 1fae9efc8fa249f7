import {
  CAMERA_FAILURES,
  type CameraChoice,
  type CameraControls,
  type CameraFailure,
  type CameraProgress,
  type PhotoFailure,
} from '../ports/camera.ts';

/**
 * `off` until the camera is turned on; then its progress, `several` if it sees more than one code, or why there is no
 * picture.
 */
export type CameraStatus = 'off' | CameraProgress | 'several' | CameraFailure;

/** Whether a photo is being read, or why the last one contained no code. */
export type PhotoStatus = 'none' | 'reading' | PhotoFailure;

/** Why there is no picture, or none that can be read; null otherwise. */
export function cameraFailure(status: CameraStatus): CameraFailure | null {
  return CAMERA_FAILURES.find((failure) => failure === status) ?? null;
}

/** Why the last photo has no result; null otherwise. */
export function photoFailure(status: PhotoStatus): PhotoFailure | null {
  return status === 'none' || status === 'reading' ? null : status;
}

/** The running camera, or the first one if the browser does not say which one runs. */
export function runningCamera({ cameras, cameraId }: CameraControls): CameraChoice | undefined {
  return cameras.find(({ id }) => id === cameraId) ?? cameras[0];
}

/** The zoom as it is called: one decimal, and 1 without any. */
export function zoomTimes({ value, min }: { readonly value: number; readonly min: number }): number {
  return Number((value / min).toFixed(1));
}
