import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { makeMailboxMailer } from '../mail/mailbox-mailer.ts';
import { makeMailbox } from '../mail/mailbox.ts';
import { makeMailboxTexter } from '../sms/mailbox-texter.ts';
import { TOKENS } from '../tokens.ts';
import { makeDeliverMessage } from './deliver-message.ts';
import { makeKyselyJobQueue } from './kysely-job-store.ts';
import { makeOwnUrl } from './own-url.ts';
import { RETRY_PAUSES_MS } from './retry-pauses.ts';
import { makeWorker } from './worker.ts';

/** The worker that delivers what was posted, and who carries it. */
export const jobsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.mailbox)
    .toDynamicValue((context) => makeMailbox(join(context.get(TOKENS.config).dataDir, 'mailbox')))
    .inSingletonScope();
  bind(TOKENS.mailer)
    .toDynamicValue((context) => makeMailboxMailer(context.get(TOKENS.mailbox)))
    .inSingletonScope();
  bind(TOKENS.texter)
    .toDynamicValue((context) => makeMailboxTexter(context.get(TOKENS.mailbox)))
    .inSingletonScope();
  bind(TOKENS.ownUrl)
    .toDynamicValue((context) => {
      const { port } = context.get(TOKENS.config);
      return makeOwnUrl(null, port);
    })
    .inSingletonScope();
  bind(TOKENS.worker)
    .toDynamicValue((context) =>
      makeWorker({
        queue: makeKyselyJobQueue(context.get(TOKENS.database)),
        deliver: makeDeliverMessage({
          mailer: context.get(TOKENS.mailer),
          texter: context.get(TOKENS.texter),
          publicUrl: context.get(TOKENS.ownUrl).get,
        }),
        clock: context.get(TOKENS.clock),
        retryPausesMs: RETRY_PAUSES_MS,
        isAlone: context.get(TOKENS.config).databaseUrl === null,
      }),
    )
    .inSingletonScope();
});
