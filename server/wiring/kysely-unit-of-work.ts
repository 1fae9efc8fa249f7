import type { Kysely } from 'kysely';
import { makeKyselyChallengeStore } from '../accounts/kysely-challenge-store.ts';
import { makeKyselyCodeStore } from '../accounts/kysely-code-store.ts';
import { makeKyselyOtpDeviceStore } from '../accounts/kysely-otp-device-store.ts';
import { makeKyselyRegistrationStore } from '../accounts/kysely-registration-store.ts';
import { makeKyselyResetLinkStore } from '../accounts/kysely-reset-link-store.ts';
import { makeKyselyLoginSessionStore } from '../accounts/kysely-login-session-store.ts';
import { makeKyselyUserStore } from '../accounts/kysely-user-store.ts';
import { makeKyselyTransactions } from '../db/kysely-transactions.ts';
import type { Transactions } from '../db/transactions.ts';
import { makeKyselyDeviceStore } from '../devices/kysely-device-store.ts';
import { makeKyselyOutbox } from '../jobs/kysely-job-store.ts';
import type { JobOrigin, Outbox } from '../jobs/ports.ts';
import type { QueueName } from '../jobs/queue-names.ts';
import { makeKyselyAmountStore } from '../limits/kysely-limit-store.ts';
import { makeKyselyProfileStore } from '../profiles/kysely-profile-store.ts';
import { makeKyselyReportStore } from '../report-delivery/kysely-report-store.ts';
import { makeKyselyResultStore } from '../results/kysely-result-store.ts';
import { makeKyselyTestStore } from '../results/kysely-test-store.ts';
import type { TestIds } from '../results/test-ids.ts';
import { makeKyselySupportStore } from '../support/kysely-support-store.ts';
import { makeOperatorEvents } from '../trail/operator-events.ts';
import { aboutOf, queueOf, type QueuePayloads } from './queues.ts';
import type { Tables } from './tables.ts';

type Payload = QueuePayloads[QueueName];

export interface UnitOfWorkDeps {
  readonly makeJobId: () => string;
  /** The call that posts a job; commands of operators have none. */
  readonly origin?: () => JobOrigin;
  /** Gets each queue to which a committed transaction has posted jobs. */
  readonly onPosted: (queueName: QueueName) => void;
  /** Recognizes the test ids that this server has issued; commands of operators use none for the first time. */
  readonly issuedAt?: TestIds['issuedAt'];
  /** Encrypts the code or link of a message before it is stored. */
  readonly sealMessage: (message: Payload) => Payload;
}

function makeSealedOutbox(outbox: Outbox<Payload>, { sealMessage }: UnitOfWorkDeps): Outbox<Payload> {
  // Only reports are cancelled, whose jobs contain nothing to seal.
  return { ...outbox, post: (payload, at, terms) => outbox.post(sealMessage(payload), at, terms) };
}

function makeStores(db: Kysely<Tables>, onPost: (queueName: QueueName) => void, deps: UnitOfWorkDeps) {
  return {
    amounts: makeKyselyAmountStore(db),
    tests: makeKyselyTestStore(db, deps.issuedAt ?? (() => null)),
    devices: makeKyselyDeviceStore(db),
    results: makeKyselyResultStore(db),
    profiles: makeKyselyProfileStore(db),
    supportRequests: makeKyselySupportStore(db),
    reports: makeKyselyReportStore(db),
    outbox: makeSealedOutbox(makeKyselyOutbox(db, { ...deps, queueOf, aboutOf, onPost }), deps),
    users: makeKyselyUserStore(db),
    loginSessions: makeKyselyLoginSessionStore(db),
    codes: makeKyselyCodeStore(db),
    registrations: makeKyselyRegistrationStore(db),
    challenges: makeKyselyChallengeStore(db),
    otpDevices: makeKyselyOtpDeviceStore(db),
    resetLinks: makeKyselyResetLinkStore(db),
    operatorEvents: makeOperatorEvents(db),
  };
}

/** The stores of every area in one transaction. */
export type Stores = ReturnType<typeof makeStores>;
export type UnitOfWork = Transactions<Stores>;

/** Transactions on the database. */
export function makeKyselyUnitOfWork(database: Kysely<Tables>, deps: UnitOfWorkDeps): UnitOfWork {
  return makeKyselyTransactions(database, {
    makeStores: (db: Kysely<Tables>, onPost: (queueName: QueueName) => void) => makeStores(db, onPost, deps),
    onCommitted: deps.onPosted,
  });
}
