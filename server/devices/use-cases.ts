import type { Kits } from '../../core/domain/kit.ts';
import type { ServerClock } from '../clock.ts';
import type { CountAbuse } from '../limits/abuse-limits.ts';
import { makeCheckDevice } from './check-device.ts';
import type { HoldDevice } from './hold-device.ts';
import { makeRemoveDevice } from './remove-device.ts';
import { makeSaveDevice } from './save-device.ts';
import type { UnitOfWork } from './unit-of-work.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly holdDevice: HoldDevice;
  readonly countAbuse: CountAbuse;
  /** The kits whose cassettes are accepted. */
  readonly kits: Kits;
}

/** The use-cases about cassettes. */
export const makeDeviceUseCases = (deps: Deps) => ({
  checkDevice: makeCheckDevice(deps),
  saveDevice: makeSaveDevice(deps),
  removeDevice: makeRemoveDevice(deps),
  kits: deps.kits,
});

export type DeviceUseCases = ReturnType<typeof makeDeviceUseCases>;
