import type { MessageInput } from '../../core/hl7/message-input.ts';
import type { QueueReportDeps } from './queue-report.ts';

function writeMessage({ contents, patientId, specimenId, countyFips, sender, writtenAt }: MessageInput): string {
  return `${JSON.stringify([sender, writtenAt, specimenId, patientId, countyFips, contents])}\r`;
}

/** How a report is written down for the authorities. */
export const messageFormat: Pick<QueueReportDeps, 'writeMessage' | 'findCountyFips'> = {
  writeMessage,
  findCountyFips: () => null,
};
