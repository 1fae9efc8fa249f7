import type { Transactions } from '../db/transactions.ts';
import type { Outbox } from '../jobs/ports.ts';
import type { PersonMessage } from '../messages/message.ts';
import type { ChallengeStore } from './kysely-challenge-store.ts';
import type { CodeStore } from './kysely-code-store.ts';
import type { LoginSessionStore } from './kysely-login-session-store.ts';
import type { OtpDeviceStore } from './kysely-otp-device-store.ts';
import type { RegistrationStore } from './kysely-registration-store.ts';
import type { ResetLinkStore } from './kysely-reset-link-store.ts';
import type { UserStore } from './kysely-user-store.ts';

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
