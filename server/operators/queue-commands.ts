import type { Result } from '../../core/domain/result.ts';
import type { ReportState } from '../report-delivery/report-state.ts';
import { withReportAccess, type ReportAccess } from './open-reports.ts';
import { EXIT, failed, type Outcome } from './outcome.ts';
import { printable } from './printed-text.ts';
import { makeCommand } from './run-program.ts';

/** As many as possible at a time without blocking the server's access to the database. */
const AT_ONCE = 20;

/** A command that queues the named reports, or all in one state. */
interface QueueTerms<Rejection extends string> {
  readonly state: ReportState;
  readonly queue: (access: ReportAccess) => (reportId: string) => Promise<Result<void, Rejection>>;
  /** Why a report is not queued. */
  readonly rejections: Readonly<Record<Rejection, string>>;
  /** What is printed for a report that was queued. */
  readonly done: string;
}

/** Reads the ids of a state once, so that a report that returns to it at once is not queued forever. */
async function queueAll<Rejection extends string>(
  { state, queue, rejections, done }: QueueTerms<Rejection>,
  given: readonly string[],
  isAll: boolean,
): Promise<Outcome> {
  if (isAll === given.length > 0) return failed(`Name reports, or use --all-${state}.`, EXIT.notUnderstood);
  const queued = await withReportAccess('write', async (access) => {
    const ids = isAll ? await access.admin.idsIn(state) : [...new Set(given)];
    const results: { readonly reportId: string; readonly result: Result<void, Rejection> }[] = [];
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE);
      results.push(
        ...(await Promise.all(some.map(async (reportId) => ({ reportId, result: await queue(access)(reportId) })))),
      );
    }
    return results;
  });
  if (!queued.ok) return failed(queued.error, EXIT.noDatabase);
  if (queued.value.length === 0) return { shown: `No report is ${state}.` };
  const lines = queued.value.flatMap(({ reportId, result }) => (result.ok ? [`${reportId}: ${done}`] : []));
  const rejected = queued.value.flatMap(({ reportId, result }) =>
    result.ok ? [] : [`${printable(reportId)}: not queued, ${rejections[result.error]}`],
  );
  return {
    ...(lines.length > 0 ? { shown: lines.join('\n') } : {}),
    ...(rejected.length > 0 ? failed(rejected.join('\n')) : {}),
  };
}

/** What both commands say of reports that neither can queue. */
const NEVER_QUEUED = {
  'unknown-report': 'there is no such report',
  queued: 'it is queued already, and is retried automatically',
  sent: 'it was handed over, and its answer is awaited',
  accepted: 'the authority has accepted it',
  acceptedWithWarnings: 'the authority has accepted it',
  expired: 'its contents were erased after the retention period',
  withdrawn: 'it was withdrawn, and is never sent',
  erased: 'it was refused after its contents had been erased, so there is nothing left to send',
  invalid: 'its message breaks a rule of the authorities, and is never sent',
} as const;

const NOT_HELD = 'it is not held; see list';
const EXITS = { 0: 'when every report was queued', 1: 'when one was not' };
const DELIVERY = 'A running server delivers it within a second; otherwise it waits for the next start.';

/** Queues reports again. */
export const retryCommand = makeCommand({
  name: 'retry',
  description: 'Queue stuck or refused reports again, each with the job that delivers it',
  setUp: (command) =>
    command
      .argument('[ids...]', 'report ids, as list prints them')
      .option('--all-stuck', 'queue every report that is stuck'),
  help: `
A report is sent again as it was written: the same message under the same file name. Fix what stopped it first: docs/runbook.md
explains each failure. ${DELIVERY}`,
  exits: EXITS,
  work: (given: readonly string[], { allStuck = false }: { readonly allStuck?: boolean }) =>
    queueAll(
      {
        state: 'stuck',
        queue: ({ retry }) => retry,
        rejections: { ...NEVER_QUEUED, held: 'it waits for a check, after which release sends it' },
        done: 'queued again',
      },
      given,
      allStuck,
    ),
});

/** Queues reports that were held for a check. */
export const releaseCommand = makeCommand({
  name: 'release',
  description: 'Queue reports that were held for a check, each with the job that delivers it',
  setUp: (command) =>
    command
      .argument('[ids...]', 'report ids, as list --held prints them')
      .option('--all-held', 'queue every report that is held'),
  help: `
A held report was made by a guest while there were many from one network address or about one lot of cassettes. Check first that people
took these tests: docs/runbook.md says how. ${DELIVERY}`,
  exits: EXITS,
  work: (given: readonly string[], { allHeld = false }: { readonly allHeld?: boolean }) =>
    queueAll(
      {
        state: 'held',
        queue: ({ release }) => release,
        rejections: { ...NEVER_QUEUED, stuck: NOT_HELD, refused: NOT_HELD },
        done: 'released',
      },
      given,
      allHeld,
    ),
});
