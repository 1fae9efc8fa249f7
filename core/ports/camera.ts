import { isOneOf } from '../domain/choice-lists.ts';
import type { FoundSymbol, Symbology } from '../domain/found-symbol.ts';
import type { PhotoFormat } from '../domain/photo-format.ts';
import type { Result } from '../domain/result.ts';

/** Failures for which another try cannot help in this browser; `in-app`: it is part of another app, which keeps the camera from pages. */
const LASTING_FAILURES = ['in-app', 'insecure', 'unsupported'] as const;

/** Why there is no picture, or why it cannot be decoded. The scan screen has a text and a remedy for each. */
export const CAMERA_FAILURES = ['denied', 'no-camera', 'in-use', 'lost', 'decoder', ...LASTING_FAILURES] as const;
export type CameraFailure = (typeof CAMERA_FAILURES)[number];

/** Whether another try may help. */
export function canRetry(failure: CameraFailure): boolean {
  return !isOneOf(LASTING_FAILURES, failure);
}

/**
 * Why a photo has no result: this browser cannot open it, or no file of that format, it shows no code, or none that the weaker decoder
 * reads that also works in Lockdown Mode, or several of which none is clearly meant; the decoder was not loaded, or cannot run in this
 * browser.
 */
export type PhotoFailure =
  PhotoFormat | 'unreadable' | 'no-code' | 'no-code-lockdown' | 'several-codes' | 'decoder' | 'unsupported';

/** The progress of starting a camera: the picture is being opened, the decoder is still being loaded, or both are ready. */
export type CameraProgress = 'opening' | 'loading' | 'looking';

/** The part of a chosen file that reading it needs. */
export interface PhotoFile {
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** One of the device's cameras. */
export interface CameraChoice {
  readonly id: string;
  /** The camera's name; empty if it has none. */
  readonly label: string;
}

/** The zoom factor and its range. 1 means no zoom if `min` is 1. */
export interface CameraZoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
}

/** The settings of the running camera. */
export interface CameraControls {
  /** Whether its light is on; null if it has none. */
  readonly torch: boolean | null;
  /** Null if it has no zoom. */
  readonly zoom: CameraZoom | null;
  /** Every camera of the device, including this one. */
  readonly cameras: readonly CameraChoice[];
  /** The running camera; null if the browser does not report it. */
  readonly cameraId: string | null;
}

export interface CameraStart {
  /** The id of the empty element that shows the live picture. */
  readonly viewId: string;
  /** Aborting it stops and releases the camera at any time, even while the browser asks for permission. */
  readonly signal: AbortSignalLike;
  /** The camera that the person chose, which is remembered. Default: the one chosen last, or the one on the back. */
  readonly cameraId?: string;
  /** Called for every decoded frame, up to ten times a second, with all the symbols in it, until the signal aborts. */
  onFrame(found: readonly FoundSymbol[]): void;
  /** Called with each change of the progress; a picture that stops is opened again. */
  onProgress(progress: CameraProgress): void;
  /** Called when the picture runs, and whenever a setting changes. */
  onControls(controls: CameraControls): void;
  /** Called at most once; the camera is released by then, and can be started again. */
  onFailure(reason: CameraFailure): void;
}

/** The part of AbortSignal that the camera needs. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** The device's cameras and their decoder. One camera runs at a time. */
export interface Camera {
  /**
   * Resolves once the picture runs or a failure was reported; at once if the page is hidden, whose camera opens when the page is
   * shown; if aborted before that, once the camera is released.
   */
  start(start: CameraStart): Promise<void>;
  /** Turns the light of the running camera on or off; does nothing without one. */
  setTorch(isOn: boolean): Promise<void>;
  /** Sets the zoom of the running camera; does nothing without one. */
  setZoom(value: number): Promise<void>;
  /** Whether the camera starts without a permission prompt: its use is granted, or it has run since the page was loaded. */
  isAllowed(): Promise<boolean>;
  /** Decodes the code in a photo. Needs no camera and no permission. */
  readPhoto(photo: PhotoFile, wanted: Symbology): Promise<Result<string, PhotoFailure>>;
}
