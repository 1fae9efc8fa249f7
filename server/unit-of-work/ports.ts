import type { Result } from '../../core/domain/result.ts';
import type {
  ChallengeStore,
  CodeStore,
  OtpDeviceStore,
  RegistrationStore,
  ResetLinkStore,
  SecretStore,
  LoginSessionStore,
  UserStore,
} from '../accounts/ports.ts';
import type { DeviceStore } from '../devices/ports.ts';
import type { Outbox } from '../jobs/ports.ts';
import type { ProfileStore } from '../profiles/ports.ts';
import type { ReportStore } from '../report-delivery/ports.ts';
import type { ResultStore, TestStore } from '../results/ports.ts';
import type { SupportStore } from '../support/ports.ts';

/** The stores of one transaction. */
export interface Stores {
  readonly tests: TestStore;
  readonly devices: DeviceStore;
  readonly results: ResultStore;
  readonly users: UserStore;
  readonly loginSessions: LoginSessionStore;
  readonly codes: CodeStore;
  readonly registrations: RegistrationStore;
  readonly challenges: ChallengeStore;
  readonly secrets: SecretStore;
  readonly otpDevices: OtpDeviceStore;
  readonly resetLinks: ResetLinkStore;
  readonly profiles: ProfileStore;
  readonly supportRequests: SupportStore;
  readonly reports: ReportStore;
  readonly outbox: Outbox;
}

/** Runs work as one transaction: committed when it succeeds, rolled back when it is rejected or throws. */
export interface UnitOfWork {
  /** `work` may run again after a conflict with another transaction, so it must await only the stores. */
  run<Value, Rejection>(work: (stores: Stores) => Promise<Result<Value, Rejection>>): Promise<Result<Value, Rejection>>;
}
