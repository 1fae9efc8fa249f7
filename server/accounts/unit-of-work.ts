import type { Transactions } from '../db/transactions.ts';
import type { Outbox } from '../jobs/ports.ts';
import type { PersonMessage } from '../messages/message.ts';
import type {
  ChallengeStore,
  CodeStore,
  LoginSessionStore,
  OtpDeviceStore,
  RegistrationStore,
  ResetLinkStore,
  UserStore,
} from './ports.ts';

/** The stores that the use-cases about accounts need in one transaction. */
export interface Stores {
  readonly users: UserStore;
  readonly loginSessions: LoginSessionStore;
  readonly codes: CodeStore;
  readonly registrations: RegistrationStore;
  readonly challenges: ChallengeStore;
  readonly otpDevices: OtpDeviceStore;
  readonly resetLinks: ResetLinkStore;
  readonly outbox: Outbox<PersonMessage>;
}

/** Transactions over these stores. */
export type UnitOfWork = Transactions<Stores>;
