import { FLOWS } from '../core/flow/flows.ts';
import type { FlowName } from '../core/flow/session.ts';
import { aligned } from './aligned.ts';
import { fullRow, rulesText } from './flow-table.ts';

/** How a flow is printed. */
export interface FlowOptions {
  readonly json?: true;
}

/** Prints the table of a flow, or of both. */
export function printFlow(name: FlowName | 'both', options: FlowOptions): void {
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
