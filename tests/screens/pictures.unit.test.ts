import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { changedScreenshots } from './comparison-sheet.ts';
import { readOptions, WIDTHS } from './options.ts';
import { ALL_JOURNEYS } from './journeys/all.ts';

it('the pictures have unique names that are valid file names', () => {
  const names = ALL_JOURNEYS.flatMap(({ pictures }) => pictures);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(names.filter((name) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(name))).toEqual([]);
});

describe('readOptions', () => {
  it('defaults to every picture at three widths, in every language', () => {
    const looks = WIDTHS.map((width) => ({ width, isDark: false }));
    const value = { languages: [...LANGUAGES], only: [], looks, compared: null, isReadme: false, isBrand: false };
    expect(readOptions([])).toEqual({ ok: true, value });
  });

  it('accepts widths, a language, pictures and dark colours', () => {
    const args = ['--width', '320', '--language', 'es', '--only', 'login', '--only', 'test-', '--dark'];
    const looks = [false, true].map((isDark) => ({ width: 320, isDark }));
    expect(readOptions(args)).toMatchObject({ value: { languages: ['es'], only: ['login', 'test-'], looks } });
  });

  it.each(['--width wide', '--width 0', '--language xx', '--colour', 'login', '--compare screens', '--compare no'])(
    'rejects the invalid options %s',
    (args) => {
      expect(readOptions(args.split(' ')).ok).toBe(false);
    },
  );
});

describe('changedScreenshots', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clearline-screens-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const draw = (path: string, picture: string): string => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, picture);
    return path;
  };

  it('names the pictures that are new or differ, each with the one before', () => {
    const before = join(folder, 'before');
    const now = join(folder, 'now', 'en-360');
    draw(join(before, 'en-360', 'same.png'), 'same');
    const other = draw(join(before, 'en-360', 'other.png'), 'other');
    const look = { width: 360, isDark: false };
    const screenshots = ['same', 'other', 'added'].map((name) => ({
      name,
      language: 'en' as const,
      look,
      title: name,
      path: draw(join(now, `${name}.png`), name === 'other' ? 'changed' : name),
    }));
    const changes = changedScreenshots(screenshots, before).map((one) => [one.screenshot.name, one.before]);
    expect(changes).toEqual([
      ['other', other],
      ['added', null],
    ]);
  });
});
