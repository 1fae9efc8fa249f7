import type { Command } from 'commander';
import type { Result } from '../../core/domain/result.ts';
import type { RetryRejection } from '../report-delivery/retry-report.ts';
import { printErrorAndSetExitCode, EXIT } from './exit-codes.ts';
import { printable } from './printed-text.ts';
import { withReportAccess, type ReportAccess } from './open-reports.ts';

/** As many as possible at a time without blocking the server's access to the database. */
const AT_ONCE = 20;

const REJECTIONS: Readonly<Record<RetryRejection, string>> = {
  'unknown-report': 'there is no such report',
  queued: 'it is queued already, and is retried automatically',
  sent: 'it was handed over, and its answer is awaited',
  accepted: 'the authority has accepted it',
  acceptedWithWarnings: 'the authority has accepted it',
  expired: 'its contents were erased after the retention period',
  withdrawn: 'it was withdrawn, and is never sent',
  erased: 'it was refused after its contents had been erased, so there is nothing left to send',
  invalid: 'its message breaks a rule of the authorities, and is never sent',
};

const HELP = `
A report is sent again as it was written: the same message under the same file name. Fix what stopped it first: docs/runbook.md
 explains each failure. A running server delivers it within a second; otherwise it waits for the next start.

Exit status: 0 when every report was queued, 1 when one was not, 2 when the command was not understood, 3 without a database.`;

interface Retried {
  readonly reportId: string;
  readonly result: Result<void, RetryRejection>;
}

async function retryAll({ retry }: ReportAccess, reportIds: readonly string[]): Promise<readonly Retried[]> {
  const retried: Retried[] = [];
  for (let at = 0; at < reportIds.length; at += AT_ONCE) {
    const some = reportIds.slice(at, at + AT_ONCE);
    retried.push(...(await Promise.all(some.map(async (reportId) => ({ reportId, result: await retry(reportId) })))));
  }
  return retried;
}

/** Reads the ids once, so that a report that gets stuck again at once is not retried forever. */
async function retry(given: readonly string[], { allStuck = false }: { readonly allStuck?: true | false }) {
  if (allStuck === given.length > 0) {
    return printErrorAndSetExitCode('Name reports, or use --all-stuck.', EXIT.notUnderstood);
  }
  const done = await withReportAccess('write', async (access) =>
    retryAll(access, allStuck ? await access.admin.idsIn('stuck') : [...new Set(given)]),
  );
  if (!done.ok) return printErrorAndSetExitCode(done.error, EXIT.noDatabase);
  for (const { reportId, result } of done.value) {
    if (result.ok) process.stdout.write(`${reportId}: queued again\n`);
    else printErrorAndSetExitCode(`${printable(reportId)}: not queued, ${REJECTIONS[result.error]}`, EXIT.rejected);
  }
  if (done.value.length === 0) process.stdout.write('No report is stuck.\n');
}

/** Adds `retry`, which queues reports again. */
export function registerRetry(program: Command): void {
  program
    .command('retry')
    .description('Queue stuck or refused reports again, each with the job that delivers it')
    .argument('[ids...]', 'report ids, as list prints them')
    .option('--all-stuck', 'queue every report that is stuck')
    .addHelpText('after', HELP)
    .action(retry);
}
