import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUTTON_IDS, MADE_BUTTON_IDS, SCREEN_BUTTON_IDS } from '../../scenarios/schema-parts.ts';

const SOURCES = globSync(['web/**/*.{ts,tsx}', 'core/**/*.ts']).map((file) => readFileSync(file, 'utf8'));

/** How sources name a button: as an attribute, as the button of a form, or as the one that leaves a part. */
const NAMED = [/\bpress="([a-z-]+)"/g, /\b(?:button|leave): '([a-z-]+)'/g, /passwordForm\('([a-z-]+)'/g];

/** The beginnings of ids that sources put together. */
const MADE = /`([a-z]+-)\$\{/g;

const matches = (pattern: RegExp): readonly string[] =>
  SOURCES.flatMap((source) => [...source.matchAll(pattern)].map(([, id = '']) => id));

describe('the ids of buttons that scenarios know', () => {
  it('are all that the sources name', () => {
    const named = [...new Set(NAMED.flatMap(matches))];
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((id) => !BUTTON_IDS.includes(id))).toEqual([]);
  });

  it('are in the sources', () => {
    const isThere = (id: string): boolean => SOURCES.some((source) => new RegExp(`["']${id}["']`).test(source));
    expect(SCREEN_BUTTON_IDS.filter((id) => !isThere(id))).toEqual([]);
  });

  it('begin as the sources put them together', () => {
    const beginnings = matches(MADE);
    expect(MADE_BUTTON_IDS.filter((id) => !beginnings.some((beginning) => id.startsWith(beginning)))).toEqual([]);
  });
});
