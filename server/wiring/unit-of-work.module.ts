import { ContainerModule } from 'inversify';
import { makeSystemClock } from '../../adapters/clock/system-clock.ts';
import { makeJobIds } from '../jobs/job-ids.ts';
import { TOKENS } from './tokens.ts';
import { sealMessage } from '../messages/sealed-message.ts';
import { makeKyselyUnitOfWork } from './kysely-unit-of-work.ts';

/** Transactions on the connected database. */
export const unitOfWorkModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.unitOfWork)
    .toDynamicValue((context) => {
      const clock = makeSystemClock();
      return makeKyselyUnitOfWork(context.get(TOKENS.database), {
        makeJobId: makeJobIds(() => clock.now()),
        origin: () => ({
          requestId: context.get(TOKENS.trail).requestId(),
          traceParent: context.get(TOKENS.tracing).current(),
        }),
        onPosted: context.get(TOKENS.jobSignal).notify,
        sealMessage: (message) => sealMessage(context.get(TOKENS.keys), message),
      });
    })
    .inSingletonScope();
});
