import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import { readOptions, WIDTHS } from './options.ts';
import { ALL_JOURNEYS } from './journeys/all.ts';

const pictures = ALL_JOURNEYS.flatMap((journey) => journey.pictures);

describe('the pictures', () => {
  it.each(Object.keys(APP_ROUTES))('show the route %s', (route) => {
    expect(pictures.filter((picture) => picture.route === route)).not.toEqual([]);
  });

  it.each(['testing', 'reporting'] as const)('show every step of the %s flow', (flow) => {
    const shown = new Set(pictures.filter((picture) => picture.flow === flow).map(({ step }) => step));
    const missing = FLOWS[flow].map(({ id }) => id).filter((id) => !shown.has(id));
    expect(missing).toEqual([]);
  });

  it('have unique names that are valid file names', () => {
    const names = pictures.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(name))).toEqual([]);
  });
});

describe('readOptions', () => {
  it('defaults to every picture at three widths, in every language', () => {
    const looks = WIDTHS.map((width) => ({ width, isDark: false }));
    const value = { languages: [...LANGUAGES], only: [], looks, isReadme: false, isBrand: false };
    expect(readOptions([])).toEqual({ ok: true, value });
  });

  it('accepts widths, a language, pictures and dark colours', () => {
    const args = ['--width', '320', '--language', 'es', '--only', 'login', '--only', 'test-', '--dark'];
    expect(readOptions(args)).toEqual({
      ok: true,
      value: {
        isReadme: false,
        isBrand: false,
        languages: ['es'],
        only: ['login', 'test-'],
        looks: [
          { width: 320, isDark: false },
          { width: 360, isDark: true },
        ],
      },
    });
  });

  it.each([[['--width', 'wide']], [['--width', '0']], [['--language', 'xx']], [['--colour']], [['login']]])(
    'rejects the invalid options %s',
    (args) => {
      expect(readOptions(args).ok).toBe(false);
    },
  );
});
