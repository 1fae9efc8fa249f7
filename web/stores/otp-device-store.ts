import type { AppError } from '../../core/domain/error-codes.ts';
import type { OtpDevice } from '../../core/domain/otp-device.ts';
import type { OtpDeviceQuery, OtpDevicesPart, OtpDevicesState } from '../../core/use-cases/account/otp-devices.ts';
import { observed } from './observed.ts';

/** The account's two-factor devices, and the one being added. */
export class OtpDeviceStore {
  /** The calls and forms that change the devices. */
  readonly query: OtpDeviceQuery;
  private readonly state: () => OtpDevicesState;

  constructor(query: OtpDeviceQuery) {
    this.query = query;
    this.state = observed(query);
  }

  /** Null until fetched. */
  get devices(): readonly OtpDevice[] | null {
    return this.state().devices;
  }

  /** What is asked beside the list. */
  get part(): OtpDevicesPart {
    return this.state().part;
  }

  get errors(): readonly AppError[] {
    return this.state().errors;
  }

  get isBusy(): boolean {
    return this.state().isBusy;
  }

  readonly load = (): void => void this.query.load();
}
