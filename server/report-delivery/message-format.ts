import { messageFaults } from '../../core/hl7/check-message.ts';
import { oruR01 } from '../../core/hl7/oru-r01.ts';
import { countyFips } from './county-fips.ts';
import type { QueueReportDeps } from './queue-report.ts';

/** How a report is written down for the authorities, as an ORU^R01, and by which rules. */
export const messageFormat: Pick<QueueReportDeps, 'writeMessage' | 'checkMessage' | 'findCountyFips'> = {
  writeMessage: oruR01,
  checkMessage: messageFaults,
  findCountyFips: ({ state, county }) => countyFips(state, county),
};
