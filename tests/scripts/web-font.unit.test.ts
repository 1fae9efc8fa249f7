import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { translations } from '../../adapters/translations/index.ts';
import { FONT_CHARACTERS, FONT_WEIGHTS } from '../../scripts/web-font.ts';

test('the font has every character of the texts in both languages', () => {
  const written = new Set(JSON.stringify(translations).replaceAll(/\\[nt]/g, ''));
  expect([...written].filter((character) => !FONT_CHARACTERS.includes(character))).toEqual([]);
});

test('the font has every weight that the styles use', () => {
  const tokens = readFileSync('web/styles/tokens.css', 'utf8');
  const weights = [...tokens.matchAll(/--weight-\w+: (\d+);/g)].map(([, weight]) => Number(weight));
  expect(Math.min(...weights)).toBe(FONT_WEIGHTS.min);
  expect(Math.max(...weights)).toBe(FONT_WEIGHTS.max);
  const declared = `font-weight: ${FONT_WEIGHTS.min} ${FONT_WEIGHTS.max};`;
  expect(readFileSync('web/styles/fonts.css', 'utf8')).toContain(declared);
});
