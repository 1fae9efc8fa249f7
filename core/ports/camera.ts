import type { FoundSymbol, Symbology } from '../domain/found-symbol.ts';
import type { Result } from '../domain/result.ts';

/** Why there is no picture, or no reading of it. Each has its own words and remedy on the scan screen. */
export const CAMERA_FAILURES = ['denied', 'no-camera', 'in-use', 'insecure', 'unsupported', 'lost', 'decoder'] as const;
export type CameraFailure = (typeof CAMERA_FAILURES)[number];

/**
 * Why a photo gave nothing: it is no picture that this browser can open, it shows no code, or several of which none is clearly meant; the
 * decoder was not loaded, or this browser cannot run it.
 */
export type PhotoFailure = 'unreadable' | 'no-code' | 'several-codes' | 'decoder' | 'unsupported';

/** How far a started camera is: its picture is being opened, the picture runs while the decoder is still being loaded, or both are there. */
export type CameraProgress = 'opening' | 'loading' | 'looking';

/** A chosen file, as far as reading it goes. */
export interface PhotoFile {
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** One of the cameras of the device. */
export interface CameraChoice {
  readonly id: string;
  /** The device's own name for it; empty where it has none. */
  readonly label: string;
}

/** How far the picture is enlarged, 1 being not at all where `min` is 1. */
export interface CameraZoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
}

/** What can be set on the camera that runs, and how it is set. */
export interface CameraControls {
  /** Whether its light is on; null where it has none. */
  readonly torch: boolean | null;
  /** Null where it has no zoom. */
  readonly zoom: CameraZoom | null;
  /** Every camera of the device, this one among them. */
  readonly cameras: readonly CameraChoice[];
  /** The one that runs; null where the browser does not tell. */
  readonly cameraId: string | null;
}

export interface CameraStart {
  /** Where the live picture goes, by the id of an element that is in the page and has no content of its own. */
  readonly viewId: string;
  /** Aborting it stops the camera and releases it, at any time, also while the person is still being asked. */
  readonly signal: AbortSignalLike;
  /** The camera that the person chose, which is remembered. Without one: the one chosen last, or else that on the back. */
  readonly cameraId?: string;
  /** Called for every frame that was read, up to ten times a second, with all the symbols in it, until the signal aborts. */
  onFrame(found: readonly FoundSymbol[]): void;
  /** Called with each change of how far it is; a picture that stops is opened again. */
  onProgress(progress: CameraProgress): void;
  /** Called when the picture runs, and whenever something of it changes. */
  onControls(controls: CameraControls): void;
  /** Called at most once; the camera is released by then, and a new start is the way to try again. */
  onFailure(reason: CameraFailure): void;
}

/** The part of AbortSignal that the camera needs. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** The cameras of the device and the decoder behind them. One runs at a time. */
export interface Camera {
  /**
   * Resolves once the picture runs or a failure was reported, at once where the page is hidden, whose camera opens when it is seen; after an
   * abort before that, once nothing holds the camera any more.
   */
  start(start: CameraStart): Promise<void>;
  /** Turns the light of the camera that runs on or off; without one nothing happens. */
  setTorch(isOn: boolean): Promise<void>;
  /** Zooms the camera that runs; without one nothing happens. */
  setZoom(value: number): Promise<void>;
  /** Whether the camera starts without a question of the browser: its use is granted, or it ran already since the page was loaded. */
  isAllowed(): Promise<boolean>;
  /** Reads the text of the code on a photo with the same decoder. Needs no camera and no permission. */
  readPhoto(photo: PhotoFile, wanted: Symbology): Promise<Result<string, PhotoFailure>>;
}
