import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeLocalStorage, STORAGE_NAMESPACE } from '../../../adapters/storage/local-storage.ts';
import { makeMemoryNavigator } from '../../../adapters/memory/memory-navigator.ts';
import { EMPTY_SESSION } from '../../../core/flow/session.ts';
import { recordKey } from '../../../core/flow/test-record.ts';
import { readDetails } from '../../../replay/read-details.ts';
import { makeDetails } from '../../../web/wiring/details.module.ts';
import type { Services } from '../../../web/wiring/services.ts';
import { makeVisitorHarness } from '../../support/flow-harness.ts';

beforeAll(() => void vi.stubGlobal('APP_VERSION', '0.1.0'));

const TEST = { owner: { kind: 'guest', visit: 1 }, open: { session: { ...EMPTY_SESSION, currentStep: 0 } } };
const TEST_KEY = STORAGE_NAMESPACE + recordKey('one');

/** A page with this storage, and the technical details of a visitor who opened it; they are made by each call. */
function openPage(texts: Map<string, string> | null) {
  const openStorage = () => {
    if (texts === null) throw new DOMException('The operation is insecure.', 'SecurityError');
    return {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
      key: (at: number) => [...texts.keys()][at] ?? null,
      length: texts.size,
    };
  };
  const page = {
    navigator: { onLine: false },
    document: { querySelectorAll: () => [] },
    addEventListener: () => undefined,
    get localStorage() {
      return openStorage();
    },
  };
  const storage = makeLocalStorage(openStorage);
  const navigator = makeMemoryNavigator('/results-details/3f2a-secret');
  navigator.go('/FAQ');
  navigator.go('/support');
  const services = {
    runner: makeVisitorHarness().runner(),
    storage,
    texts: { language: 'es', t: (key: string) => key, exists: () => false },
    navigator,
  };
  const details = makeDetails(services as unknown as Services, page as unknown as Window);
  const read = () => {
    const snapshot = readDetails(details(), '0.1.0');
    if (!snapshot.ok) throw new Error(JSON.stringify(snapshot.error));
    return snapshot.value.snapshot;
  };
  return { read, storage };
}

describe('the technical details of a signed-out person', () => {
  it('say that nothing was stored', () => {
    expect(openPage(new Map()).read()).toMatchObject({
      who: 'visitor',
      language: 'es',
      step: null,
      page: { route: 'support', from: 'resultDetails' },
      flags: { isOnline: false },
      persisted: { test: 'missing', person: 'missing' },
      damage: null,
    });
  });

  it('say that a test was damaged, also after the app stored a new one', () => {
    const { read, storage } = openPage(new Map([[TEST_KEY, '{"open":{"session']]));
    expect(read()).toMatchObject({ persisted: { test: 'damaged' }, damage: { items: ['test'] } });
    storage.write(recordKey('one'), TEST);
    expect(read()).toMatchObject({
      persisted: { test: 'read' },
      damage: { foundAt: '2026-11-20T10:00:00.000-08:00', items: ['test'] },
    });
  });

  it('say so although the app stored a new test before they were asked for', () => {
    const texts = new Map([[TEST_KEY, '"no test"']]);
    openPage(texts).storage.write(recordKey('one'), TEST);
    expect(openPage(texts).read()).toMatchObject({ damage: { items: ['test'] } });
  });

  it('say that the browser denies access to its storage', () => {
    expect(openPage(null).read()).toMatchObject({ persisted: { test: 'unreadable' }, damage: null });
  });
});
