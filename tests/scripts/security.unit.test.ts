import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ASVS } from '../../scripts/security/asvs.ts';
import { ASVS_IDS, ASVS_LEVEL_1, ASVS_LEVEL_2, levelOf } from '../../scripts/security/asvs-ids.ts';
import { BOUNDARIES, securityPage } from '../../scripts/security/security-page.ts';
import { STRIDE } from '../../scripts/security/threat.ts';
import { hasTest } from '../support/find-test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Shorter words would be found anywhere; a heading is a whole line. */
const FEWEST_CHARACTERS = 10;
const isHeading = (words: string): boolean => words.startsWith('## ');

const EVIDENCE = ASVS_IDS.flatMap((id) => {
  const requirement = ASVS[id];
  return requirement.state === 'met' ? requirement.evidence.map((evidence) => ({ id, evidence })) : [];
});
const TESTS = EVIDENCE.flatMap(({ id, evidence }) =>
  evidence.kind === 'test' ? [{ id, file: evidence.test[0], title: evidence.test[1] }] : [],
);
const PLACES = EVIDENCE.flatMap(({ id, evidence }) =>
  evidence.kind === 'place' ? [{ id, file: evidence.place[0], words: evidence.place[1] }] : [],
);
const REASONS = ASVS_IDS.flatMap((id) => {
  const requirement = ASVS[id];
  return requirement.state === 'met' ? [requirement.note ?? ''] : [requirement.why];
});
const NAMED_FILES = [...REASONS.join(' ').matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file);

describe('the requirements', () => {
  it('are those of the standard at levels 1 and 2, each once', () => {
    expect([ASVS_LEVEL_1.length, ASVS_LEVEL_2.length]).toEqual([70, 183]);
    expect(new Set(ASVS_IDS).size).toBe(253);
    expect(Object.keys(ASVS).toSorted()).toEqual([...ASVS_IDS].toSorted());
    expect([levelOf('1.2.4'), levelOf('1.2.6')]).toEqual([1, 2]);
  });

  it.each(TESTS)('$id: the test “$title” is in $file', ({ file, title }) => {
    expect(hasTest(file, title)).toBe(true);
  });

  it.each(PLACES)('$id: “$words” is in $file', ({ file, words }) => {
    expect(isHeading(words) || words.length >= FEWEST_CHARACTERS).toBe(true);
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(isHeading(words) ? `\n${words}\n` : words);
  });

  it('that are open or not applicable say why, and name only files that exist', () => {
    for (const id of ASVS_IDS) {
      const requirement = ASVS[id];
      if (requirement.state !== 'met') expect(requirement.why, id).toMatch(/^[A-Z].{15,}\.$/);
    }
    expect(NAMED_FILES.length).toBeGreaterThan(0);
    expect(NAMED_FILES.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

describe('the threats', () => {
  it('are of every kind at every boundary', () => {
    expect(BOUNDARIES).toHaveLength(8);
    for (const { name, threats } of BOUNDARIES) expect(Object.keys(threats), name).toEqual(Object.keys(STRIDE));
  });

  it('name what shows what stands against them', () => {
    for (const { name, threats } of BOUNDARIES) {
      for (const { threat, rows } of Object.values(threats)) expect(rows, `${name}: ${threat}`).not.toHaveLength(0);
    }
  });

  it('say that something stays open where a requirement that they name is open', () => {
    const silent = BOUNDARIES.flatMap(({ threats }) => Object.values(threats)).filter(
      ({ rows, open }) => open === undefined && rows.some((id) => ASVS[id].state === 'open'),
    );
    expect(silent).toEqual([]);
  });
});

describe('the page', () => {
  const page = securityPage();

  it('has every requirement with its evidence or its reason, and every threat', () => {
    for (const id of ASVS_IDS) expect(page).toContain(`| ${id} | ${levelOf(id)} | ${ASVS[id].asks} |`);
    for (const { title } of TESTS) expect(page).toContain(`“${title}”`);
    for (const { threats } of BOUNDARIES)
      for (const { threat } of Object.values(threats)) expect(page).toContain(threat);
  });

  it('counts the requirements of each level', () => {
    const counts = [...page.matchAll(/^\| ([12]) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map((cells) =>
      cells.slice(1).map(Number),
    );
    expect(
      counts.map(([level, all, ...states]) => [level, all, states.reduce((sum, count) => sum + count, 0)]),
    ).toEqual([
      [1, 70, 70],
      [2, 183, 183],
    ]);
  });

  it('has no cell that breaks its table', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('|'));
    const widths = new Set(rows.map((line) => line.split(/(?<!\\)\|/).length));
    expect([...widths].toSorted()).toEqual([7]);
  });
});
