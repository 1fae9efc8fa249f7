import { randomUUID } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { TOKENS } from './tokens.ts';
import { makeSendSupportRequest } from '../support/send-support-request.ts';

/** The use-case about questions to customer service. */
export const supportModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.supportUseCases)
    .toDynamicValue((context) => ({
      sendSupportRequest: makeSendSupportRequest({
        unitOfWork: context.get(TOKENS.unitOfWork),
        clock: context.get(TOKENS.clock),
        makeId: randomUUID,
        supportEmail: context.get(TOKENS.config).supportEmail,
      }),
    }))
    .inSingletonScope();
});
