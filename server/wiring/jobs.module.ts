import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Kysely } from 'kysely';
import { makeKyselyAccountSweep } from '../accounts/kysely-account-sweep.ts';
import { makeKyselyDeviceSweep } from '../devices/kysely-device-store.ts';
import { repeatWhenLost } from '../db/database-unavailable.ts';
import { scrubDeleted } from '../db/scrub-deleted.ts';
import { mailboxFolder } from '../mail/mailbox.ts';
import { measureReporter } from '../metrics/measure-reporter.ts';
import { makeDeliverReport, makeReadReportAnswer } from '../report-delivery/deliver-report.ts';
import { makeKyselyReportStore } from '../report-delivery/kysely-report-store.ts';
import { reportFolders } from '../report-delivery/report-folders.ts';
import { pauseBeforeLook, pauseBeforeRetry } from '../report-delivery/report-pauses.ts';
import { hubOf } from '../report-delivery/transports/transport-config.ts';
import { DELETE_OLDER, type DeleteOlder } from '../retention/kysely-retention.ts';
import { deleteOldFiles } from '../retention/old-files.ts';
import { makeRetentionSweep, type DeleteOld } from '../retention/retention-sweep.ts';
import type { QueuePayloads } from './queues.ts';
import type { Tables } from './tables.ts';
import { inCallOfJob, makeApart, traceReporter, traceSender } from './job-context.ts';
import { TOKENS } from './tokens.ts';
import { err } from '../../core/domain/result.ts';
import type { Deliver } from '../jobs/ports.ts';
import type { Keys } from '../keys/key-ring.ts';
import { makeDeliverMessage } from '../messages/deliver-message.ts';
import type { Message } from '../messages/message.ts';
import { openMessage } from '../messages/sealed-message.ts';
import { makeHandleJob } from '../jobs/handle-job.ts';
import { makeJobSignal } from '../jobs/job-signal.ts';
import { makeKyselyJobQueue } from '../jobs/kysely-job-store.ts';
import { makeQueueWorkers } from '../jobs/queue-workers.ts';
import { makeOwnUrl } from '../jobs/own-url.ts';
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

const tryCount = (context: ResolutionContext) => context.get(TOKENS.metrics).countTry;

function messageWorker(context: ResolutionContext, queueName: 'people' | 'texts', isOnlyProcess: boolean): Worker {
  const clock = context.get(TOKENS.clock);
  const queue = makeKyselyJobQueue<QueuePayloads[typeof queueName]>(context.get(TOKENS.database), queueName);
  const deliver = deliverSealed(
    context.get(TOKENS.keys),
    makeDeliverMessage({
      mailer: traceSender(context, 'send email', context.get(TOKENS.mailer)),
      smsSender: traceSender(context, 'send text message', context.get(TOKENS.smsSender)),
      publicUrl: context.get(TOKENS.ownUrl).get,
      supportEmail: context.get(TOKENS.config).supportEmail,
    }),
  );
  const handleJob = makeHandleJob({
    queue,
    deliver: inCallOfJob(context, deliver),
    clock,
    pauseAfter: pauseOfMessage,
    countTry: tryCount(context),
  });
  return makeWorker({ queue, handleJob, clock, isOnlyProcess });
}

const reportDeps = (context: ResolutionContext) => ({
  findReport: (reportId: string) =>
    repeatWhenLost(() => makeKyselyReportStore(context.get(TOKENS.database)).find(reportId)),
  unitOfWork: context.get(TOKENS.unitOfWork),
  reporter: traceReporter(
    context,
    measureReporter(
      context.get(TOKENS.authorityReporter),
      context.get(TOKENS.config).transport.reporter,
      context.get(TOKENS.metrics).countDelivery,
    ),
  ),
  clock: context.get(TOKENS.clock),
  hub: hubOf(context.get(TOKENS.config)),
});

