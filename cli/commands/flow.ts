import type { Command } from 'commander';
import type { FlowName } from '../../core/flow/session.ts';
import type { FlowOptions } from '../print-flow.ts';
import { choiceArgument } from './choices.ts';

const FLOW_NAMES = ['testing', 'reporting', 'both'] as const satisfies readonly (FlowName | 'both')[];

const HELP = `
Rules, each where it applies: what leads on and what Next needs, whether the
step is passed over, the back arrow, the time shown, which scan it is, whether
cancelling here frees the cassette, what a saved step is clamped back here for.

Examples:
  npm run cli -- flow testing
  npm run --silent cli -- flow reporting --json`;

/** Adds `flow`, which prints a flow's table. */
export function registerFlow(program: Command): void {
  program
    .command('flow')
    .description('Print the steps of a flow with their numbers, progress names and rules')
    .addArgument(choiceArgument('<flow>', 'which flow', FLOW_NAMES))
    .option('--json', 'print JSON instead of a table')
    .addHelpText('after', HELP)
    .action(async (name: (typeof FLOW_NAMES)[number], options: FlowOptions) =>
      (await import('../print-flow.ts')).printFlow(name, options),
    );
}
