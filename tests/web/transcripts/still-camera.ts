import type { Camera, CameraFailure, PhotoFailure } from '../../../core/ports/camera.ts';

/** A camera that sees nothing, or fails. */
export interface StillCamera extends Camera {
  /** How it fails from now on. */
  failWith(failure: CameraFailure): void;
  /** Why photos have no result from now on. */
  failPhotosWith(failure: PhotoFailure): void;
}

const CONTROLS = {
  torch: false,
  zoom: { min: 1, max: 3, step: 0.5, value: 1 },
  cameras: [
    { id: 'back', label: 'Back camera' },
    { id: 'front', label: 'Front camera' },
  ],
  cameraId: 'back',
};

/** A camera with a light, a zoom and a second camera. */
export function makeStillCamera(): StillCamera {
  let failure: CameraFailure | null = null;
  let photoFailure: PhotoFailure = 'no-code';
  return {
    failWith: (next) => {
      failure = next;
    },
    failPhotosWith: (next) => {
      photoFailure = next;
    },
    start: (request) => {
      if (failure !== null) request.onFailure(failure);
      else {
        request.onProgress('looking');
        request.onControls(CONTROLS);
      }
      return Promise.resolve();
    },
    setTorch: () => Promise.resolve(),
    setZoom: () => Promise.resolve(),
    isAllowed: () => Promise.resolve(false),
    readPhoto: () => Promise.resolve({ ok: false, error: photoFailure }),
  };
}
