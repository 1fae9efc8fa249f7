import type { AppError } from '../../core/domain/error-codes.ts';
import type { OtpDevice } from '../../core/domain/otp-device.ts';
import type { NamedDevice, OtpDeviceQuery, OtpDevicesState } from '../../core/use-cases/account/otp-devices.ts';
import { observed } from './observed.ts';

/** The account's two-factor devices, and the one being added. */
export class OtpDeviceStore {
  /** The calls and forms that change the devices. */
  readonly query: OtpDeviceQuery;
  readonly #state: () => OtpDevicesState;

  constructor(query: OtpDeviceQuery) {
    this.query = query;
    this.#state = observed(query);
  }

  /** Null until fetched. */
  get devices(): readonly OtpDevice[] | null {
    return this.#state().devices;
  }

  /** The device being added: it has a name, and a code was sent to it. */
  get added(): NamedDevice | null {
    return this.#state().added;
  }

  get errors(): readonly AppError[] {
    return this.#state().errors;
  }

  get isBusy(): boolean {
    return this.#state().isBusy;
  }

  readonly load = (): void => void this.query.load();
}
