import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Symbology } from '../../../../core/domain/found-symbol.ts';
import { NOTHING_SEEN, watchFrame } from '../../../../core/domain/watch-symbols.ts';
import {
  CAMERA_FAILURES,
  type Camera,
  type CameraControls,
  type CameraFailure,
  type CameraProgress,
  type CameraStart,
} from '../../../../core/ports/camera.ts';
import { useSteps } from '../step-services.ts';
import type { TurnedOff } from './turned-off.ts';

/** `off` until the camera is turned on; then how far it is, `several` where it sees more than one code, or why there is no picture. */
export type CameraStatus = 'off' | CameraProgress | 'several' | CameraFailure;

/** Whether there is no picture, or none that is read. */
export function isFailure(status: CameraStatus): status is CameraFailure {
  return CAMERA_FAILURES.some((failure) => failure === status);
}

/** The live camera of a scan step. */
export interface LiveCamera {
  readonly status: CameraStatus;
  /** It starts without a question of the browser. */
  readonly isAllowed: boolean;
  /** What can be set on it; null while it does not run. */
  readonly controls: CameraControls | null;
  /** Turns it on, or tries again. The browser may ask for permission. */
  readonly turnOn: () => void;
  /** Turns another camera on, which is remembered. */
  readonly choose: (cameraId: string) => void;
  /** Turns it off for as long as this step is open, and whenever the person comes back to it. */
  readonly turnOff: () => void;
  /** Releases it for something else that needs the device's camera. */
  readonly release: () => void;
  readonly setTorch: (isOn: boolean) => void;
  readonly setZoom: (value: number) => void;
}

/** What the step wants of the camera. */
export interface CameraUse {
  /** The element that the picture goes into. */
  readonly viewId: string;
  /** The kind of symbol that is scanned here. */
  readonly wanted: Symbology;
  readonly turnedOff: TurnedOff;
  /** Called for each frame in which a text is chosen. */
  readonly onScan: (text: string) => void;
}

/** What asked for the camera; each press is an object of its own. */
type Request = Pick<CameraStart, 'cameraId'>;

/** Hands the texts that are chosen in the frames on, and says whether there are several codes to choose from. */
function frameReader({ wanted, onScan }: CameraUse, show: (status: CameraStatus) => void): CameraStart['onFrame'] {
  let watch = NOTHING_SEEN;
  return (found) => {
    const next = watchFrame(watch, found, wanted);
    watch = next.watch;
    show(next.choice.kind === 'several' ? 'several' : 'looking');
    if (next.choice.kind === 'symbol') onScan(next.choice.text);
  };
}

/** Whether the camera starts without a question; `onAllowed` is called once when it does and nothing was asked of the camera before. */
function useAllowed(hasActed: RefObject<boolean>, onAllowed: () => void): boolean {
  const { loadCamera } = useSteps();
  const [isAllowed, setAllowed] = useState(false);
  const react = useEffectEvent(onAllowed);
  useEffect(() => {
    let isGone = false;
    const ask = async (): Promise<void> => {
      const isKnown = await (await loadCamera()).isAllowed();
      if (isGone || !isKnown) return;
      setAllowed(true);
      if (!hasActed.current) react();
    };
    // Turning it on shows what is wrong.
    void ask().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [loadCamera, hasActed]);
  return isAllowed;
}

/**
 * Runs the camera until it is turned off or the step is left: from the moment it is turned on, or from the beginning where the browser
 * does not ask and the person has not turned it off here.
 */
export function useCamera({ viewId, wanted, turnedOff, onScan }: CameraUse): LiveCamera {
  const { loadCamera } = useSteps();
  const [request, setRequest] = useState<Request | null>(null);
  const [status, setStatus] = useState<CameraStatus>('off');
  const [controls, setControls] = useState<CameraControls | null>(null);
  const hasActed = useRef(false);

  useEffect(() => {
    if (request === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (next: CameraStatus): void => {
      if (!signal.aborted) setStatus(next);
    };
    const onFailure = (reason: CameraFailure): void => {
      setControls(null);
      show(reason);
    };
    const run = async (): Promise<void> => {
      const camera = await loadCamera().catch(() => null);
      if (camera === null) return show('decoder');
      const onFrame = frameReader({ viewId, wanted, turnedOff, onScan }, show);
      await camera.start({ viewId, signal, ...request, onFrame, onFailure, onProgress: show, onControls: setControls });
    };
    run().catch(() => onFailure('lost'));
    return () => controller.abort();
  }, [request, viewId, wanted, turnedOff, onScan, loadCamera]);

  const begin = (next: Request): void => {
    hasActed.current = true;
    turnedOff.set(false);
    setStatus('opening');
    setRequest(next);
  };
  const release = (): void => {
    hasActed.current = true;
    setStatus('off');
    setControls(null);
    setRequest(null);
  };
  const isAllowed = useAllowed(hasActed, () => {
    if (!turnedOff.get()) begin({});
  });
  const withCamera = (act: (camera: Camera) => Promise<void>): void => {
    void loadCamera().then(act, () => undefined);
  };
  return {
    status,
    isAllowed,
    controls,
    turnOn: () => begin({}),
    choose: (cameraId) => begin({ cameraId }),
    turnOff: () => {
      turnedOff.set(true);
      release();
    },
    release,
    setTorch: (isOn) => withCamera((camera) => camera.setTorch(isOn)),
    setZoom: (value) => withCamera((camera) => camera.setZoom(value)),
  };
}
