import { describe, expect, it } from 'vitest';
import { makeLocalStorage, type StorageArea } from '../../../adapters/storage/local-storage.ts';

function makeArea(kept: Map<string, string> = new Map()): StorageArea & { readonly kept: Map<string, string> } {
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

const refusing = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

describe('the local storage', () => {
  it('gives back what it kept, as it was', () => {
    const area = makeArea();
    const storage = makeLocalStorage(() => area);
    const value = { currentStep: 12, device: null, boxes: ['kit'] };

    expect(storage.write('session', value)).toBe(true);

    expect(makeLocalStorage(() => area).read('session')).toEqual(value);
  });

  it('keeps its keys apart from those of others', () => {
    const area = makeArea(new Map([['session', '"theirs"']]));
    const storage = makeLocalStorage(() => area);

    expect(storage.read('session')).toBeUndefined();
    storage.write('session', 'ours');
    storage.remove('session');

    expect([...area.kept]).toEqual([['session', '"theirs"']]);
  });

  it('finds nothing in a damaged entry', () => {
    const storage = makeLocalStorage(() => makeArea(new Map([['clearline.session', '{"currentStep":']])));

    expect(storage.read('session')).toBeUndefined();
  });

  it('says that a full storage kept nothing', () => {
    const storage = makeLocalStorage(() => ({ ...makeArea(), setItem: refusing }));

    expect(storage.write('session', {})).toBe(false);
  });

  it('does not throw where the browser forbids any storage', () => {
    const storage = makeLocalStorage(refusing);

    expect(storage.read('session')).toBeUndefined();
    expect(storage.write('session', 1)).toBe(false);
    expect(() => storage.remove('session')).not.toThrow();
  });
});
