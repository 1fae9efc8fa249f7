import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translations } from '../../adapters/translations/index.ts';

const WEB = resolve(import.meta.dirname, '../../web');
/** A text requested with a literal key, such as `t('frame.help')`. Composed keys are checked by the types. */
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

describe('the texts that screens request', () => {
  it('are found in the sources', () => {
    expect(uses.length).toBeGreaterThan(40);
  });

  it('all exist', () => {
    expect(uses.filter(({ key }) => typeof textAt(key) !== 'string')).toEqual([]);
  });

  it('have different keys in every area', () => {
    const keys = areas.flatMap((area) => Object.keys(area));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
