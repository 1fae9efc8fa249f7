import type { AccountSubmission, GuestSubmission, ReportAnswer } from '../../core/api/payloads.ts';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { ReportForm } from '../../core/domain/reported-field.ts';
import { reportContents, type ReportContents, type ReportedPerson } from '../../core/report/report-contents.ts';
import type { FactsOfTest } from '../../core/domain/test-facts.ts';
import { reportFields } from '../../core/report/report-fields.ts';

/** A report as it is kept. Nobody delivers it: in memory it stays on its way. */
export interface MemoryReport {
  readonly contents: ReportContents;
  /** Epoch milliseconds. */
  readonly queuedAt: number;
}

/** The reports by the ids of their tests. */
export type MemoryReports = Map<string, MemoryReport>;

/** What a submission says beside the test: who was tested, and how that is to be reported. */
export interface ToReport {
  readonly form: ReportForm;
  readonly person: ReportedPerson;
}

const SECOND_MS = 1000;

/** Keeps the report of a test, where it is to be reported and was not before. What was reported stays as it was. */
export function queueReport(reports: MemoryReports, facts: FactsOfTest, { form, person }: ToReport, now: number): void {
  if (!facts.sendToAims || reports.has(facts.testId)) return;
  const { testDate, utcOffset } = facts;
  const [analysed, collected] = [facts.analysedAt ?? testDate, facts.collectedAt ?? testDate];
  const times = { collectedAt: collected, analysedAt: analysed, utcOffset: utcOffset ?? 0 };
  const releasedAt = Math.max(now, analysed, collected + SECOND_MS);
  const contents = reportContents(form, person, facts, { ...times, releasedAt });
  reports.set(facts.testId, { contents, queuedAt: now });
}

/** How a submission of a guest is reported. */
export function guestsReport({ guestInfo }: GuestSubmission): ToReport {
  return { form: 'identified', person: guestInfo };
}

/** How a submission of an account is reported. */
export function accountsReport({ isAnonymous }: AccountSubmission, person: ReportedPerson): ToReport {
  return { form: isAnonymous ? 'anonymous' : 'identified', person };
}

/** How far a report has come; undefined is a test that is not reported, for the reason that is given. */
export function answerOf(report: MemoryReport | undefined, reason: ReportAnswer['reason']): ReportAnswer {
  if (report === undefined) return { status: 'notReported', reason, form: null, history: [], remarks: [], fields: [] };
  const { contents, queuedAt } = report;
  return {
    status: 'queued',
    reason: null,
    form: contents.form,
    history: [{ status: 'queued', at: toIsoInstant(queuedAt) }],
    remarks: [],
    fields: reportFields(contents),
  };
}

/** Stands in for the message: it begins as every message does, and says what the report says. */
export function messageOf({ contents }: MemoryReport): string {
  const told = reportFields(contents).map(({ id, value }) => `NTE|1|L|${id} ${value ?? ''}\r`);
  return ['MSH|^~\\&|Clearline\r', ...told].join('');
}
