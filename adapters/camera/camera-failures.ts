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
 * Why `getUserMedia` refused, from the name of what it threw: today's standard names and those of older Chrome
 * and Firefox. What has no known name counts as `lost`, whose remedy is to try again.
 */
export function failureOfError(error: unknown): CameraFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return FAILURE_BY_ERROR_NAME[name] ?? 'lost';
}

/** The parts of a browser without which nothing can be scanned. */
export interface BrowserAbilities {
  readonly isSecureContext: boolean;
  readonly hasGetUserMedia: boolean;
  readonly hasWebAssembly: boolean;
  readonly hasWorker: boolean;
}

/** What stands in the way before anybody is asked for permission. Insecure pages have no `mediaDevices`, so that is asked first. */
export function failureOfAbilities(browser: BrowserAbilities): CameraFailure | null {
  if (!browser.isSecureContext) return 'insecure';
  return browser.hasGetUserMedia && browser.hasWebAssembly && browser.hasWorker ? null : 'unsupported';
}
