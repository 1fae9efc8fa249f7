import { Option } from 'commander';
import { WITHDRAWAL_REASONS, type Withdrawal } from '../../core/domain/report-status.ts';
import type { WithdrawRejection } from '../report-delivery/withdraw-report.ts';
import { withReportAccess } from './open-reports.ts';
import { EXIT, failed, type Outcome } from './outcome.ts';
import { printable } from './printed-text.ts';
import { makeCommand } from './run-program.ts';

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

interface WithdrawOptions {
  readonly reason: Extract<Withdrawal, { readonly by: 'operator' }>['reason'];
}

async function withdraw(reportId: string, { reason }: WithdrawOptions): Promise<Outcome> {
  const done = await withReportAccess('write', (access) => access.withdraw(reportId, { by: 'operator', reason }));
  if (!done.ok) return failed(done.error, EXIT.noDatabase);
  const name = printable(reportId);
  if (!done.value.ok) return failed(`${name}: not withdrawn, ${REJECTIONS[done.value.error]}`);
  return { shown: `${name}: withdrawn` };
}

/** Ends a report that waits. */
export const withdrawCommand = makeCommand({
  name: 'withdraw',
  description: 'Withdraw a report that waits, so that it is never sent',
  setUp: (command) =>
    command
      .argument('<id>', 'a report id, as list prints it')
      .addOption(
        new Option('--reason <reason>', 'why, as the person reads it')
          .choices([...WITHDRAWAL_REASONS])
          .makeOptionMandatory(),
      ),
  help: `
A withdrawn report is never sent, and its contents are erased at once. Only a report that is held, queued or stuck can be withdrawn. Its
result stays, and the person reads the reason with it: requested (they asked for it), duplicate (the test was already reported), or mistake.`,
  exits: { 0: 'when it was withdrawn', 1: 'when it was not' },
  work: withdraw,
});
