import type { CameraFailure, CameraScan } from '../../../../core/ports/camera.ts';

/** What happened since the camera was started last, for the test to read. */
interface CameraLog {
  readonly scans: CameraScan[];
  readonly failures: CameraFailure[];
  startSettled: boolean;
}

declare global {
  interface Window {
    cameraLog: CameraLog;
    /** Every camera track that the browser has handed out since the page was loaded. */
    tracks: MediaStreamTrack[];
    startCamera: () => void;
    stopCamera: () => void;
  }
}

const { makeZxingCamera } = await import('../../../../adapters/camera/zxing-camera.ts');
const camera = makeZxingCamera();
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

window.startCamera = () => {
  running = new AbortController();
  const { signal } = running;
  const log: CameraLog = { scans: [], failures: [], startSettled: false };
  window.cameraLog = log;
  void camera
    .start({
      viewId: 'view',
      signal,
      onScan: (scan) => log.scans.push(scan),
      onFailure: (reason) => log.failures.push(reason),
    })
    .then(() => (log.startSettled = true));
};
window.stopCamera = () => running.abort();
