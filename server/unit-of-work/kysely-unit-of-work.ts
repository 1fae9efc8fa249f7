import type { Kysely, Transaction } from 'kysely';
import type { Result } from '../../core/domain/result.ts';
import { makeKyselyChallengeStore } from '../accounts/kysely-challenge-store.ts';
import { makeKyselyCodeStore } from '../accounts/kysely-code-store.ts';
import { makeKyselyOtpDeviceStore } from '../accounts/kysely-otp-device-store.ts';
import { makeKyselyRegistrationStore } from '../accounts/kysely-registration-store.ts';
import { makeKyselyResetLinkStore } from '../accounts/kysely-reset-link-store.ts';
import { makeKyselySecretStore } from '../accounts/kysely-secret-store.ts';
import { makeKyselyLoginSessionStore } from '../accounts/kysely-login-session-store.ts';
import { makeKyselyUserStore } from '../accounts/kysely-user-store.ts';
import { makeKyselyDeviceStore } from '../devices/kysely-device-store.ts';
import { makeKyselyOutbox } from '../jobs/kysely-job-store.ts';
import type { QueueName } from '../jobs/queue-names.ts';
import { makeKyselyProfileStore } from '../profiles/kysely-profile-store.ts';
import { makeKyselyReportStore } from '../report-delivery/kysely-report-store.ts';
import { makeKyselyResultStore } from '../results/kysely-result-store.ts';
import { makeKyselyTestStore } from '../results/kysely-test-store.ts';
import { makeKyselySupportStore } from '../support/kysely-support-store.ts';
import type { UnitOfWork } from './ports.ts';
import type { Tables } from './tables.ts';

/** PostgreSQL's "serialization failure" and "deadlock detected", after which the transaction can be retried. */
const RETRYABLE_CODES: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 4;

/** Thrown inside a transaction to roll it back, with the rejection to return. */
class Rejected extends Error {
  readonly result: Result<never, unknown>;
  constructor(result: Result<never, unknown>) {
    super('The transaction was rejected.');
    this.result = result;
  }
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRYABLE_CODES.has(error.code);
}

/** Transactions on the database. `onPosted` gets each queue to which a committed transaction has posted jobs. */
export function makeKyselyUnitOfWork(
  db: Kysely<Tables>,
  { makeJobId, onPosted }: { readonly makeJobId: () => string; readonly onPosted: (queueName: QueueName) => void },
): UnitOfWork {
  return {
    run: async <Value, Rejection>(work: Parameters<UnitOfWork['run']>[0]) => {
      const posted = new Set<QueueName>();
      const notePost = (queueName: QueueName) => void posted.add(queueName);
      const once = async (transaction: Transaction<Tables>) => {
        posted.clear();
        const result = await work({
          tests: makeKyselyTestStore(transaction),
          devices: makeKyselyDeviceStore(transaction),
          results: makeKyselyResultStore(transaction),
          profiles: makeKyselyProfileStore(transaction),
          supportRequests: makeKyselySupportStore(transaction),
          reports: makeKyselyReportStore(transaction),
          outbox: makeKyselyOutbox(transaction, makeJobId, notePost),
          users: makeKyselyUserStore(transaction),
          loginSessions: makeKyselyLoginSessionStore(transaction),
          codes: makeKyselyCodeStore(transaction),
          registrations: makeKyselyRegistrationStore(transaction),
          challenges: makeKyselyChallengeStore(transaction),
          secrets: makeKyselySecretStore(transaction),
          otpDevices: makeKyselyOtpDeviceStore(transaction),
          resetLinks: makeKyselyResetLinkStore(transaction),
        });
        if (!result.ok) throw new Rejected(result);
        return result as Result<Value, Rejection>;
      };
      for (let attempt = 1; ; attempt += 1) {
        try {
          const result = await db.transaction().execute(once);
          for (const queueName of posted) onPosted(queueName);
          return result;
        } catch (error) {
          if (error instanceof Rejected) return error.result as Result<Value, Rejection>;
          if (attempt >= MAX_ATTEMPTS || !isRetryable(error)) throw error;
        }
      }
    },
  };
}