function reportWorker(context: ResolutionContext, isOnlyProcess: boolean): Worker {
  const clock = context.get(TOKENS.clock);
  const queue = makeKyselyJobQueue<QueuePayloads['reports']>(context.get(TOKENS.database), 'reports');
  const handleJob = makeHandleJob({
    queue,
    deliver: inCallOfJob(context, makeDeliverReport(reportDeps(context))),
    clock,
    pauseAfter: (job, isFinal) => (isFinal ? null : pauseBeforeRetry(job, Math.random)),
    countTry: tryCount(context),
  });
  return makeWorker({ queue, handleJob, clock, isOnlyProcess, slots: makeSpareSlots() });
}

function answerWorker(context: ResolutionContext): Worker {
  const clock = context.get(TOKENS.clock);
  const queue = makeKyselyJobQueue<QueuePayloads['answers']>(context.get(TOKENS.database), 'answers');
  const handleJob = makeHandleJob({
    queue,
    deliver: inCallOfJob(context, makeReadReportAnswer(reportDeps(context))),
    clock,
    pauseAfter: ({ postedAt }) => pauseBeforeLook(clock.now() - postedAt, Math.random),
    countTry: tryCount(context),
  });
  // Leased jobs are not taken back at start: that would request the answers of a whole month at once.
  return makeWorker({ queue, handleJob, clock, isOnlyProcess: false, pollMs: ANSWER_POLL_MS });
}

/** Deletes what the retention table says, and overwrites what is left of it. */
function retentionSweep(context: ResolutionContext): Sweep {
  const { retention: days, filesDir, dataDir } = context.get(TOKENS.config);
  const db = context.get(TOKENS.database);
  const sentFiles = [mailboxFolder(filesDir ?? dataDir), ...reportFolders(filesDir ?? dataDir)];
  const inDatabase = (deleteOlder: DeleteOlder): DeleteOld => {
    return (before, now) =>
      db.transaction().execute((transaction: Kysely<Tables>) => deleteOlder(transaction, before, now));
  };
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
    scrub: () => scrubDeleted(db),
  });
}

/** The workers that execute jobs, and the sweeper. */
export const jobsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.ownUrl)
    .toDynamicValue((context) => {
      const { publicUrl, port } = context.get(TOKENS.config);
      return makeOwnUrl(publicUrl, port);
    })
    .inSingletonScope();
  bind(TOKENS.jobQueue)
    .toDynamicValue((context) => makeKyselyJobQueue<QueuePayloads['people']>(context.get(TOKENS.database), 'people'))
    .inSingletonScope();
  bind(TOKENS.jobSignal).toDynamicValue(makeJobSignal).inSingletonScope();
  bind(TOKENS.sweeper)
    .toDynamicValue((context) => {
      const [queue, limits] = [context.get(TOKENS.jobQueue), context.get(TOKENS.limitStore)];
      return makeSweeper(
        [
          (now) => queue.sweep('delivered', now - DELIVERED_RETENTION_MS),
          (now) => queue.sweep('failed', now - FAILED_RETENTION_MS),
          (now) => limits.sweep(now),
          makeKyselyAccountSweep(context.get(TOKENS.database)),
          makeKyselyDeviceSweep(context.get(TOKENS.database)),
          retentionSweep(context),
        ],
        context.get(TOKENS.clock),
      );
    })
    .inSingletonScope();
  bind(TOKENS.workers)
    .toDynamicValue((context) => {
      const isOnlyProcess = context.get(TOKENS.config).databaseUrl === null;
      const workers = makeQueueWorkers({
        people: messageWorker(context, 'people', isOnlyProcess),
        texts: messageWorker(context, 'texts', isOnlyProcess),
        reports: reportWorker(context, isOnlyProcess),
        answers: answerWorker(context),
      });
      const apart = makeApart();
      context.get(TOKENS.jobSignal).onNotify((queueName) => apart(() => workers.wake(queueName)));
      return workers;
    })
    .inSingletonScope();
});
