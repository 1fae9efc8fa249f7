import { makeKyselyAccountSweep } from '../accounts/kysely-account-sweep.ts';
import { makeKyselyDeviceSweep } from '../devices/kysely-device-store.ts';
import { repeatWhenLost } from '../db/database-unavailable.ts';
import { makeScrubDeleted } from '../db/scrub-deleted.ts';
import { mailboxFolder } from '../mail/mailbox.ts';
import { measureReporter } from '../metrics/measure-reporter.ts';
import { makeDeliverReport, makeReadReportResponse } from '../report-delivery/deliver-report.ts';
import { makeKyselyReportStore } from '../report-delivery/kysely-report-store.ts';
import type { AuthorityReporter } from '../report-delivery/ports.ts';
import { reportFolders } from '../report-delivery/report-folders.ts';
import { pauseBeforeLook, pauseBeforeRetry } from '../report-delivery/report-pauses.ts';
import { hubOf } from '../report-delivery/transports/transport-config.ts';
import { DELETE_OLDER, type DeleteOlder } from '../retention/kysely-retention.ts';
import { deleteOldFiles } from '../retention/old-files.ts';
import { makeRetentionSweep, type DeleteOld } from '../retention/retention-sweep.ts';
import type { QueuePayloads } from './queues.ts';
import { inCallOfJob, makeApart, traceReporter, traceSender } from './job-context.ts';
import { limitStore } from './area-parts.ts';
import * as base from './base-parts.ts';
import { provide, type Get } from './provide.ts';
import { err } from '../../core/domain/result.ts';
import type { Deliver } from '../jobs/ports.ts';
import type { Keys } from '../keys/key-ring.ts';
import { makeDeliverMessage } from '../messages/deliver-message.ts';
import type { Message } from '../messages/message.ts';
import { openMessage } from '../messages/sealed-message.ts';
import { makeHandleJob } from '../jobs/handle-job.ts';
import { makeKyselyJobQueue } from '../jobs/kysely-job-store.ts';
import { makeQueueWorkers } from '../jobs/queue-workers.ts';
import { pauseOfMessage } from '../messages/retry-pauses.ts';
import { makeSpareSlots } from '../jobs/spare-slots.ts';
import { makeSweeper, type Sweep } from '../jobs/sweeper.ts';
import { makeWorker, type Worker } from '../jobs/worker.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long delivered jobs are retained, without their contents. */
const DELIVERED_RETENTION_MS = 7 * DAY_MS;
/** How long failed jobs are retained, from their posting: long enough for operators to see them in the metrics. */
const FAILED_RETENTION_MS = 30 * DAY_MS;
/** Slow, because no patient waits for an authority's answer. */
const ANSWER_POLL_MS = 10_000;

/** The key of a message has ended, such as when the keys were lost: its code or link cannot be read any more. */
const UNREADABLE = { code: 'UNKNOWN_KEY', isFinal: true } as const;

/** Decrypts the code or link of a message and delivers it. */
function deliverSealed(keys: Keys, deliver: Deliver<Message>): Deliver<Message> {
  return (job) => {
    const message = openMessage(keys, job.message);
    return message === null ? Promise.resolve(err(UNREADABLE)) : deliver({ ...job, message });
  };
}

const tryCount = (get: Get) => get(base.metrics).countTry;

function messageWorker(get: Get, queueName: 'people' | 'texts', isOnlyProcess: boolean): Worker {
  const clock = get(base.clock);
  const queue = makeKyselyJobQueue<QueuePayloads[typeof queueName]>(get(base.database), queueName);
  const deliver = deliverSealed(
    get(base.keys),
    makeDeliverMessage({
      mailer: traceSender(get, 'send email', get(base.mailer)),
      smsSender: traceSender(get, 'send text message', get(base.smsSender)),
      publicUrl: get(base.ownUrl).get,
      supportEmail: get(base.config).supportEmail,
    }),
  );
  const handleJob = makeHandleJob({
    queue,
    deliver: inCallOfJob(get, deliver),
    clock,
    pauseAfter: pauseOfMessage,
    countTry: tryCount(get),
  });
  return makeWorker({ queue, handleJob, clock, isOnlyProcess });
}

