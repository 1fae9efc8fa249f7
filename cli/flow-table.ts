import { FLOWS } from '../core/flow/flows.ts';
import type { FlowName } from '../core/flow/session.ts';
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
  };
}

/** How each rule is called where rules are read. */
export interface RuleWords {
  readonly leaveBy: string;
  readonly needs: string;
  readonly scan: string;
  readonly skipIf: string;
  readonly back: string;
  readonly timer: string;
  readonly resume: string;
  readonly after: string;
  readonly cancel: string;
}

/** These words in English. */
export const RULE_WORDS: RuleWords = {
  leaveBy: 'leave by',
  needs: 'needs',
  scan: 'scan',
  skipIf: 'skip if',
  back: 'back',
  timer: 'timer',
  resume: 'resume here without',
  after: 'after',
  cancel: 'cancel frees the cassette',
};

/** The rules of a row in words, as a legend reads them. */
export function rulesText(row: ReturnType<typeof fullRow>, words: RuleWords = RULE_WORDS): string {
  const { leaveBy, nextIf, skipIf, back, timer, scan, cancelFreesDevice, resume } = row;
  const after = resume?.after === undefined ? '' : ` ${words.after} ${resume.after}`;
  const rules: readonly (readonly [string, string | null])[] = [
    [words.leaveBy, leaveBy === 'next' ? null : leaveBy],
    [words.needs, nextIf],
    [words.scan, scan],
    [words.skipIf, skipIf],
    [words.back, back === 'previous' ? null : back],
    [words.timer, timer],
    [words.resume, resume === null ? null : `${resume.missing}${after}`],
  ];
  const said = rules.flatMap(([rule, value]) => (value === null ? [] : [`${rule} ${value}`]));
  return [...said, ...(cancelFreesDevice ? [words.cancel] : [])].join(', ');
}

const TITLES: Readonly<Record<FlowName, string>> = {
  testing: 'The full test, "Testing"',
  reporting: 'The report of a test already done, "Express testing"',
};

function markdownTable(name: FlowName): string {
  const rows = FLOWS[name]
    .map(fullRow)
    .map((row) => `| ${row.number} | ${row.id} | ${row.progress} | ${rulesText(row)} |`);
  return [`## ${TITLES[name]}`, '', '| # | step | progress name | rules |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

/** Both tables as the page docs/flow.md. */
export function flowDocument(): string {
  const head = [
    '# The two flows',
    '',
    'Written from the tables in `core/flow` by `npm run --silent cli -- flow both --markdown > docs/flow.md`; a test compares the two.',
    'The names of the rules are explained where they are defined: rows in `step-row.ts`, gates and skips in `predicates.ts`.',
  ];
  return `${[head.join('\n'), markdownTable('testing'), markdownTable('reporting')].join('\n\n')}\n`;
}
