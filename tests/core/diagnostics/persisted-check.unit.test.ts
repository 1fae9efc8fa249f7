import { describe, expect, it } from 'vitest';
import { makeLocalStorageCheck } from '../../../adapters/storage/local-storage-check.ts';
import { makeLocalStorage, STORAGE_NAMESPACE } from '../../../adapters/storage/local-storage.ts';
import { makeMemoryStorage, makeMemoryStorageCheck } from '../../../adapters/memory/memory-storage.ts';
import { stateName } from '../../../cli/states/fixture-state.ts';
import { walkStates } from '../../../cli/states/walk-states.ts';
import { persistedConditions, recordDamage, type CheckedStorage } from '../../../core/diagnostics/persisted-check.ts';
import { PERSISTED_ITEM_KEYS, type PersistedItemName } from '../../../core/diagnostics/persisted-items.ts';
import { EMPTY_SESSION } from '../../../core/flow/session.ts';
import { forgetAll } from '../../../core/flow/persisted-state.ts';

const NOW = 1_795_000_000_000;
const DAY_MS = 86_400_000;

/** A browser whose storage holds these texts; null if it denies access. */
function browserWith(texts: Partial<Record<PersistedItemName, string>> | null): CheckedStorage {
  const entries = Object.entries(texts ?? {}) as [PersistedItemName, string][];
  const stored = new Map(entries.map(([name, text]) => [STORAGE_NAMESPACE + PERSISTED_ITEM_KEYS[name], text]));
  const open = () => {
    if (texts === null) throw new DOMException('The operation is insecure.', 'SecurityError');
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    };
  };
  return { storage: makeLocalStorage(open), check: makeLocalStorageCheck(open) };
}

const STATES = (await walkStates()).map((state) => ({ name: stateName(state), state }));

describe('the condition of stored values', () => {
  it('is "missing" for all in a new browser, and "unreadable" for all where the browser denies access', () => {
    expect(new Set(Object.values(persistedConditions(browserWith({}))))).toEqual(new Set(['missing']));
    expect(new Set(Object.values(persistedConditions(browserWith(null))))).toEqual(new Set(['unreadable']));
  });

  it.each(STATES)('is "read" for everything that the app stored at $name', ({ state }) => {
    const storage = makeMemoryStorage();
    Object.entries(state.kept).forEach(([key, value]) => storage.write(key, value));
    const conditions = persistedConditions({ storage, check: makeMemoryStorageCheck(storage) });
    expect(conditions).toMatchObject({ test: 'read' });
    expect(Object.values(conditions)).not.toContain('damaged');
  });

  it.each<{ readonly what: string; readonly item: PersistedItemName; readonly text: string }>([
    { what: 'a test that was cut off', item: 'test', text: '{"currentStep":1' },
    { what: 'a test that is not an object', item: 'test', text: '"a test"' },
    { what: 'a test with a step that is no number', item: 'test', text: '{"currentStep":"soon"}' },
    { what: 'a test with a step that does not exist', item: 'test', text: '{"currentStep":4000}' },
    { what: 'a test with half a cassette', item: 'test', text: '{"device":{"serialNumber":"1"}}' },
    { what: 'a guest visit that is neither true nor false', item: 'guestVisit', text: '"yes"' },
    { what: 'a user that is a list', item: 'loggedInUser', text: '[]' },
    { what: 'a pending call without its test', item: 'pendingCalls', text: '{"waiting":[{"kind":"result","id":1}]}' },
    { what: 'a typed name that is a number', item: 'guestForm', text: '{"firstName":1}' },
  ])('is "damaged" for $what, and for nothing else', ({ item, text }) => {
    const conditions = persistedConditions(browserWith({ [item]: text }));
    expect(Object.entries(conditions).filter(([, condition]) => condition !== 'missing')).toEqual([[item, 'damaged']]);
  });

  it('is "read" for a test of another app version, which lacks a field, has an unknown one and an empty one', () => {
    const { guestPage: _lacking, ...older } = EMPTY_SESSION;
    const text = JSON.stringify({ ...older, unknownField: 'a text', tickedBoxes: null });
    expect(persistedConditions(browserWith({ test: text }))).toMatchObject({ test: 'read' });
  });
});

describe('recorded damage', () => {
  it('is still known after the app stored a new test, with the time when it was found first', () => {
    const checked = browserWith({ test: '{"currentStep":1' });
    expect(recordDamage(checked, NOW)).toEqual({ foundAt: NOW, items: ['test'] });
    checked.storage.write(PERSISTED_ITEM_KEYS.test, EMPTY_SESSION);
    expect(recordDamage(checked, NOW + 60_000)).toEqual({ foundAt: NOW, items: ['test'] });
  });

  it('grows with what is found later', () => {
    const checked = browserWith({ test: '{' });
    recordDamage(checked, NOW);
    checked.storage.write(PERSISTED_ITEM_KEYS.profiles, 'Ana Ruiz');
    expect(recordDamage(checked, NOW + 1)).toEqual({ foundAt: NOW, items: ['test', 'profiles'] });
  });

  it('ends after a week, and with a logout', () => {
    const checked = browserWith({ test: '{' });
    recordDamage(checked, NOW);
    checked.storage.remove(PERSISTED_ITEM_KEYS.test);
    expect(recordDamage(checked, NOW + 8 * DAY_MS)).toBeNull();
    expect(recordDamage(checked, NOW + DAY_MS)).not.toBeNull();
    forgetAll(checked.storage);
    expect(recordDamage(checked, NOW + DAY_MS)).toBeNull();
  });

  it('contains nothing of the damaged text', () => {
    const checked = browserWith({ guestForm: '{"firstName":"Ana Ruiz"' });
    recordDamage(checked, NOW);
    expect(JSON.stringify(checked.storage.read('damage'))).not.toContain('Ana');
  });
});
