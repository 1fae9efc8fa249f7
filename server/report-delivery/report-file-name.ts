import type { MessageSender } from '../../core/hl7/message-input.ts';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';

const FIXED = 'InterPartner';
const STOP = 'STOP';
const ENVIRONMENTS: Readonly<Record<MessageSender['environment'], string>> = { test: 'Test', production: 'Prod' };

/** What a file's name tells. */
export interface FileNameParts {
  /** Which app maker sends. */
  readonly lab: string;
  readonly environment: MessageSender['environment'];
  /** Epoch milliseconds. */
  readonly at: number;
  /** What no other file's name holds. */
  readonly unique: string;
}

/** `yyyyMMddHHmmssSSS` in UTC. */
function digitsOf(at: number): string {
  return toIsoInstant(at).replace(/\D/g, '');
}

/** The name under which a report is handed over (reporting.md, "Transports"). */
export function reportFileName({ lab, environment, at, unique }: FileNameParts): string {
  const name = ENVIRONMENTS[environment];
  const parts = [FIXED, 'CentralizedELRNIHOTC', lab, 'AIMSPlatform', name, name, digitsOf(at), STOP, unique];
  return `${parts.join('~')}.hl7`;
}

/** The name under which the authority's answer to a report of that name appears. */
export function answerFileName(fileName: string): string {
  const [, , lab = '', , environment = '', again = '', time = '', , last = ''] = fileName.split('~');
  const unique = last.replace(/\.hl7$/, '');
  const parts = [FIXED, 'NIHOTCWarningandErrorReport', 'AIMSPlatform', lab, environment, again, time, STOP, unique];
  return `${parts.join('~')}.csv`;
}
