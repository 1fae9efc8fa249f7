import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Symbology } from '../../../../core/domain/found-symbol.ts';
import { NOTHING_SEEN, watchFrame } from '../../../../core/domain/watch-symbols.ts';
import type { Camera, CameraControls, CameraFailure, CameraStart } from '../../../../core/ports/camera.ts';
import type { CameraStatus } from '../../../../core/step-texts/scan-state.ts';
import { useSteps } from '../step-services.ts';
import type { TurnedOff } from './turned-off.ts';

/** The live camera of a scan step. */
export interface LiveCamera {
  readonly status: CameraStatus;
  /** The browser starts the camera without a permission prompt. */
  readonly isAllowed: boolean;
  /** The settings of the running camera; null while it is off. */
  readonly controls: CameraControls | null;
  /** Turns the camera on, or retries. The browser may prompt for permission. */
  readonly turnOn: () => void;
  /** Switches to another camera, which is remembered. */
  readonly choose: (cameraId: string) => void;
  /** Turns the camera off for this step, including later visits to it. */
  readonly turnOff: () => void;
  /** Releases the camera for other software that needs it. */
  readonly release: () => void;
  readonly setTorch: (isOn: boolean) => void;
  readonly setZoom: (value: number) => void;
}

/** The options of the camera of a scan step. */
export interface CameraUse {
  /** The id of the element that shows the picture. */
  readonly viewId: string;
  /** The symbology to scan. */
  readonly wanted: Symbology;
  readonly turnedOff: TurnedOff;
  /** Called for each frame in which a code was selected. */
  readonly onScan: (text: string) => void;
}

/** A request for the camera; each press creates a new object. */
type Request = Pick<CameraStart, 'cameraId'>;

/** Forwards the texts selected in the frames, and shows whether there are several codes to choose from. */
function frameReader({ wanted, onScan }: CameraUse, show: (status: CameraStatus) => void): CameraStart['onFrame'] {
  let watch = NOTHING_SEEN;
  return (found) => {
    const next = watchFrame(watch, found, wanted);
    watch = next.watch;
    show(next.choice.kind === 'several' ? 'several' : 'looking');
    if (next.choice.kind === 'symbol') onScan(next.choice.text);
  };
}

/**
 * Whether the camera starts without a prompt. Calls `onAllowed` once if it does and the user has not used the camera
 * controls before.
 */
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
    // Turning the camera on reports the failure.
    void ask().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [loadCamera, hasActed]);
  return isAllowed;
}

/**
 * Runs the camera until it is turned off or the step is left. It starts when it is turned on, or at once if the browser
 * does not prompt and the user has not turned it off here.
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
