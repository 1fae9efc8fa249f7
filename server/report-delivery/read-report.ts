import type { ReportResponse, ReportDelivery } from '../../core/api/payloads.ts';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { Held } from '../../core/domain/report-status.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import { ownsGroup } from '../profiles/own-group.ts';
import type { Stores, UnitOfWork } from './unit-of-work.ts';
import type { ReportEvent, StoredReport, TestToReport } from './ports.ts';
import { storedHeld, STATE_TABLE, statusOf } from './report-state.ts';
import { withdrawIn, type TooLate } from './withdraw-report.ts';

/** The credentials of a caller: an account, the test id of a guest, or neither. */
export interface ReportReader {
  readonly userId: string | null;
  readonly shownTestId: string | null;
}

export type ReadReport = (reader: ReportReader, testId: string) => Promise<Result<ReportResponse, 'unknown-result'>>;

/** Withdraws a report that still waits, and returns the report as it is then. */
export type WithdrawOwnReport = ReadReport;

export type ReadReportMessage = (reader: ReportReader, testId: string) => Promise<Result<string, 'unknown-result'>>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
}

interface ReadDeps extends Deps {
  /** Whether an agency takes reports from this server now. */
  readonly hasAgency: boolean;
}

/** The result if the caller may read it: an account's own, or a guest's with its test id in the header; else null. */
async function findReadable(
  stores: Stores,
  { userId, shownTestId }: ReportReader,
  testId: string,
): Promise<TestToReport | null> {
  const result = await stores.results.find(testId);
  if (result === null) return null;
  if (result.owner === null) return shownTestId === testId ? result : null;
  const isOwn = userId !== null && (await ownsGroup(stores, userId, result.owner.groupId));
  return isOwn ? result : null;
}

/** The history without what only operators see: a held or stuck report counts as queued. */
function shownHistory(history: readonly ReportEvent[]): ReportResponse['history'] {
  const steps = history.map(({ state, at }) => ({ status: statusOf(state), at: toIsoInstant(at) }));
  return steps.filter(({ status }, index) => status !== steps[index - 1]?.status);
}

/** Each delivery with the authority's answer, which is the event after it; a report that is sent again has no answer yet. */
function deliveriesOf(history: readonly ReportEvent[]): readonly ReportDelivery[] {
  return history.flatMap(({ state, at, hub }, index) => {
    if (state !== 'sent') return [];
    const next = history[index + 1];
    const isAnswer = next !== undefined && STATE_TABLE[next.state].isReceived;
    const answer = isAnswer ? { status: statusOf(next.state), at: toIsoInstant(next.at) } : null;
    return [{ hub, at: toIsoInstant(at), answer }];
  });
}

function answerOf({ fields, reachesState }: StoredReport, history: readonly ReportEvent[], held: Held): ReportResponse {
  return {
    ...held,
    history: shownHistory(history),
    remarks: history.at(-1)?.remarks ?? [],
    fields,
    deliveries: deliveriesOf(history),
    reachesState,
    withdrawal: history.at(-1)?.withdrawal ?? null,
  };
}

const withoutReport = (held: Held): ReportResponse => ({
  ...held,
  history: [],
  remarks: [],
  fields: [],
  deliveries: [],
  reachesState: null,
  withdrawal: null,
});

/** The status and contents of a test's report. Reveals nothing about another person's test. */
export function makeReadReport({ unitOfWork, hasAgency }: ReadDeps): ReadReport {
  return (reader, testId) =>
    unitOfWork.run(async (stores): Promise<Result<ReportResponse, 'unknown-result'>> => {
      const result = await findReadable(stores, reader, testId);
      if (result === null) return err('unknown-result');
      const report = await stores.reports.findOfTest(testId);
      const held = storedHeld(report, result.notReported, hasAgency);
      if (report === null) return ok(withoutReport(held));
      return ok(answerOf(report, await stores.reports.historyOf(report.reportId), held));
    });
}

/** Withdraws reports for the people tested. The failure to withdraw one is no error: the report as it is says why. */
export function makeWithdrawOwnReport(
  { unitOfWork, clock }: Deps & { readonly clock: ServerClock },
  readReport: ReadReport,
): WithdrawOwnReport {
  return async (reader, testId) => {
    await unitOfWork.run(async (stores): Promise<Result<void, 'unknown-result' | TooLate>> => {
      const result = await findReadable(stores, reader, testId);
      const report = result === null ? null : await stores.reports.findOfTest(testId);
      if (report === null) return err('unknown-result');
      return withdrawIn(stores, report, { by: 'person', reason: null }, clock.now());
    });
    return readReport(reader, testId);
  };
}

/** The message of a test's report, as sent to the authorities. */
export function makeReadReportMessage({ unitOfWork }: Deps): ReadReportMessage {
  return (reader, testId) =>
    unitOfWork.run(async (stores): Promise<Result<string, 'unknown-result'>> => {
      const result = await findReadable(stores, reader, testId);
      const report = result === null ? null : await stores.reports.findOfTest(testId);
      // An erased message is empty.
      return report === null || report.message === '' ? err('unknown-result') : ok(report.message);
    });
}
