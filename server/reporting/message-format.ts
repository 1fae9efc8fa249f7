import { oruR01 } from '../../core/hl7/oru-r01.ts';
import { countyFips } from './county-fips.ts';
import type { QueueReportDeps } from './queue-report.ts';

/** How a report is written down for the authorities: as an ORU^R01. */
export const messageFormat: Pick<QueueReportDeps, 'writeMessage' | 'findCountyFips'> = {
  writeMessage: oruR01,
  findCountyFips: ({ state, county }) => countyFips(state, county),
};
