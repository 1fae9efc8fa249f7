/** What a scan read, raw (scanning.md). */
export interface CameraScan {
  readonly text: string;
  readonly symbology: 'DataMatrix' | 'QRCode' | 'other';
}

/** Why there is no picture, or no reading of it. Each has its own words and remedy on the scan screen. */
export const CAMERA_FAILURES = ['denied', 'no-camera', 'in-use', 'insecure', 'unsupported', 'lost', 'decoder'] as const;
export type CameraFailure = (typeof CAMERA_FAILURES)[number];

export interface CameraStart {
  /** Where the live picture goes, by the id of its element. */
  readonly viewId: string;
  /** Aborting it stops the camera and releases it. */
  readonly signal: AbortSignalLike;
  onScan(scan: CameraScan): void;
  onFailure(reason: CameraFailure): void;
}

/** The part of AbortSignal that the camera needs. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** The camera of the device and the decoder behind it. */
export interface Camera {
  /** Resolves once the picture runs, or once a failure was told. */
  start(start: CameraStart): Promise<void>;
  /** Reads a code from a picture file; null when there is none in it. */
  readPicture(picture: unknown): Promise<CameraScan | null>;
}