const reportDeps = (get: Get, reporter: AuthorityReporter) => ({
  findReport: (reportId: string) => repeatWhenLost(() => makeKyselyReportStore(get(base.database)).find(reportId)),
  unitOfWork: get(base.unitOfWork),
  reporter: traceReporter(
    get,
    measureReporter(reporter, get(base.config).transport.reporter, get(base.metrics).countDelivery),
  ),
  clock: get(base.clock),
  hub: hubOf(get(base.config)),
});

function reportWorker(get: Get, reporter: AuthorityReporter, isOnlyProcess: boolean): Worker {
  const clock = get(base.clock);
  const queue = makeKyselyJobQueue<QueuePayloads['reports']>(get(base.database), 'reports');
  const handleJob = makeHandleJob({
    queue,
    deliver: inCallOfJob(get, makeDeliverReport(reportDeps(get, reporter))),
    clock,
    pauseAfter: (job, isFinal) => (isFinal ? null : pauseBeforeRetry(job, Math.random)),
    countTry: tryCount(get),
  });
  return makeWorker({ queue, handleJob, clock, isOnlyProcess, slots: makeSpareSlots() });
}

function answerWorker(get: Get, reporter: AuthorityReporter): Worker {
  const clock = get(base.clock);
  const queue = makeKyselyJobQueue<QueuePayloads['answers']>(get(base.database), 'answers');
  const handleJob = makeHandleJob({
    queue,
    deliver: inCallOfJob(get, makeReadReportResponse(reportDeps(get, reporter))),
    clock,
    pauseAfter: ({ postedAt }) => pauseBeforeLook(clock.now() - postedAt, Math.random),
    countTry: tryCount(get),
  });
  // Leased jobs are not taken back at start: that would request the answers of a whole month at once.
  return makeWorker({ queue, handleJob, clock, isOnlyProcess: false, pollMs: ANSWER_POLL_MS });
}

/** Deletes what the retention table says, and overwrites what is left of it. */
function retentionSweep(get: Get): Sweep {
  const { retention: days, filesDir, dataDir } = get(base.config);
  const db = get(base.database);
  const sentFiles = [mailboxFolder(filesDir ?? dataDir), ...reportFolders(filesDir ?? dataDir)];
  const inDatabase =
    (deleteOlder: DeleteOlder): DeleteOld =>
    (before, now) =>
      deleteOlder(db, before, now);
  return makeRetentionSweep({
    days,
    deleteOld: {
      deliveredReports: inDatabase(DELETE_OLDER.deliveredReports),
      undeliveredReports: inDatabase(DELETE_OLDER.undeliveredReports),
      guestResults: inDatabase(DELETE_OLDER.guestResults),
      progress: inDatabase(DELETE_OLDER.progress),
      supportRequests: inDatabase(DELETE_OLDER.supportRequests),
      sentFiles: (before) => deleteOldFiles(sentFiles, before),
    },
    scrub: makeScrubDeleted(db),
  });
}

/** Deletes what is no longer needed. */
export const sweeper = provide((get) => {
  const queue = makeKyselyJobQueue<QueuePayloads['people']>(get(base.database), 'people');
  const limits = get(limitStore);
  return makeSweeper(
    [
      (now) => queue.sweep('delivered', now - DELIVERED_RETENTION_MS),
      (now) => queue.sweep('failed', now - FAILED_RETENTION_MS),
      (now) => limits.sweep(now),
      makeKyselyAccountSweep(get(base.database)),
      makeKyselyDeviceSweep(get(base.database)),
      retentionSweep(get),
    ],
    get(base.clock),
  );
});

/** The workers that execute jobs. */
export const workers = provide((get) => {
  const isOnlyProcess = get(base.config).databaseUrl === null;
  const reporter = get(base.authorityReporter);
  const queueWorkers = makeQueueWorkers({
    people: messageWorker(get, 'people', isOnlyProcess),
    texts: messageWorker(get, 'texts', isOnlyProcess),
    ...(reporter === null
      ? {}
      : { reports: reportWorker(get, reporter, isOnlyProcess), answers: answerWorker(get, reporter) }),
  });
  const apart = makeApart();
  get(base.jobSignal).onNotify((queueName) => apart(() => queueWorkers.wake(queueName)));
  return queueWorkers;
});
