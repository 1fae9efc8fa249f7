/** The two kinds of symbol in a test kit: the Data Matrix on a cassette, the QR code on the box. */
export type Symbology = 'DataMatrix' | 'QRCode';

/** What one frame showed: the symbol's raw text, FNC1 of GS1 symbols as 0x1D; nothing is trimmed or changed. */
export interface CameraScan {
  readonly text: string;
  readonly symbology: Symbology;
}

/** Why there is no picture, or no reading of it. Each has its own words and remedy on the scan screen. */
export const CAMERA_FAILURES = ['denied', 'no-camera', 'in-use', 'insecure', 'unsupported', 'lost', 'decoder'] as const;
export type CameraFailure = (typeof CAMERA_FAILURES)[number];

export interface CameraStart {
  /** Where the live picture goes, by the id of an element that is in the page and has no content of its own. */
  readonly viewId: string;
  /** Aborting it stops the camera and releases it, at any time, also while the person is still being asked. */
  readonly signal: AbortSignalLike;
  /** Called for every frame with a symbol in it, up to ten times a second, until the signal aborts. */
  onScan(scan: CameraScan): void;
  /** Called at most once; the camera is released by then, and a new start is the way to try again. */
  onFailure(reason: CameraFailure): void;
}

/** The part of AbortSignal that the camera needs. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** The camera of the device and the decoder behind it. */
export interface Camera {
  /** Resolves once the picture runs or a failure was told; after an abort before that, once nothing holds the camera any more. */
  start(start: CameraStart): Promise<void>;
}
