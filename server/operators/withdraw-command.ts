import { Option, type Command } from 'commander';
import { WITHDRAWAL_REASONS, type Withdrawal } from '../../core/domain/report-status.ts';
import type { WithdrawRejection } from '../report-delivery/withdraw-report.ts';
import { printErrorAndSetExitCode, EXIT } from './exit-codes.ts';
import { withReportAccess } from './open-reports.ts';
import { printable } from './printed-text.ts';

const REJECTIONS: Readonly<Record<WithdrawRejection, string>> = {
  'unknown-report': 'there is no such report',
  held: 'it was held meanwhile; try again',
  'being-sent': 'it is being sent right now; look again in two minutes',
  queued: 'it was queued again meanwhile; try again',
  sent: 'it was handed over already',
  accepted: 'the authority has accepted it',
  acceptedWithWarnings: 'the authority has accepted it',
  refused: 'the authority has received and refused it',
  invalid: 'its message breaks a rule of the authorities, and is never sent',
  expired: 'it was never sent, and its contents were erased after the retention period',
  withdrawn: 'it was withdrawn before',
};

const HELP = `
A withdrawn report is never sent, and its contents are erased at once. Only a report that is held, queued or stuck can be withdrawn. Its
 result stays, and the person reads the reason with it: requested (they asked for it), duplicate (the test was already reported), or mistake.

Exit status: 0 when it was withdrawn, 1 when it was not, 2 when the command was not understood, 3 without a database.`;

interface WithdrawOptions {
  readonly reason: Extract<Withdrawal, { readonly by: 'operator' }>['reason'];
}

async function withdraw(reportId: string, { reason }: WithdrawOptions): Promise<void> {
  const done = await withReportAccess('write', (access) => access.withdraw(reportId, { by: 'operator', reason }));
  if (!done.ok) return printErrorAndSetExitCode(done.error, EXIT.noDatabase);
  const shown = printable(reportId);
  if (done.value.ok) process.stdout.write(`${shown}: withdrawn\n`);
  else printErrorAndSetExitCode(`${shown}: not withdrawn, ${REJECTIONS[done.value.error]}`, EXIT.rejected);
}

/** Adds `withdraw`, which ends a report that waits. */
export function registerWithdraw(program: Command): void {
  program
    .command('withdraw')
    .description('Withdraw a report that waits, so that it is never sent')
    .argument('<id>', 'a report id, as list prints it')
    .addOption(
      new Option('--reason <reason>', 'why, as the person reads it')
        .choices([...WITHDRAWAL_REASONS])
        .makeOptionMandatory(),
    )
    .addHelpText('after', HELP)
    .action(withdraw);
}
