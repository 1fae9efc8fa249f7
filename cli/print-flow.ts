import { FLOWS } from '../core/flow/flows.ts';
import type { FlowName } from '../core/flow/session.ts';
import type { StepRow } from '../core/flow/step-row.ts';
import { aligned } from './aligned.ts';

/** A row with its number and every cell, null where it is empty. */
function fullRow(row: StepRow, number: number) {
  return {
    number,
    id: row.id,
    progress: row.progress,
    leaveBy: row.leaveBy ?? 'next',
    asks: row.asks ?? null,
    nextIf: row.nextIf ?? null,
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
    rescue: row.rescue ?? null,
    offers: row.offers ?? [],
    counter: row.counter ?? null,
  };
}

/** The rules of a row in words, as a legend reads them. */
function rulesText(row: ReturnType<typeof fullRow>): string {
  const { leaveBy, nextIf, skipIf, back, timer, scan, cancelFreesDevice, resume, rescue, offers, counter } = row;
  const after = resume?.after === undefined ? '' : ` after ${resume.after}`;
  const rules: readonly (readonly [string, string | null])[] = [
    ['leave by', leaveBy === 'next' ? null : leaveBy],
    ['needs', nextIf],
    ['scan', scan],
    ['skip if', skipIf],
    ['back', back === 'previous' ? null : back],
    ['timer', timer],
    ['rescue cards', rescue],
    ['offers', offers.length === 0 ? null : offers.join(' and ')],
    ['counter', counter],
    ['resume here without', resume === null ? null : `${resume.missing}${after}`],
  ];
  const said = rules.flatMap(([rule, value]) => (value === null ? [] : [`${rule} ${value}`]));
  return [...said, ...(cancelFreesDevice ? ['cancel frees the cassette'] : [])].join(', ');
}

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
