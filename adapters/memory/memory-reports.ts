import type { AccountSubmission, GuestSubmission, ReportResponse } from '../../core/api/payloads.ts';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { ReportForm } from '../../core/domain/reported-field.ts';
import {
  reachesState,
  reportContents,
  type ReportContents,
  type ReportedPerson,
} from '../../core/report/report-contents.ts';
import { heldOf, type ReportHub } from '../../core/domain/report-status.ts';
import type { FactsOfTest } from '../../core/domain/test-facts.ts';
import { reportFields } from '../../core/report/report-fields.ts';

/** A stored report. */
export interface MemoryReport {
  readonly contents: ReportContents;
  /** Epoch milliseconds. */
  readonly queuedAt: number;
  /** Who received it, and when, in epoch milliseconds; null while it waits. */
  readonly sent: { readonly hub: ReportHub; readonly at: number } | null;
  /** When the person withdrew it, in epoch milliseconds; else null. */
  readonly withdrawnAt: number | null;
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
  reports.set(facts.testId, { contents, queuedAt: now, sent: null, withdrawnAt: null });
}

/** Sends every report that waits. They get no answer. */
export function deliverReports(reports: MemoryReports, hub: ReportHub, now: number): void {
  for (const [testId, report] of reports) {
    const waits = report.sent === null && report.withdrawnAt === null;
    if (waits) reports.set(testId, { ...report, sent: { hub, at: now } });
  }
}

/** The report form and person of a guest's submission. */
export function guestsReport({ guestInfo }: GuestSubmission): ToReport {
  return { form: 'identified', person: guestInfo };
}

/** The report form and person of an account's submission. */
export function accountsReport({ isAnonymous }: AccountSubmission, person: ReportedPerson): ToReport {
  return { form: isAnonymous ? 'anonymous' : 'identified', person };
}

/** A test without a report, for the given reason. */
const notReported = (reason: ReportResponse['reason']): ReportResponse => ({
  ...heldOf(null, reason),
  ...{ history: [], remarks: [], fields: [], deliveries: [], reachesState: null, withdrawal: null },
});

/** What differs once a report was sent, and has no answer. */
function sentAnswer(queued: ReportResponse['history'][number], { hub, at }: NonNullable<MemoryReport['sent']>) {
  const sent = { status: 'sent', at: toIsoInstant(at) } as const;
  const deliveries = [{ hub, at: sent.at, answer: null }];
  return { status: 'sent', reason: null, history: [queued, sent], deliveries } as const;
}

/** The status of a report. Without a report the test is not reported, for the given reason. */
export function answerOf(
  report: MemoryReport | undefined,
  reason: ReportResponse['reason'],
  { hasAgency }: { readonly hasAgency: boolean },
): ReportResponse {
  if (report === undefined) return notReported(reason);
  const { contents, queuedAt, sent, withdrawnAt } = report;
  const queued = { status: 'queued', at: toIsoInstant(queuedAt) } as const;
  const about = {
    ...{ form: contents.form, remarks: [], deliveries: [] },
    reachesState: reachesState(contents),
  };
  if (withdrawnAt === null) {
    const waits = { ...about, history: [queued], fields: reportFields(contents), withdrawal: null };
    if (sent !== null) return { ...waits, ...sentAnswer(queued, sent) };
    return { ...waits, status: 'queued', reason: hasAgency ? null : 'noAgency' };
  }
  const withdrawn = { status: 'withdrawn', at: toIsoInstant(withdrawnAt) } as const;
  const history = [queued, withdrawn];
  return {
    ...about,
    status: 'withdrawn',
    reason: null,
    history,
    fields: [],
    withdrawal: { by: 'person', reason: null },
  };
}

/** A simplified message: it starts as every message does and holds the report's fields. */
export function messageOf({ contents }: MemoryReport): string {
  const notes = reportFields(contents).map(({ id, value }) => `NTE|1|L|${id} ${value ?? ''}\r`);
  return ['MSH|^~\\&|Clearline\r', ...notes].join('');
}
