import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';

function flow(...args: readonly string[]): string {
  return execFileSync(process.execPath, ['cli/main.ts', 'flow', ...args], { encoding: 'utf8', stdio: 'pipe' });
}

const NAMES = Object.keys(FLOWS) as FlowName[];

describe.each(NAMES)('flow %s', (name) => {
  const lines = flow(name).trimEnd().split('\n');

  it('prints every row with its number, id and progress name in columns', () => {
    expect(lines[0]).toMatch(/^ # {2}step +progress name +rules$/);
    expect(lines.slice(1).map((line) => line.trim().split(/\s+/).slice(0, 3))).toEqual(
      FLOWS[name].map(({ id, progress }, number) => [String(number), id, progress]),
    );
    const column = lines[0]?.indexOf('progress name') ?? 0;
    FLOWS[name].forEach(({ progress }, number) => {
      expect(lines[number + 1]?.slice(column - 2)).toMatch(new RegExp(`^  ${progress}( |$)`));
    });
  });

  it('prints every rule of every row', () => {
    const columnOfRules = lines[0]?.indexOf('rules') ?? 0;
    FLOWS[name].forEach((row, number) => {
      const rules = lines[number + 1]?.slice(columnOfRules) ?? '';
      const wanted = [
        row.nextIf,
        row.skipIf,
        row.back,
        row.timer,
        row.leaveBy,
        row.scan,
        row.resume?.missing,
        row.resume?.after,
        row.rescue,
        ...(row.offers ?? []),
        row.counter,
      ];
      for (const rule of wanted) if (rule !== undefined) expect(rules).toContain(rule);
      expect(rules.includes('frees the cassette')).toBe(row.cancelFreesDevice === true);
    });
  });

  it('prints the same as JSON', () => {
    const rows = JSON.parse(flow(name, '--json')) as readonly Record<string, unknown>[];
    expect(rows.map(({ number, id, progress }) => [number, id, progress])).toEqual(
      FLOWS[name].map(({ id, progress }, number) => [number, id, progress]),
    );
    rows.forEach((row, number) => expect(row).toMatchObject({ ...FLOWS[name][number] }));
  });
});

describe('flow', () => {
  it('accepts two flows', () => {
    expect(() => flow('fast')).toThrow(expect.objectContaining({ status: 2 }) as Error);
  });
});
