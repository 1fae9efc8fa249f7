import { Argument, type Command } from 'commander';
import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepRow } from '../../core/flow/step-row.ts';

const HELP = `
Rules, each where it applies: what leads on and what Next needs, whether the step is passed over, the back arrow, the time
shown, which scan it is, whether cancelling here frees the cassette, what a saved step is clamped back here for.

Examples:
  clearline flow testing
  clearline flow reporting --json`;

/** A row with its number and every cell, null where it is empty. */
function fullRow(row: StepRow, number: number) {
  return {
    number,
    id: row.id,
    progress: row.progress,
    leaveBy: row.leaveBy ?? 'next',
    asks: row.asks ?? null,
    gate: row.gate ?? null,
    skipIf: row.skipIf ?? null,
    onSkip: row.onSkip ?? null,
    back: row.back ?? 'previous',
    timer: row.timer ?? null,
    scan: row.scan ?? null,
    cancelFreesDevice: row.cancelFreesDevice ?? false,
    resume: row.resume ?? null,
    onEnter: row.onEnter ?? null,
    onLeave: row.onLeave ?? [],
    stage: row.stage ?? null,
    footer: row.footer ?? 'shown',
  };
}

function rulesText({
  leaveBy,
  gate,
  skipIf,
  back,
  timer,
  scan,
  cancelFreesDevice,
  resume,
}: ReturnType<typeof fullRow>): string {
  const resumes =
    resume === null ? null : `${resume.missing}${resume.after === undefined ? '' : ` after ${resume.after}`}`;
  const rules = {
    'leave by': leaveBy === 'next' ? null : leaveBy,
    needs: gate,
    scan,
    'skip if': skipIf,
    back: back === 'previous' ? null : back,
    timer,
    'resume here without': resumes,
    cancel: cancelFreesDevice ? 'frees the cassette' : null,
  };
  return Object.entries(rules)
    .flatMap(([rule, value]) => (value === null ? [] : [`${rule} ${value}`]))
    .join(', ');
}

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

function printFlow(name: FlowName, options: { readonly json?: true }): void {
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
    .addArgument(new Argument('<flow>', 'which flow').choices(Object.keys(FLOWS)))
    .option('--json', 'print JSON instead of a table')
    .addHelpText('after', HELP)
    .action(printFlow);
}
