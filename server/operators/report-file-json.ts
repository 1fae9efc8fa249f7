import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { ReportFile } from '../report-delivery/report-admin.ts';
import { answerFileName } from '../report-delivery/report-file-name.ts';
import { messageFacts } from './message-facts.ts';

/** A report and its history as one line of JSON. Only with identities it has fields, message, test id and the authority's remarks. */
export function fileInJson({ report, history }: ReportFile, hasIdentities: boolean): string {
  const { reportId, form, state, fileName, specimenId, receipt, failure, tries, createdAt, changedAt } = report;
  const { fields, message, testId } = report;
  return `${JSON.stringify({
    reportId,
    form,
    state,
    tries,
    failure,
    fileName,
    answerFileName: answerFileName(fileName),
    specimenId,
    receipt,
    createdAt: toIsoInstant(createdAt),
    changedAt: toIsoInstant(changedAt),
    messageFacts: messageFacts(message),
    history: history.map(({ at, remarks, ...step }) => ({
      at: toIsoInstant(at),
      ...step,
      remarks: hasIdentities ? remarks : remarks.length,
    })),
    ...(hasIdentities ? { testId, fields, message } : {}),
  })}\n`;
}
