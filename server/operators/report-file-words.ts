import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { ReportFile } from '../report-delivery/report-admin.ts';
import type { ReportEvent } from '../report-delivery/ports.ts';
import { answerFileName } from '../report-delivery/report-file-name.ts';
import { messageFacts } from './message-facts.ts';
import { ageText, columns, printable } from './printed-text.ts';

const INDENT = '  ';
const NOTHING = '-';

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, INDENT);
}

function remarksInWords({ remarks }: ReportEvent, hasIdentities: boolean): string {
  if (remarks.length === 0) return '';
  if (hasIdentities) return remarks.map((remark) => `"${printable(remark)}"`).join(' ');
  return `${remarks.length} ${remarks.length === 1 ? 'remark' : 'remarks'} of the authority (--identities prints them)`;
}

function withdrawalInWords({ withdrawal }: ReportEvent): string | null {
  if (withdrawal === null) return null;
  return withdrawal.by === 'person' ? 'by the person' : `by an operator: ${withdrawal.reason}`;
}

/** A report and its history as text; `now` in epoch milliseconds. Remarks are quoted only with identities. */
export function fileInWords({ report, history }: ReportFile, now: number, hasIdentities: boolean): string {
  const { bytes, sha256 } = messageFacts(report.message);
  const facts = [
    ['state', `${report.state}, since ${toIsoInstant(report.changedAt)} (${ageText(now - report.changedAt)})`],
    ['form', report.form],
    ['made', `${toIsoInstant(report.createdAt)} (${ageText(now - report.createdAt)} ago)`],
    ['tries', String(report.tries)],
    ['last failure', report.failure ?? NOTHING],
    ['file', report.fileName],
    ['answer file', answerFileName(report.fileName)],
    ['specimen', report.specimenId],
    ['receipt', printable(report.receipt ?? NOTHING)],
    ['message', `${bytes} bytes, SHA-256 ${sha256}`],
  ];
  const steps = history.map((event) => [
    toIsoInstant(event.at),
    event.state,
    event.failure ?? '',
    withdrawalInWords(event) ?? remarksInWords(event, hasIdentities),
  ]);
  return `Report ${report.reportId}\n${indented(columns(facts))}\nHistory\n${indented(columns(steps))}`;
}

/** Who was tested, the result, and the message with one segment per line. */
export function identitiesInWords({ report: { testId, fields, message } }: ReportFile): string {
  const said = [
    ['test id', testId],
    ...fields.map(({ id, value }) => [id, value === null ? NOTHING : printable(value)]),
  ];
  const segments = message.split('\r').filter((segment) => segment !== '');
  const lines = segments.map((segment) => `${printable(segment)}\n`).join('');
  return `\nFields\n${indented(columns(said))}\nMessage\n${indented(lines)}`;
}
