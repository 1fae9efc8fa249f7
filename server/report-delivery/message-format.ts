import { messageFaults } from '../../core/hl7/check-message.ts';
import { oruR01 } from '../../core/hl7/oru-r01.ts';
import { countyFips } from './county-fips.ts';
import type { QueueReportDeps } from './queue-report.ts';

/** The message format for the authorities, ORU^R01, and its rules. */
export const messageFormat: Pick<QueueReportDeps, 'writeMessage' | 'checkMessage' | 'findCountyFips'> = {
  writeMessage: oruR01,
  checkMessage: messageFaults,
  findCountyFips: ({ state, county }) => countyFips(state, county),
};
