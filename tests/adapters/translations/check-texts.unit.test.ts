import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkTexts } from './check-texts.ts';
import { unusedKeys } from './unused-keys.ts';

/** The screens, and what the core shows on their steps. */
const SOURCES = globSync(['web/**/*.{ts,tsx}', 'core/step-texts/**/*.ts']);

describe('the texts of the app', () => {
  it('are valid in every language, and each is used by a screen', () => {
    expect(checkTexts(SOURCES.map((file) => readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('a text counts as used', () => {
  it.each([
    ['by its whole key', "t('home.menu.title')"],
    ['by a group that contains it', "const texts = 'home.menu';"],
    ['by a template', 't(`home.${place}.title`)'],
  ])('%s', (_how, source) => {
    expect(unusedKeys(['general.home.menu.title'], [source])).toEqual([]);
  });

  it.each([['t(`home.${place}.text`)'], ["t('home')"], ["t('home.menu.titles')"], ['t(`${one}`)']])(
    'but not by %s',
    (source) => {
      expect(unusedKeys(['general.home.menu.title'], [source])).toEqual(['general.home.menu.title']);
    },
  );
});
