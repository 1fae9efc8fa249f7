import type { CameraFailure, CameraScan } from '../../../../core/ports/camera.ts';

/** What happened since the camera was started, for the test to read. */
interface CameraLog {
  scans: CameraScan[];
  failures: CameraFailure[];
  started: boolean;
  /** Milliseconds from the start to the first scan. */
  firstScanAfter: number | null;
}

declare global {
  interface Window {
    cameraLog: CameraLog;
    startCamera: () => Promise<void>;
    stopCamera: () => void;
  }
}

const loadCamera = import('../../../../adapters/camera/zxing-camera.ts').then((module) => module.makeZxingCamera());
let running = new AbortController();

window.startCamera = async () => {
  running = new AbortController();
  const log: CameraLog = { scans: [], failures: [], started: false, firstScanAfter: null };
  window.cameraLog = log;
  const camera = await loadCamera;
  const startedAt = performance.now();
  await camera.start({
    viewId: 'view',
    signal: running.signal,
    onScan: (scan) => {
      log.firstScanAfter ??= performance.now() - startedAt;
      log.scans.push(scan);
    },
    onFailure: (reason) => log.failures.push(reason),
  });
  log.started = true;
};
window.stopCamera = () => running.abort();
