import type { ReportHub } from '../../core/domain/report-status.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { Deliver, DeliveryFailure } from '../jobs/ports.ts';
import type { Stores, UnitOfWork } from './unit-of-work.ts';
import type { ReportStore } from './kysely-report-store.ts';
import type {
  AnswerPayload,
  AuthorityReporter,
  AuthorityResponse,
  DeliveryPayload,
  HandedOver,
  ReportStep,
  StoredReport,
} from './ports.ts';
import { ANSWER_WAIT_MS, FIRST_LOOK_MS } from './report-pauses.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  /** Finds a report outside of a transaction. */
  readonly findReport: ReportStore['find'];
  readonly reporter: AuthorityReporter;
  readonly clock: ServerClock;
  /** Who receives what the reporter delivers. */
  readonly hub: ReportHub;
}

/** The authority has not looked at the report yet. */
const NO_ANSWER_YET: DeliveryFailure = { code: 'NO_ANSWER_YET', isFinal: false, isEarly: true };
const NO_ANSWER = 'NO_ANSWER';

function stepTo({ outcome, warnings, errors }: AuthorityResponse): ReportStep {
  const remarks = [...errors, ...warnings];
  if (outcome === 'refused') return { to: 'refused', remarks };
  return { to: remarks.length > 0 ? 'acceptedWithWarnings' : 'accepted', remarks };
}

/** Answers to a report that was queued again count from then on. File names are unique, so the first delivery has no older ones. */
const answersFrom = ({ createdAt, changedAt }: StoredReport): number => (changedAt > createdAt ? changedAt : 0);

async function recordDelivered(
  { reports, outbox }: Stores,
  report: StoredReport,
  { receipt, answer }: HandedOver,
  { hub, now }: { readonly hub: ReportHub; readonly now: number },
): Promise<void> {
  const { reportId } = report;
  await reports.noteTry(reportId);
  const isNews = await reports.move(reportId, { to: 'sent', receipt, hub }, now);
  if (!isNews) return;
  if (answer !== null) await reports.move(reportId, stepTo(answer), now);
  else {
    const payload = { kind: 'readReportResponse', reportId, since: answersFrom(report) } as const;
    await outbox.post(payload, now, { dueAt: now + FIRST_LOOK_MS });
  }
}

/** Makes a function that records the outcome of a delivery in a transaction. */
const makeRecord =
  ({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) =>
  (work: (stores: Stores, now: number) => Promise<unknown>): Promise<Result<void, DeliveryFailure>> =>
    unitOfWork.run(async (stores): Promise<Result<void, never>> => {
      await work(stores, clock.now());
      return ok(undefined);
    });

/**
 * Delivers a report to the authorities and retries until it succeeds. A process that stops before it records a delivery causes a second
 * one, under the same name, which counts once. After a final failure the report is stuck and waits for an operator.
 */
export function makeDeliverReport(deps: Deps): Deliver<DeliveryPayload> {
  const { findReport, reporter, hub } = deps;
  const record = makeRecord(deps);
  return async ({ message: { reportId } }) => {
    const found = await findReport(reportId);
    if (found?.state !== 'queued') return ok(undefined);
    const { fileName, message } = found;
    const delivered = await reporter.deliver({ fileName, message });
    if (delivered.ok) return record((stores, now) => recordDelivered(stores, found, delivered.value, { hub, now }));
    const { code, isFinal } = delivered.error;
    await record(async ({ reports }, now) => {
      await reports.noteTry(reportId);
      if (isFinal) await reports.move(reportId, { to: 'stuck', failure: code }, now);
      else await reports.noteFailure(reportId, code);
    });
    return err(delivered.error);
  };
}

/** Reads the authority's answer to a report. Any failure is retried, because the answer may still come, for at most a month. */
export function makeReadReportResponse(deps: Omit<Deps, 'hub'>): Deliver<AnswerPayload> {
  const { findReport, reporter, clock } = deps;
  const record = makeRecord(deps);
  return async ({ message: { reportId, since }, postedAt }) => {
    const found = await findReport(reportId);
    if (found?.state !== 'sent') return ok(undefined);
    const looked = await reporter.readResponse(found.fileName, since);
    const answer = looked.ok ? looked.value : null;
    if (answer !== null) return record(({ reports }, now) => reports.move(reportId, stepTo(answer), now));
    const isOver = clock.now() - postedAt >= ANSWER_WAIT_MS;
    if (isOver) return record(({ reports }) => reports.noteFailure(reportId, NO_ANSWER));
    if (looked.ok) return err(NO_ANSWER_YET);
    const { code } = looked.error;
    await record(({ reports }) => reports.noteFailure(reportId, code));
    return err({ code, isFinal: false });
  };
}
