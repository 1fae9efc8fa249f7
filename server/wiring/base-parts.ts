import type { Kysely } from 'kysely';
import { makeSystemClock } from '../../adapters/clock/system-clock.ts';
import type { AdjustableClock } from '../clock.ts';
import type { ServerConfig } from '../config.ts';
import type { PoolFigure } from '../db/connect.ts';
import { makeJobIds } from '../jobs/job-ids.ts';
import { makeJobSignal } from '../jobs/job-signal.ts';
import { readJobFigures } from '../jobs/kysely-job-figures.ts';
import { makeOwnUrl } from '../jobs/own-url.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { makeKeyWatch } from '../keys/key-watch.ts';
import { isLoopbackUrl } from '../loopback.ts';
import { makeMailboxMailer } from '../mail/mailbox-mailer.ts';
import { mailboxFolder, makeMailbox } from '../mail/mailbox.ts';
import { makeNodemailerMailer } from '../mail/nodemailer-mailer.ts';
import type { Mailer } from '../mail/ports.ts';
import { sealMessage } from '../messages/sealed-message.ts';
import { backupAge } from '../metrics/backup-stamp.ts';
import { makePromMetrics } from '../metrics/prom-metrics.ts';
import { readWalArchive } from '../metrics/wal-archive.ts';
import { makeFolderCheck } from '../readiness/check-folder.ts';
import { makeReadiness, OK } from '../readiness/readiness.ts';
import { makeKyselyReportStore } from '../report-delivery/kysely-report-store.ts';
import { chooseReporter } from '../report-delivery/transports/choose-reporter.ts';
import { makeGatewaySmsSender } from '../sms/gateway-sms-sender.ts';
import { makeMailboxSmsSender } from '../sms/mailbox-sms-sender.ts';
import type { SmsSender } from '../sms/ports.ts';
import type { Tracing } from '../tracing/ports.ts';
import { makeLoggedTrail } from '../trail/logged-trail.ts';
import { makePseudonyms } from '../trail/pseudonyms.ts';
import { makeDatabaseCheck, makeSchemaCheck } from './check-database.ts';
import { makeTestIds } from '../results/test-ids.ts';
import { makeKyselyUnitOfWork } from './kysely-unit-of-work.ts';
import { given, provide } from './provide.ts';
import type { Tables } from './tables.ts';

export const config = given<ServerConfig>('config');
export const database = given<Kysely<Tables>>('database');
export const unwaitedDatabase = given<Kysely<Tables>>('unwaitedDatabase');
export const isDatabaseDamaged = given<() => boolean>('isDatabaseDamaged');
export const poolFigures = given<() => readonly PoolFigure[]>('poolFigures');
export const clock = given<AdjustableClock>('clock');
export const tracing = given<Tracing>('tracing');
export const keys = given<KeyRing>('keys');

/** The security trail. */
export const trail = provide((get) => makeLoggedTrail(makePseudonyms(get(keys))));

/** Follows changes of the keys. */
export const keyWatch = provide((get) => {
  const systemClock = makeSystemClock();
  return makeKeyWatch({
    db: get(database),
    source: get(config).keySource,
    keys: get(keys),
    onChanged: () => get(trail).note('keysChanged', {}),
    onDiffer: () => get(trail).note('keysDiffer', {}),
    onFileFailed: (reason) => get(trail).note('keyFileFailed', { reason }),
    now: () => systemClock.now(),
  });
});

export const jobSignal = provide(() => makeJobSignal());

/** Transactions on the connected database. */
export const unitOfWork = provide((get) => {
  const systemClock = makeSystemClock();
  return makeKyselyUnitOfWork(get(database), {
    issuedAt: makeTestIds(get(keys)).issuedAt,
    makeJobId: makeJobIds(() => systemClock.now()),
    origin: () => ({ requestId: get(trail).requestId(), traceParent: get(tracing).current() }),
    onPosted: get(jobSignal).notify,
    sealMessage: (message) => sealMessage(get(keys), message),
  });
});

export const ownUrl = provide((get) => makeOwnUrl(get(config).publicUrl, get(config).port));

/** The folder for emails and text messages that have no other transport. */
export const mailbox = provide((get) => makeMailbox(mailboxFolder(get(config).filesDir ?? get(config).dataDir)));

export const mailer = provide<Mailer>((get) => {
  const { smtpUrl, mailFrom, isProduction } = get(config);
  return smtpUrl === null
    ? makeMailboxMailer(get(mailbox))
    : makeNodemailerMailer({ url: smtpUrl, from: mailFrom, mustEncrypt: isProduction && !isLoopbackUrl(smtpUrl) });
});

export const smsSender = provide<SmsSender>((get) => {
  const { smsGateway } = get(config);
  return smsGateway === null ? makeMailboxSmsSender(get(mailbox)) : makeGatewaySmsSender(smsGateway);
});

export const authorityReporter = provide((get) => chooseReporter(get(config), get(clock)));

/** The metrics for operators. */
export const metrics = provide((get) => {
  const [db, serverClock] = [get(database), get(clock)];
  const reports = makeKyselyReportStore(db);
  const { databaseUrl, backupStampFile } = get(config);
  return makePromMetrics({
    jobs: () => readJobFigures(db),
    reports: () => reports.countByState(),
    now: () => serverClock.now(),
    walArchive: () => (databaseUrl === null ? Promise.resolve(null) : readWalArchive(db)),
    pools: get(poolFigures),
    backupAgeSeconds: () =>
      backupStampFile === null ? Promise.resolve(null) : backupAge(backupStampFile, () => serverClock.now()),
  });
});

/** The folders that this server writes to. */
function folderChecks({ dataDir, filesDir, databaseUrl, smtpUrl, smsGateway, transport }: ServerConfig) {
  const hasFiles = smtpUrl === null || smsGateway === null || transport.reporter === 'file';
  const isDataDirUsed = databaseUrl === null || (hasFiles && filesDir === null);
  return {
    ...(isDataDirUsed ? { dataDirectory: makeFolderCheck(dataDir) } : {}),
    ...(hasFiles && filesDir !== null ? { filesDirectory: makeFolderCheck(filesDir) } : {}),
  };
}

/** What `/ready` checks. */
export const readiness = provide((get) => {
  const watch = get(keyWatch);
  return makeReadiness({
    database: makeDatabaseCheck(get(database), get(isDatabaseDamaged)),
    unwaitedDatabase: makeDatabaseCheck(get(unwaitedDatabase), get(isDatabaseDamaged)),
    schema: makeSchemaCheck(get(database)),
    keys: () => Promise.resolve(watch.agreement() === 'agreed' ? (watch.fileFailure() ?? OK) : 'differ'),
    ...folderChecks(get(config)),
  });
});
