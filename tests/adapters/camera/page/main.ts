import type { FoundSymbol } from '../../../../core/domain/found-symbol.ts';
import type { Camera, CameraControls, CameraFailure, CameraProgress } from '../../../../core/ports/camera.ts';
import type { Storage } from '../../../../core/ports/storage.ts';

/** What happened since the camera was started last, for the test to read. */
interface CameraLog {
  /** The symbols of every frame that had any. */
  readonly frames: (readonly FoundSymbol[])[];
  readonly progress: CameraProgress[];
  readonly failures: CameraFailure[];
  /** The camera controls as reported last. */
  controls: CameraControls | null;
  startSettled: boolean;
}

declare global {
  interface Window {
    cameraLog: CameraLog;
    /** Every camera track that the browser has handed out since the page was loaded. */
    tracks: MediaStreamTrack[];
    camera: Camera;
    /** With the id of a camera, that one. */
    startCamera: (cameraId?: string) => void;
    stopCamera: () => void;
  }
}

/** The camera with the decoder that the page's address names. */
async function makeCamera(storage: Storage): Promise<Camera> {
  if (location.search === '?html5-qrcode') {
    return (await import('../../../../adapters/camera/html5-qrcode-camera.ts')).makeHtml5QrcodeCamera(storage);
  }
  return (await import('../../../../adapters/camera/zxing-camera.ts')).makeZxingCamera(storage);
}

const stored = new Map<string, unknown>();
const camera = await makeCamera({
  read: (key) => stored.get(key),
  write: (key, value) => stored.set(key, value).size > 0,
  remove: (key) => stored.delete(key),
  keys: () => [...stored.keys()],
});
let running = new AbortController();

window.tracks = [];
if ('mediaDevices' in navigator) {
  const devices = navigator.mediaDevices;
  const getUserMedia = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (constraints) => {
    const stream = await getUserMedia(constraints);
    window.tracks.push(...stream.getTracks());
    return stream;
  };
}

window.camera = camera;
window.startCamera = (cameraId) => {
  running = new AbortController();
  const { signal } = running;
  const log: CameraLog = { frames: [], progress: [], failures: [], controls: null, startSettled: false };
  window.cameraLog = log;
  void camera
    .start({
      viewId: 'view',
      signal,
      ...(cameraId !== undefined && { cameraId }),
      onFrame: (found) => {
        if (found.length > 0) log.frames.push(found);
      },
      onProgress: (progress) => log.progress.push(progress),
      onControls: (controls) => (log.controls = controls),
      onFailure: (reason) => log.failures.push(reason),
    })
    .then(() => (log.startSettled = true));
};
window.stopCamera = () => running.abort();
