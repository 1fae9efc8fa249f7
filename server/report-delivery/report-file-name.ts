import type { MessageSender } from '../../core/hl7/message-input.ts';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';

const FIXED = 'InterPartner';
const STOP = 'STOP';
const ENVIRONMENTS: Readonly<Record<MessageSender['environment'], string>> = { test: 'Test', production: 'Prod' };

/** The variable parts of a file name. */
export interface FileNameParts {
  /** The app maker that sends. */
  readonly lab: string;
  readonly environment: MessageSender['environment'];
  /** Epoch milliseconds. */
  readonly at: number;
  /** A part that is unique to the file. */
  readonly unique: string;
}

/** `yyyyMMddHHmmssSSS` in UTC. */
function digitsOf(at: number): string {
  return toIsoInstant(at).replace(/\D/g, '');
}

/** The file name of a report (reporting.md, "Transports"). */
export function reportFileName({ lab, environment, at, unique }: FileNameParts): string {
  const name = ENVIRONMENTS[environment];
  const parts = [FIXED, 'CentralizedELRNIHOTC', lab, 'AIMSPlatform', name, name, digitsOf(at), STOP, unique];
  return `${parts.join('~')}.hl7`;
}

/** The file name of the authority's answer to a report with that file name. */
export function answerFileName(fileName: string): string {
  const [, , lab = '', , environment = '', again = '', time = '', , last = ''] = fileName.split('~');
  const unique = last.replace(/\.hl7$/, '');
  const parts = [FIXED, 'NIHOTCWarningandErrorReport', 'AIMSPlatform', lab, environment, again, time, STOP, unique];
  return `${parts.join('~')}.csv`;
}
