import type { CameraFailure } from '../../core/ports/camera.ts';

const FAILURE_BY_ERROR_NAME: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  PermissionDismissedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no-camera',
  DevicesNotFoundError: 'no-camera',
  OverconstrainedError: 'no-camera',
  ConstraintNotSatisfiedError: 'no-camera',
  NotReadableError: 'in-use',
  TrackStartError: 'in-use',
  AbortError: 'in-use',
  NotSupportedError: 'unsupported',
  TypeError: 'unsupported',
};

/**
 * Maps the name of a `getUserMedia` error: the current standard names and those of older Chrome and Firefox. An unknown name counts
 * as `lost`, for which the app offers to retry.
 */
export function failureOfError(error: unknown): CameraFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return FAILURE_BY_ERROR_NAME[name] ?? 'lost';
}

/** The browser features that scanning requires. */
export interface BrowserAbilities {
  readonly isSecureContext: boolean;
  readonly hasGetUserMedia: boolean;
  readonly hasWorker: boolean;
}

/** Why scanning is impossible, before the permission is requested; or null. Insecure pages lack `mediaDevices`, so that is checked first. */
export function failureOfAbilities(browser: BrowserAbilities): CameraFailure | null {
  if (!browser.isSecureContext) return 'insecure';
  return browser.hasGetUserMedia && browser.hasWorker ? null : 'unsupported';
}
