import { ContainerModule } from 'inversify';
import { makeKyselyAccountSweep } from '../accounts/kysely-account-sweep.ts';
import { TOKENS } from '../tokens.ts';
import { makeDeliverMessage } from './deliver-message.ts';
import { makeHandleJob } from './handle-job.ts';
import { makeKyselyJobQueue } from './kysely-job-store.ts';
import { makeOwnUrl } from './own-url.ts';
import { RETRY_PAUSES_MS } from './retry-pauses.ts';
import { makeSweeper } from './sweeper.ts';
import { makeWorker } from './worker.ts';

/** How long it stays known that a message was delivered, without what it held. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** The worker that delivers what was posted, and the sweeper of what is over. */
export const jobsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.ownUrl)
    .toDynamicValue((context) => {
      const { publicUrl, port } = context.get(TOKENS.config);
      return makeOwnUrl(publicUrl, port);
    })
    .inSingletonScope();
  bind(TOKENS.jobQueue)
    .toDynamicValue((context) => makeKyselyJobQueue(context.get(TOKENS.database)))
    .inSingletonScope();
  bind(TOKENS.sweeper)
    .toDynamicValue((context) => {
      const [queue, limits] = [context.get(TOKENS.jobQueue), context.get(TOKENS.limitStore)];
      return makeSweeper(
        [
          (now) => queue.sweep(now - KEPT_MS),
          (now) => limits.sweep(now),
          makeKyselyAccountSweep(context.get(TOKENS.database)),
        ],
        context.get(TOKENS.clock),
      );
    })
    .inSingletonScope();
  bind(TOKENS.worker)
    .toDynamicValue((context) => {
      const [queue, clock] = [context.get(TOKENS.jobQueue), context.get(TOKENS.clock)];
      const deliver = makeDeliverMessage({
        mailer: context.get(TOKENS.mailer),
        texter: context.get(TOKENS.texter),
        publicUrl: context.get(TOKENS.ownUrl).get,
      });
      return makeWorker({
        queue,
        handleJob: makeHandleJob({ queue, deliver, clock, retryPausesMs: RETRY_PAUSES_MS }),
        clock,
        isAlone: context.get(TOKENS.config).databaseUrl === null,
      });
    })
    .inSingletonScope();
});
