import type { AppError } from '../../core/domain/error-codes.ts';
import type { OtpDevice } from '../../core/domain/otp-device.ts';
import type { NamedDevice, OtpDeviceQuery, OtpDevicesState } from '../../core/use-cases/account/otp-devices.ts';
import { observed } from './observed.ts';

/** The two-factor devices of the account, and the one that is being added. */
export class OtpDeviceStore {
  /** The calls and forms that change them. */
  readonly query: OtpDeviceQuery;
  readonly #state: () => OtpDevicesState;

  constructor(query: OtpDeviceQuery) {
    this.query = query;
    this.#state = observed(query);
  }

  /** Null until they were fetched. */
  get devices(): readonly OtpDevice[] | null {
    return this.#state().devices;
  }

  /** Named, with a code on its way to it. */
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
