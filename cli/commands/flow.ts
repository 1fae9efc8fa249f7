import { Argument, type Command } from 'commander';
import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import { flowDocument, fullRow, rulesText } from '../flow-table.ts';

const HELP = `
Rules, each where it applies: what leads on and what Next needs, whether the step is passed over, the back arrow, the time
shown, which scan it is, whether cancelling here frees the cassette, what a saved step is clamped back here for.

Examples:
  clearline flow testing
  clearline flow reporting --json
  clearline flow both --markdown > docs/flow.md`;

/** Lines whose cells stand under each other. */
function aligned(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_heading, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const padded = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${padded.join('\n')}\n`;
}

interface FlowOptions {
  readonly json?: true;
  readonly markdown?: true;
}

function printFlow(name: FlowName | 'both', options: FlowOptions): void {
  if (options.markdown) {
    process.stdout.write(flowDocument());
    return;
  }
  const names: readonly FlowName[] = name === 'both' ? ['testing', 'reporting'] : [name];
  names.forEach((one) => printRows(one, options));
}

function printRows(name: FlowName, options: FlowOptions): void {
  const rows = FLOWS[name].map(fullRow);
  if (options.json) {
    process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
    return;
  }
  const lines = rows.map((row) => [String(row.number).padStart(2), row.id, row.progress, rulesText(row)]);
  process.stdout.write(aligned([[' #', 'step', 'progress name', 'rules'], ...lines]));
}

/** Adds `flow`, which prints a flow's table. */
export function registerFlow(program: Command): void {
  program
    .command('flow')
    .description('Print the steps of a flow with their numbers, progress names and rules')
    .addArgument(new Argument('<flow>', 'which flow').choices([...Object.keys(FLOWS), 'both']))
    .option('--json', 'print JSON instead of a table')
    .option('--markdown', 'print both tables as the page docs/flow.md')
    .addHelpText('after', HELP)
    .action(printFlow);
}
