import type { StepRow } from '../core/flow/step-row.ts';

/** A row with its number and every cell, null where it is empty. */
export function fullRow(row: StepRow, number: number) {
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
export function rulesText(row: ReturnType<typeof fullRow>): string {
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
