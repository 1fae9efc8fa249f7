import { existsSync, readFileSync } from 'node:fs';
import { messageFaults } from '../../core/hl7/check-message.ts';
import { findReport } from './find-report.ts';
import { EXIT, type Outcome } from './outcome.ts';
import { makeCommand } from './run-program.ts';

async function check(what: string, { json }: { readonly json?: true }): Promise<Outcome> {
  const found = existsSync(what) ? readFileSync(what, 'utf8') : await findReport(what);
  if (typeof found !== 'string' && !found.ok) return found.error;
  const faults = messageFaults(typeof found === 'string' ? found : found.value.report.message);
  if (faults.length > 0)
    return { shown: faults.map(({ field, rule, text }) => ({ field, rule, text })), exitCode: EXIT.rejected };
  return { shown: json ? [] : 'Every rule holds.' };
}

/** Validates a message by the rules of the authorities without printing its contents. */
export const checkCommand = makeCommand({
  name: 'check',
  description: 'Check a message against every rule of the authorities, without printing its contents',
  setUp: (command) => command.argument('<what>', 'a file, a report id, or a test number'),
  help: `
It prints which rule is broken and where, never the contents. Segments of a message end in CR: a file that an editor has saved with
other line ends breaks that rule.`,
  exits: { 0: 'when every rule holds', 1: 'when one is broken or there is no such report' },
  hasJson: true,
  work: check,
});
