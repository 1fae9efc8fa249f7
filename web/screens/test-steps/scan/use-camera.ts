import { useEffect, useState } from 'react';
import type { Camera, CameraControls, CameraFailure, CameraStart } from '../../../../core/ports/camera.ts';
import { useSteps } from '../step-services.ts';

/** `off` until the person turns the camera on; then one of the others, or why there is no picture. */
export type CameraStatus = 'off' | 'starting' | 'looking' | CameraFailure;

/** The live camera of a scan step. */
export interface LiveCamera {
  readonly status: CameraStatus;
  /** What can be set on it; null while it does not run. */
  readonly controls: CameraControls | null;
  /** Turns it on, or tries again. The browser may ask for permission. */
  readonly turnOn: () => void;
  /** Turns another camera on, which is remembered. */
  readonly choose: (cameraId: string) => void;
  /** Lets go of it. */
  readonly turnOff: () => void;
  readonly setTorch: (isOn: boolean) => void;
  readonly setZoom: (value: number) => void;
}

/** What a press that turned the camera on asked for; each press is an object of its own. */
type Wanted = Pick<CameraStart, 'cameraId'>;

/** Runs the camera in the element with `viewId` from the moment it is turned on until it is turned off or the step is left. */
export function useCamera(viewId: string, onScan: (text: string) => void): LiveCamera {
  const { loadCamera } = useSteps();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [status, setStatus] = useState<CameraStatus>('off');
  const [controls, setControls] = useState<CameraControls | null>(null);

  useEffect(() => {
    if (wanted === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (next: CameraStatus): void => {
      if (!signal.aborted) setStatus(next);
    };
    const run = async (): Promise<void> => {
      const camera = await loadCamera().catch(() => null);
      if (camera === null) return show('decoder');
      const failures: CameraFailure[] = [];
      const onFailure = (reason: CameraFailure): void => {
        failures.push(reason);
        setControls(null);
        show(reason);
      };
      await camera.start({
        viewId,
        signal,
        ...wanted,
        onFailure,
        onControls: setControls,
        onScan: ({ text }) => onScan(text),
      });
      if (failures.length === 0) show('looking');
    };
    void run();
    return () => controller.abort();
  }, [wanted, viewId, onScan, loadCamera]);

  const turnOn = (next: Wanted): void => {
    setStatus('starting');
    setWanted(next);
  };
  const withCamera = (act: (camera: Camera) => Promise<void>): void => {
    void loadCamera().then(act, () => undefined);
  };
  return {
    status,
    controls,
    turnOn: () => turnOn({}),
    choose: (cameraId) => turnOn({ cameraId }),
    turnOff: () => {
      setStatus('off');
      setControls(null);
      setWanted(null);
    },
    setTorch: (isOn) => withCamera((camera) => camera.setTorch(isOn)),
    setZoom: (value) => withCamera((camera) => camera.setZoom(value)),
  };
}
