import { randomUUID } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { TOKENS } from './tokens.ts';
import { hasAgency } from '../report-delivery/transports/transport-config.ts';
import { chooseReporter } from '../report-delivery/transports/choose-reporter.ts';
import { messageFormat } from '../report-delivery/message-format.ts';
import { makeQueueReport } from '../report-delivery/queue-report.ts';
import { makeReadReport, makeReadReportMessage, makeWithdrawOwnReport } from '../report-delivery/read-report.ts';

/** Making, reading and delivering reports. */
export const reportDeliveryModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.authorityReporter)
    .toDynamicValue((context) => chooseReporter(context.get(TOKENS.config), context.get(TOKENS.clock)))
    .inSingletonScope();
  bind(TOKENS.queueReport)
    .toDynamicValue((context) => {
      const { reporting, kits } = context.get(TOKENS.config);
      const { sender, lab } = reporting;
      return makeQueueReport({ ...messageFormat, sender, kits, lab, makeId: randomUUID });
    })
    .inSingletonScope();
  bind(TOKENS.reportUseCases)
    .toDynamicValue((context) => {
      const deps = { unitOfWork: context.get(TOKENS.unitOfWork) };
      const readReport = makeReadReport({ ...deps, hasAgency: hasAgency(context.get(TOKENS.config)) });
      return {
        readReport,
        withdrawReport: makeWithdrawOwnReport({ ...deps, clock: context.get(TOKENS.clock) }, readReport),
        readReportMessage: makeReadReportMessage(deps),
      };
    })
    .inSingletonScope();
});
