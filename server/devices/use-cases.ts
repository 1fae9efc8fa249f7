import type { Kits } from '../../core/domain/kit.ts';
import type { CheckDevice } from './check-device.ts';
import type { RemoveDevice } from './remove-device.ts';
import type { SaveDevice } from './save-device.ts';

/** The use-cases about cassettes. */
export interface DeviceUseCases {
  readonly checkDevice: CheckDevice;
  readonly saveDevice: SaveDevice;
  readonly removeDevice: RemoveDevice;
  /** The kits whose cassettes are accepted. */
  readonly kits: Kits;
}
