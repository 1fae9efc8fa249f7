import type { Result } from '../../core/domain/result.ts';
import type { ReportState } from '../report-delivery/report-state.ts';
import { printErrorAndSetExitCode, EXIT } from './exit-codes.ts';
import { withReportAccess, type ReportAccess } from './open-reports.ts';
import { printable } from './printed-text.ts';

/** As many as possible at a time without blocking the server's access to the database. */
const AT_ONCE = 20;

/** A command that queues the named reports, or all in one state. */
export interface QueueCommand<Rejection extends string> {
  /** The option for all reports in a state, without the dashes. */
  readonly all: { readonly option: string; readonly state: ReportState };
  readonly queue: (access: ReportAccess) => (reportId: string) => Promise<Result<void, Rejection>>;
  /** Why a report is not queued. */
  readonly rejections: Readonly<Record<Rejection, string>>;
  /** What is printed for a report that was queued, and where there was none in the state. */
  readonly done: string;
  readonly none: string;
}

/** Reads the ids of a state once, so that a report that returns to it at once is not queued forever. */
export async function queueAll<Rejection extends string>(
  { all, queue, rejections, done, none }: QueueCommand<Rejection>,
  given: readonly string[],
  isAll: boolean,
): Promise<void> {
  if (isAll === given.length > 0) {
    return printErrorAndSetExitCode(`Name reports, or use --${all.option}.`, EXIT.notUnderstood);
  }
  const queued = await withReportAccess('write', async (access) => {
    const ids = isAll ? await access.admin.idsIn(all.state) : [...new Set(given)];
    const results: { readonly reportId: string; readonly result: Result<void, Rejection> }[] = [];
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE);
      results.push(
        ...(await Promise.all(some.map(async (reportId) => ({ reportId, result: await queue(access)(reportId) })))),
      );
    }
    return results;
  });
  if (!queued.ok) return printErrorAndSetExitCode(queued.error, EXIT.noDatabase);
  for (const { reportId, result } of queued.value) {
    if (result.ok) process.stdout.write(`${reportId}: ${done}\n`);
    else printErrorAndSetExitCode(`${printable(reportId)}: not queued, ${rejections[result.error]}`, EXIT.rejected);
  }
  if (queued.value.length === 0) process.stdout.write(`${none}\n`);
}

/** What both commands say of reports that neither can queue. */
export const NEVER_QUEUED = {
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
