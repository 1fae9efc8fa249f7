import { describe, expect, it } from 'vitest';
import { makeLocalStorage, type StorageArea } from '../../../adapters/storage/local-storage.ts';

function makeArea(kept: Map<string, string> = new Map()): StorageArea & { readonly kept: Map<string, string> } {
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const failing = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

describe('the local storage', () => {
  it('returns what was stored, unchanged', () => {
    const area = makeArea();
    const storage = makeLocalStorage(() => area);
    const value = { currentStep: 12, device: null, boxes: ['kit'] };

    expect(storage.write('session', value)).toBe(true);

    expect(makeLocalStorage(() => area).read('session')).toEqual(value);
  });

  it('prefixes its keys, so that other software does not collide', () => {
    const area = makeArea(new Map([['session', '"theirs"']]));
    const storage = makeLocalStorage(() => area);

    expect(storage.read('session')).toBeUndefined();
    storage.write('session', 'ours');
    expect(storage.keys()).toEqual(['session']);
    storage.remove('session');

    expect([...area.kept]).toEqual([['session', '"theirs"']]);
  });

  it('reads a damaged entry as missing', () => {
    const storage = makeLocalStorage(() => makeArea(new Map([['clearline.session', '{"currentStep":']])));

    expect(storage.read('session')).toBeUndefined();
  });

  it('reports that a full storage stored nothing', () => {
    const storage = makeLocalStorage(() => ({ ...makeArea(), setItem: failing }));

    expect(storage.write('session', {})).toBe(false);
  });

  it('does not throw where the browser forbids storage', () => {
    const storage = makeLocalStorage(failing);

    expect(storage.read('session')).toBeUndefined();
    expect(storage.write('session', 1)).toBe(false);
    expect(() => storage.remove('session')).not.toThrow();
    expect(storage.keys()).toEqual([]);
  });
});
