import { describe, expect, it } from 'vitest';
import { makeLocalStorageCheck } from '../../../adapters/storage/local-storage-check.ts';
import { makeLocalStorage, STORAGE_NAMESPACE } from '../../../adapters/storage/local-storage.ts';
import { makeMemoryStorage, makeMemoryStorageCheck } from '../../../adapters/memory/memory-storage.ts';
import { stateName } from '../../../cli/states/fixture-state.ts';
import { walkStates } from '../../../cli/states/walk-states.ts';
import { persistedConditions, recordDamage, type CheckedStorage } from '../../../core/diagnostics/persisted-check.ts';
import { PERSISTED_ITEM_KEYS, type PersistedItemName } from '../../../core/diagnostics/persisted-items.ts';
import { EMPTY_SESSION } from '../../../core/flow/session.ts';
import { newRecord } from '../../../core/flow/test-record.ts';
import { forgetVisit } from '../../../core/flow/persisted-state.ts';

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
      key: (at: number) => [...stored.keys()][at] ?? null,
      length: stored.size,
    };
  };
  return { storage: makeLocalStorage(open), check: makeLocalStorageCheck(open) };
}

const A_TEST = newRecord('', { kind: 'guest', visit: 1 }, { ...EMPTY_SESSION, currentStep: 1 }, NOW);
const aTest = (session: object, open: object = {}): string =>
  JSON.stringify({
    ...A_TEST,
    ...open,
    open: { ...A_TEST.open, ...open, session: { ...A_TEST.open?.session, ...session } },
  });

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
    { what: 'a test with a step that is no number', item: 'test', text: aTest({ currentStep: 'soon' }) },
    { what: 'a test with a step that does not exist', item: 'test', text: aTest({ currentStep: 4000 }) },
    { what: 'a test with half a cassette', item: 'test', text: aTest({ device: { serialNumber: '1' } }) },
    { what: 'a test without its owner', item: 'test', text: JSON.stringify({ ...A_TEST, owner: undefined }) },
    {
      what: 'a pending call without its test',
      item: 'test',
      text: aTest({}, { calls: [{ kind: 'result', id: 'a' }] }),
    },
    { what: 'a typed name that is a number', item: 'test', text: aTest({}, { guestForm: { firstName: 1 } }) },
    { what: 'a person who is nobody known', item: 'person', text: '{"visit":1,"who":"yes"}' },
    { what: 'a user that is a list', item: 'person', text: '{"visit":1,"who":{"kind":"account","user":[]}}' },
  ])('is "damaged" for $what, and for nothing else', ({ item, text }) => {
    const conditions = persistedConditions(browserWith({ [item]: text }));
    expect(Object.entries(conditions).filter(([, condition]) => condition !== 'missing')).toEqual([[item, 'damaged']]);
  });

  it('is "read" for a test of another app version, which lacks a field, has an unknown one and an empty one', () => {
    const text = aTest({ guestPage: undefined, unknownField: 'a text', tickedBoxes: null });
    expect(persistedConditions(browserWith({ test: text }))).toMatchObject({ test: 'read' });
  });
});

describe('recorded damage', () => {
  it('is still known after the app stored a new test, with the time when it was found first', () => {
    const checked = browserWith({ test: '{"currentStep":1' });
    expect(recordDamage(checked, NOW)).toEqual({ foundAt: NOW, items: ['test'] });
    checked.storage.write(PERSISTED_ITEM_KEYS.test, A_TEST);
    expect(recordDamage(checked, NOW + 60_000)).toEqual({ foundAt: NOW, items: ['test'] });
  });

  it('grows with what is found later', () => {
    const checked = browserWith({ test: '{' });
    recordDamage(checked, NOW);
    checked.storage.write(PERSISTED_ITEM_KEYS.person, 'Ana Ruiz');
    expect(recordDamage(checked, NOW + 1)).toEqual({ foundAt: NOW, items: ['test', 'person'] });
  });

  it('ends after a week, and with a logout', () => {
    const checked = browserWith({ test: '{' });
    recordDamage(checked, NOW);
    checked.storage.remove(PERSISTED_ITEM_KEYS.test);
    expect(recordDamage(checked, NOW + 8 * DAY_MS)).toBeNull();
    expect(recordDamage(checked, NOW + DAY_MS)).not.toBeNull();
    forgetVisit(checked.storage);
    expect(recordDamage(checked, NOW + DAY_MS)).toBeNull();
  });

  it('contains nothing of the damaged text', () => {
    const checked = browserWith({ person: '{"firstName":"Ana Ruiz"' });
    recordDamage(checked, NOW);
    expect(JSON.stringify(checked.storage.read('damage'))).not.toContain('Ana');
  });
});
