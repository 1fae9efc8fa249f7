import type { AccountSubmission, GuestSubmission, ReportAnswer } from '../../core/api/payloads.ts';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { ReportForm } from '../../core/domain/reported-field.ts';
import { reportContents, type ReportContents, type ReportedPerson } from '../../core/report/report-contents.ts';
import type { FactsOfTest } from '../../core/domain/test-facts.ts';
import { reportFields } from '../../core/report/report-fields.ts';

/** A stored report. It is never delivered, so it stays queued. */
export interface MemoryReport {
  readonly contents: ReportContents;
  /** Epoch milliseconds. */
  readonly queuedAt: number;
}

/** The reports by the ids of their tests. */
export type MemoryReports = Map<string, MemoryReport>;

/** Who was tested, and in which form to report it. */
export interface ToReport {
  readonly form: ReportForm;
  readonly person: ReportedPerson;
}

const SECOND_MS = 1000;

/** Stores the report of a test that must be reported and has no report yet. An existing report does not change. */
export function queueReport(reports: MemoryReports, facts: FactsOfTest, { form, person }: ToReport, now: number): void {
  if (!facts.sendToAims || reports.has(facts.testId)) return;
  const { testDate, utcOffset } = facts;
  const [analysed, collected] = [facts.analysedAt ?? testDate, facts.collectedAt ?? testDate];
  const times = { collectedAt: collected, analysedAt: analysed, utcOffset: utcOffset ?? 0 };
  const releasedAt = Math.max(now, analysed, collected + SECOND_MS);
  const contents = reportContents(form, person, facts, { ...times, releasedAt });
  reports.set(facts.testId, { contents, queuedAt: now });
}

/** The report form and person of a guest's submission. */
export function guestsReport({ guestInfo }: GuestSubmission): ToReport {
  return { form: 'identified', person: guestInfo };
}

/** The report form and person of an account's submission. */
export function accountsReport({ isAnonymous }: AccountSubmission, person: ReportedPerson): ToReport {
  return { form: isAnonymous ? 'anonymous' : 'identified', person };
}

/** The status of a report. Without a report the test is not reported, for the given reason. */
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

/** A simplified message: it starts as every message does and holds the report's fields. */
export function messageOf({ contents }: MemoryReport): string {
  const notes = reportFields(contents).map(({ id, value }) => `NTE|1|L|${id} ${value ?? ''}\r`);
  return ['MSH|^~\\&|Clearline\r', ...notes].join('');
}
