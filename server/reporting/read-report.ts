import type { ReportAnswer } from '../../core/api/payloads.ts';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { ownsGroup } from '../profiles/own-group.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import type { ReportEvent, StoredReport } from './ports.ts';
import { statusOf } from './report-state.ts';

/** Who asks for a report, and what they show: an account, the test id of a guest, or neither. */
export interface ReportReader {
  readonly userId: string | null;
  readonly shownTestId: string | null;
}

export type ReadReport = (reader: ReportReader, testId: string) => Promise<Result<ReportAnswer, 'unknown-result'>>;

export type ReadReportMessage = (reader: ReportReader, testId: string) => Promise<Result<string, 'unknown-result'>>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
}

/** An account's result is its own; a guest's belongs to whoever knows its test id, and says so in the header. */
async function mayRead(stores: Stores, { userId, shownTestId }: ReportReader, testId: string): Promise<boolean> {
  const result = await stores.results.find(testId);
  if (result === null) return false;
  if (result.owner === null) return shownTestId === testId;
  return userId !== null && ownsGroup(stores, userId, result.owner.groupId);
}

/** What happened, without what only the staff are told: a report that got stuck is queued as before. */
function told(history: readonly ReportEvent[]): ReportAnswer['history'] {
  const steps = history.map(({ state, at }) => ({ status: statusOf(state), at: toIsoInstant(at) }));
  return steps.filter(({ status }, index) => status !== steps[index - 1]?.status);
}

function answerOf({ state, form, fields }: StoredReport, history: readonly ReportEvent[]): ReportAnswer {
  return {
    status: statusOf(state),
    form,
    history: told(history),
    remarks: history.at(-1)?.remarks ?? [],
    fields,
  };
}

const NOT_REPORTED: ReportAnswer = { status: 'notReported', form: null, history: [], remarks: [], fields: [] };

/** How far the report of a test has come, and what it says. Nobody learns of a test that is not theirs. */
export function makeReadReport({ unitOfWork }: Deps): ReadReport {
  return (reader, testId) =>
    unitOfWork.run(async (stores): Promise<Result<ReportAnswer, 'unknown-result'>> => {
      if (!(await mayRead(stores, reader, testId))) return err('unknown-result');
      const report = await stores.reports.findOfTest(testId);
      return ok(report === null ? NOT_REPORTED : answerOf(report, await stores.reports.historyOf(report.reportId)));
    });
}

/** The message of a test's report, as it goes to the authorities. */
export function makeReadReportMessage({ unitOfWork }: Deps): ReadReportMessage {
  return (reader, testId) =>
    unitOfWork.run(async (stores): Promise<Result<string, 'unknown-result'>> => {
      const report = (await mayRead(stores, reader, testId)) ? await stores.reports.findOfTest(testId) : null;
      return report === null ? err('unknown-result') : ok(report.message);
    });
}
