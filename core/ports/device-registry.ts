import type { ScannedDevice } from '../domain/device.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import type { PortCalls } from './port-call.ts';

/**
 * The used cassettes (product.md section 4, "Device check"). A device held by another test fails with PREVIOUSLY_USED_DEVICE; check
 * and save are idempotent for one test id.
 */
export interface DeviceRegistry {
  check(device: ScannedDevice, testId: string): Promise<Result<void, AppError>>;
  save(device: ScannedDevice, testId: string): Promise<Result<void, AppError>>;
  /** Frees a device that the same test saved, unless a result refers to it. Succeeds for a device that is not held. */
  remove(deviceId: string, testId: string): Promise<Result<void, AppError>>;
}

export const DEVICE_CALLS = {
  check: { route: 'checkDevice', takes: ['...device', '@testId'] },
  save: { route: 'saveDevice', takes: ['...device', '@testId'] },
  remove: { route: 'removeDevice', takes: ['deviceId', '@testId'] },
} as const satisfies PortCalls<DeviceRegistry>;
