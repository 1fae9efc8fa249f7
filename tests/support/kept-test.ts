import type { Page } from '@playwright/test';
import { STORAGE_NAMESPACE } from '../../adapters/storage/local-storage.ts';
import { PERSISTED_KEYS } from '../../core/flow/persisted-state.ts';
import type { Person } from '../../core/flow/person.ts';
import type { TestSession } from '../../core/flow/session.ts';
import { newRecord, recordKey, type TestRecord } from '../../core/flow/test-record.ts';

const GUEST: Person = { visit: 1, who: { kind: 'guest' }, lastFlow: null };

/** What a browser stores of a guest. */
export const KEPT_GUEST = { [PERSISTED_KEYS.person]: GUEST };

function recordOf(session: TestSession, now: number): readonly [key: string, record: TestRecord] {
  const testId = session.testId ?? '';
  return [recordKey(testId), newRecord(testId, { kind: 'guest', visit: GUEST.visit }, session, now)];
}

/** What a browser stores of a guest with a test that they touched last at `now`, in epoch milliseconds. */
export function keptGuestTest(session: TestSession, now: number): Readonly<Record<string, unknown>> {
  return { ...KEPT_GUEST, ...Object.fromEntries([recordOf(session, now)]) };
}

/**
 * Stores, in the browser of a page, a test of the person there instead of any other one. `channel`: an open page hears of it in the same
 * moment, since it would leave a test that is gone.
 */
export async function keepTest(
  page: Page,
  session: TestSession,
  now: number,
  channel: string | null = null,
): Promise<void> {
  const [key, record] = recordOf(session, now);
  await page.evaluate(
    ([namespace, name, kept, messages]) => {
      const { visit, who } = JSON.parse(localStorage.getItem(`${namespace}person`) ?? '{}') as Person;
      const owner = who?.kind === 'account' ? { kind: 'account', userId: who.user.uuid } : { kind: 'guest', visit };
      const others = Object.keys(localStorage).filter((each) => each.startsWith(`${namespace}test.`));
      for (const each of others) localStorage.removeItem(each);
      localStorage.setItem(namespace + name, JSON.stringify({ ...kept, owner }));
      const newValue = JSON.stringify({ type: 'kept' });
      if (messages !== null) window.dispatchEvent(new StorageEvent('storage', { key: messages, newValue }));
    },
    [STORAGE_NAMESPACE, key, record, channel] as const,
  );
}

/** The test under way that the browser of a page stores; null without one. */
export function readKeptTest(page: Page): Promise<TestRecord | null> {
  return page.evaluate((prefix) => {
    const keys = Object.keys(localStorage).filter((each) => each.startsWith(prefix));
    const records = keys.map((each) => JSON.parse(localStorage.getItem(each) ?? 'null') as TestRecord);
    return records.find(({ open }) => open !== null) ?? null;
  }, `${STORAGE_NAMESPACE}test.`);
}

/** The first profile of the account that the browser of a page stores. */
export function firstProfileId(page: Page): Promise<string | null> {
  return page.evaluate((key) => {
    const { who } = JSON.parse(localStorage.getItem(key) ?? '{}') as Person;
    return who?.kind === 'account' ? (who.profiles[0]?.profileId ?? null) : null;
  }, STORAGE_NAMESPACE + PERSISTED_KEYS.person);
}
