import type { Storage } from '../ports/storage.ts';
import { asTestRecord, isRecordOver, recordKey, testIdOfKey, type Records, type TestRecord } from './test-record.ts';

/** What an event does to the record of a test. Applied again when another tab has stored something else meanwhile. */
export type RecordChange = (record: TestRecord | null) => TestRecord | null;

/** The records of all tabs, and this tab's changes to them. */
export interface RecordStore {
  /** A record as all tabs left it, with what this tab could not store. */
  read(testId: string): TestRecord | null;
  readAll(): Records;
  /** Changes a record and stores it. */
  change(testId: string, change: RecordChange): TestRecord | null;
  /** Stores again what could not be stored; false if something is still not stored. */
  store(): boolean;
}

interface LoggedChange {
  readonly number: number;
  readonly change: RecordChange;
}

/** What this tab knows of one test. */
interface Known {
  record: TestRecord;
  isStored: boolean;
  /** This tab's changes: a late write of another tab may drop any of them from the storage. */
  log: readonly LoggedChange[];
}

/** Whether two copies hold the same changes, so that they are equal. */
function isSameStamp({ stamp: one }: TestRecord, { stamp: other }: TestRecord): boolean {
  const tabs = Object.keys(one);
  return tabs.length === Object.keys(other).length && tabs.every((tab) => one[tab] === other[tab]);
}

/** A test of which nothing is left. */
function over(record: TestRecord): TestRecord {
  return { ...record, open: null, calls: [], refusal: null };
}

/**
 * Local storage cannot compare and write in one step, and the write of another process is readable late. So a tab counts its changes, a
 * record says how many of each tab it holds, and a tab applies the missing ones again: an overwritten and a failed write are then one case.
 * `tabId` is new for each page; `isCleared`: the whole storage was emptied, so that this tab's copies count.
 */
export function makeRecordStore(storage: Storage, tabId: string, isCleared: () => boolean): RecordStore {
  const known = new Map<string, Known>();
  let changes = 0;

  const parsed = new WeakMap<object, TestRecord>();

  function applied(record: TestRecord, { number, change }: LoggedChange): TestRecord {
    const changed = change(record) ?? over(record);
    return { ...changed, stamp: { ...changed.stamp, [tabId]: number } };
  }

  function readStored(testId: string): TestRecord | null {
    const value = storage.read(recordKey(testId));
    if (typeof value !== 'object' || value === null) return null;
    const found = parsed.get(value) ?? asTestRecord(testId, value);
    if (found !== null) parsed.set(value, found);
    return found;
  }

  function latest(testId: string): TestRecord | null {
    const mine = known.get(testId);
    const stored = readStored(testId);
    if (mine === undefined) return stored;
    if (stored === null) return withoutStored(testId, mine);
    if (isSameStamp(stored, mine.record)) return mine.record;
    const counted = stored.stamp[tabId] ?? 0;
    const missing = mine.log.filter(({ number }) => number > counted);
    if (missing.length > 0) mine.isStored = false;
    const record = missing.reduce(applied, stored);
    return isRecordOver(record) ? null : record;
  }

  /** Either nothing could be stored, or a tab ended the test. */
  function withoutStored(testId: string, mine: Known): TestRecord | null {
    if (isRecordOver(mine.record)) return null;
    if (!mine.isStored || isCleared()) return mine.record;
    known.delete(testId);
    return null;
  }

  function write(testId: string, mine: Known): void {
    if (isRecordOver(mine.record)) {
      storage.remove(recordKey(testId));
      mine.isStored = true;
      return;
    }
    mine.isStored = storage.write(recordKey(testId), mine.record);
    parsed.set(mine.record, mine.record);
  }

  return {
    read: latest,
    readAll: () => {
      const stored = storage.keys().flatMap((key) => testIdOfKey(key) ?? []);
      const ids = new Set([...stored, ...known.keys()]);
      return new Map(
        [...ids].flatMap((testId) => {
          const record = latest(testId);
          return record === null ? [] : [[testId, record] as const];
        }),
      );
    },
    change: (testId, change) => {
      const before = latest(testId);
      const after = change(before);
      const record = after ?? before;
      if (after === before || record === null) return after;
      changes += 1;
      const logged = { number: changes, change };
      const found = known.get(testId);
      const mine = found === undefined || isRecordOver(found.record) ? { record, isStored: true, log: [] } : found;
      mine.record = applied(record, { number: changes, change: () => after });
      mine.log = [...mine.log, logged];
      known.set(testId, mine);
      write(testId, mine);
      return isRecordOver(mine.record) ? null : mine.record;
    },
    store: () => {
      for (const [testId, mine] of known) {
        if (mine.isStored) continue;
        mine.record = latest(testId) ?? over(mine.record);
        write(testId, mine);
      }
      return [...known.values()].every(({ isStored }) => isStored);
    },
  };
}
