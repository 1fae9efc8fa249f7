import { existsSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { messageFaults, type MessageFault } from '../../core/hl7/check-message.ts';
import { EXIT } from './exit-codes.ts';
import { findReport } from './find-report.ts';
import { columns } from './printed-text.ts';

const HELP = `
It prints which rule is broken and where, never the contents. Segments of a message end in CR: a file that an editor has saved with
other line ends breaks that rule.

Exit status: 0 when every rule holds, 1 when one is broken or there is no such report, 2 when the command was not understood, 3 without
 a database.`;

async function readMessage(what: string): Promise<string | null> {
  if (existsSync(what)) return readFileSync(what, 'utf8');
  return (await findReport(what))?.file.report.message ?? null;
}

function faultsInWords(faults: readonly MessageFault[]): string {
  if (faults.length === 0) return 'Every rule holds.\n';
  return columns(faults.map(({ field, rule, text }) => [field, rule, text]));
}

async function check(what: string, { json }: { readonly json?: true }): Promise<void> {
  const message = await readMessage(what);
  if (message === null) return;
  const faults = messageFaults(message);
  process.stdout.write(json ? `${JSON.stringify(faults)}\n` : faultsInWords(faults));
  if (faults.length > 0) process.exitCode = EXIT.rejected;
}

/** Adds `check`, which validates a message by the rules of the authorities without printing its contents. */
export function registerCheck(program: Command): void {
  program
    .command('check')
    .description('Check a message against every rule of the authorities, without printing its contents')
    .argument('<what>', 'a file, a report id, or a test number')
    .option('--json', 'print a JSON array of the broken rules instead of text')
    .addHelpText('after', HELP)
    .action(check);
}
