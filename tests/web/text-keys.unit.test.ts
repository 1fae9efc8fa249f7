import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translations } from '../../adapters/translations/index.ts';

const WEB = resolve(import.meta.dirname, '../../web');
/** A text requested with a literal key, such as `t('frame.help')`. A missing composed key fails the test that shows its screen. */
const WHOLE_KEY = /\bt\('([\w.-]+)'/g;

const areas = Object.values<object>(translations.en);
const texts: unknown = Object.assign({}, ...areas);

function textAt(key: string): unknown {
  return key.split('.').reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], texts);
}

const uses = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(WEB, file), 'utf8').matchAll(WHOLE_KEY)].map(([, key = '']) => ({ file, key })),
  );

const CORE = resolve(import.meta.dirname, '../../core/step-texts');
/** A whole key of the core; one that begins with a dot depends on the step. */
const CORE_KEY = /\b(?:text|button)\('(\w[\w.-]+)'|key: '([\w.-]+)'/g;

const coreKeys = readdirSync(CORE).flatMap((file) =>
  [...readFileSync(join(CORE, file), 'utf8').matchAll(CORE_KEY)].map(([, key, value]) => key ?? value ?? ''),
);

describe('the texts that screens request', () => {
  it('are found in the sources', () => {
    expect(uses.length).toBeGreaterThan(40);
  });

  it('all exist', () => {
    expect(uses.filter(({ key }) => typeof textAt(key) !== 'string')).toEqual([]);
  });

  it('all exist, if the core names them for a step', () => {
    expect(coreKeys.length).toBeGreaterThan(40);
    expect(coreKeys.filter((key) => textAt(key) === undefined)).toEqual([]);
  });

  it('have different keys in every area', () => {
    const keys = areas.flatMap((area) => Object.keys(area));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
