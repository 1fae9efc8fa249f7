import type { ReportAnswer } from '../../core/api/payloads.ts';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { ownsGroup } from '../profiles/own-group.ts';
import type { Stores, UnitOfWork } from './unit-of-work.ts';
import type { ReportEvent, StoredReport, TestToReport } from './ports.ts';
import { statusOf, type ReportState } from './report-state.ts';

/** The credentials of a caller: an account, the test id of a guest, or neither. */
export interface ReportReader {
  readonly userId: string | null;
  readonly shownTestId: string | null;
}

export type ReadReport = (reader: ReportReader, testId: string) => Promise<Result<ReportAnswer, 'unknown-result'>>;

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
function shownHistory(history: readonly ReportEvent[]): ReportAnswer['history'] {
  const steps = history.map(({ state, at }) => ({ status: statusOf(state), at: toIsoInstant(at) }));
  return steps.filter(({ status }, index) => status !== steps[index - 1]?.status);
}

/** Why a stored report is not on its way, or null. */
function reasonOf(state: ReportState, hasAgency: boolean): ReportAnswer['reason'] {
  if (state === 'held' || state === 'invalid' || state === 'expired') return state;
  return statusOf(state) === 'queued' && !hasAgency ? 'noAgency' : null;
}

function answerOf(
  { state, form, fields }: StoredReport,
  history: readonly ReportEvent[],
  hasAgency: boolean,
): ReportAnswer {
  return {
    status: statusOf(state),
    reason: reasonOf(state, hasAgency),
    form,
    history: shownHistory(history),
    remarks: history.at(-1)?.remarks ?? [],
    fields,
  };
}

const notReported = (reason: ReportAnswer['reason']): ReportAnswer => ({
  status: 'notReported',
  reason,
  form: null,
  history: [],
  remarks: [],
  fields: [],
});

/** The status and contents of a test's report. Reveals nothing about another person's test. */
export function makeReadReport({ unitOfWork, hasAgency }: ReadDeps): ReadReport {
  return (reader, testId) =>
    unitOfWork.run(async (stores): Promise<Result<ReportAnswer, 'unknown-result'>> => {
      const result = await findReadable(stores, reader, testId);
      if (result === null) return err('unknown-result');
      const report = await stores.reports.findOfTest(testId);
      return ok(
        report === null
          ? notReported(result.notReported)
          : answerOf(report, await stores.reports.historyOf(report.reportId), hasAgency),
      );
    });
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
