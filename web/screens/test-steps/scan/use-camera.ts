import { useEffect, useState } from 'react';
import type { CameraFailure } from '../../../../core/ports/camera.ts';
import { useSteps } from '../step-services.ts';

/** `off` until the person turns the camera on; then one of the others, or why there is no picture. */
export type CameraStatus = 'off' | 'starting' | 'looking' | CameraFailure;

/** The live camera of a scan step. */
export interface LiveCamera {
  readonly status: CameraStatus;
  /** Turns it on, or tries again. The browser may ask for permission. */
  readonly turnOn: () => void;
}

/** Runs the camera in the element with `viewId` from the moment it is turned on until the step is left, and then releases it. */
export function useCamera(viewId: string, onScan: (text: string) => void): LiveCamera {
  const { loadCamera } = useSteps();
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<CameraStatus>('off');

  useEffect(() => {
    if (attempt === 0) return;
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
        show(reason);
      };
      await camera.start({ viewId, signal, onFailure, onScan: ({ text }) => onScan(text) });
      if (failures.length === 0) show('looking');
    };
    void run();
    return () => controller.abort();
  }, [attempt, viewId, onScan, loadCamera]);

  return {
    status,
    turnOn: () => {
      setStatus('starting');
      setAttempt((count) => count + 1);
    },
  };
}
