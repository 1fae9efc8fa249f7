import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasTest } from '../support/find-test.ts';
import { ROOT } from './cruise.ts';

/** The last requirement of level 1 or 2 in each section of OWASP ASVS 5.0.0 (tag v5.0.0_release); all before it are of these levels too. */
const LAST_OF_SECTIONS = `
  1.1.2 1.2.9 1.3.11 1.4.3 1.5.2 2.1.3 2.2.3 2.3.4 2.4.1 3.2.2 3.3.4 3.4.6 3.5.5 3.7.2 4.1.3 4.2.1 4.3.2 4.4.4 5.1.1 5.2.3
  5.3.2 5.4.3 6.1.3 6.2.12 6.3.4 6.4.4 6.5.5 6.6.3 6.8.4 7.1.3 7.2.4 7.3.2 7.4.5 7.5.2 7.6.2 8.1.2 8.2.3 8.3.1 8.4.1 9.1.3
  9.2.4 10.1.2 10.2.2 10.3.4 10.4.11 10.5.5 10.6.2 10.7.3 11.1.2 11.2.3 11.3.3 11.4.4 11.5.1 11.6.1 12.1.3 12.2.2 12.3.4
  13.1.1 13.2.5 13.3.2 13.4.5 14.1.2 14.2.4 14.3.3 15.1.3 15.2.3 15.3.7 16.1.1 16.2.5 16.3.4 16.4.3 16.5.3 17.1.1 17.2.4 17.3.2
`;

/** The numbers of one (1.2.3) or several in a row (1.2.3–5). */
const idsOf = (section: string, first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => `${section}.${first + at}`);

const [security = '', useErrors = ''] = ['security', 'use-errors'].map((page) =>
  readFileSync(join(ROOT, `docs/${page}.md`), 'utf8'),
);
const both = security + useErrors;
// Behind the name of a test's file are titles in quotation marks, which may contain further ones.
const tests = both.split('`tests/').flatMap((part, at) => {
  const [file = '', titles = ''] = part.split('`', 2);
  return at === 0 ? [] : [...titles.matchAll(/“((?:[^“”]|“[^“”]*”)*)”/g)].map(([, title = '']) => ({ file, title }));
});
const places = [...both.matchAll(/`([\w./-]+)`: `([^`]+)`/g)].map(([, file = '', words = '']) => ({ file, words }));

describe('the pages of security and of use errors', () => {
  it.each(tests)('name a test of $file: “$title”', ({ file, title }) => {
    expect(hasTest(file, title)).toBe(true);
  });

  it.each(places)('name words of $file: $words', ({ file, words }) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(words);
  });

  it('name only files that exist', () => {
    const files = [...both.matchAll(/`(\w+\/[\w./-]+\.tsx?)`/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect([tests.length > 250, places.length > 15, files.length > 250]).toEqual([true, true, true]);
  });

  it('have each requirement of levels 1 and 2', () => {
    const wanted = [...LAST_OF_SECTIONS.matchAll(/([\d.]+)\.(\d+)/g)].flatMap(([, section = '', last]) =>
      idsOf(section, 1, Number(last)),
    );
    const rows = (security.split('## Requirements')[1] ?? '').matchAll(/(\d+\.\d+)\.(\d+)(?:–(\d+))?/g);
    const named = [...rows].flatMap(([, section = '', first, last = first]) =>
      idsOf(section, Number(first), Number(last)),
    );
    expect(wanted).toHaveLength(253);
    expect([...new Set(named)].toSorted()).toEqual(wanted.toSorted());
  });
});
