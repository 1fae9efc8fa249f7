import type { Storage } from '../ports/storage.ts';
import { asRecord } from './persisted-values.ts';
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
  readonly log: LoggedChange[];
}

/** A test of which nothing is left. */
function over(record: TestRecord): TestRecord {
  return { ...record, open: null, calls: [], refusal: null };
}

/**
 * Local storage cannot compare and write in one step, and the write of another process is readable late. So a tab counts its changes, a
 * record says how many of each tab it holds, and a tab applies the missing ones again: an overwritten and a failed write are then one case.
 */
class StoredRecords implements RecordStore {
  private readonly storage: Storage;
  private readonly tabId: string;
  private readonly isCleared: () => boolean;
  private readonly known = new Map<string, Known>();
  private readonly parsed = new WeakMap<object, TestRecord>();
  private changes = 0;

  constructor(storage: Storage, tabId: string, isCleared: () => boolean) {
    this.storage = storage;
    this.tabId = tabId;
    this.isCleared = isCleared;
  }

  read(testId: string): TestRecord | null {
    const mine = this.known.get(testId);
    if (mine !== undefined && this.isStoredAs(testId, mine.record)) return mine.record;
    const stored = this.readStored(testId);
    if (mine === undefined) return stored;
    if (stored === null) return this.withoutStored(testId, mine);
    const counted = stored.stamp[this.tabId] ?? 0;
    const missing = mine.log.filter(({ number }) => number > counted);
    if (missing.length > 0) mine.isStored = false;
    const record = missing.reduce((before, logged) => this.applied(before, logged), stored);
    return isRecordOver(record) ? null : record;
  }

  readAll(): Records {
    const stored = this.storage.keys().flatMap((key) => testIdOfKey(key) ?? []);
    const ids = new Set([...stored, ...this.known.keys()]);
    const records = [...ids].map((testId) => [testId, this.read(testId)] as const);
    return new Map(records.filter((entry): entry is readonly [string, TestRecord] => entry[1] !== null));
  }

  change(testId: string, change: RecordChange): TestRecord | null {
    const before = this.read(testId);
    const after = change(before);
    const record = after ?? before;
    if (after === before || record === null) return after;
    this.changes += 1;
    const number = this.changes;
    const found = this.known.get(testId);
    const mine = found === undefined || isRecordOver(found.record) ? { record, isStored: true, log: [] } : found;
    mine.record = this.applied(record, { number, change: () => after });
    mine.log.push({ number, change });
    this.known.set(testId, mine);
    this.write(testId, mine);
    return isRecordOver(mine.record) ? null : mine.record;
  }

  store(): boolean {
    for (const [testId, mine] of this.known) {
      if (mine.isStored) continue;
      mine.record = this.read(testId) ?? over(mine.record);
      this.write(testId, mine);
    }
    return [...this.known.values()].every(({ isStored }) => isStored);
  }

  private applied(record: TestRecord, { number, change }: LoggedChange): TestRecord {
    const changed = change(record) ?? over(record);
    return { ...changed, stamp: { ...changed.stamp, [this.tabId]: number } };
  }

  /** Whether the storage holds the same changes, so that the copies are equal. Spares reading all of it. */
  private isStoredAs(testId: string, { stamp: mine }: TestRecord): boolean {
    const stored = asRecord(asRecord(this.storage.read(recordKey(testId)))?.stamp);
    if (stored === null) return false;
    const tabs = Object.keys(mine);
    return tabs.length === Object.keys(stored).length && tabs.every((tab) => mine[tab] === stored[tab]);
  }

  private readStored(testId: string): TestRecord | null {
    const value = this.storage.read(recordKey(testId));
    if (typeof value !== 'object' || value === null) return null;
    const found = this.parsed.get(value) ?? asTestRecord(testId, value);
    if (found !== null) this.parsed.set(value, found);
    return found;
  }

  /** Either nothing could be stored, or a tab ended the test. */
  private withoutStored(testId: string, mine: Known): TestRecord | null {
    if (isRecordOver(mine.record)) return null;
    if (!mine.isStored || this.isCleared()) return mine.record;
    this.known.delete(testId);
    return null;
  }

  private write(testId: string, mine: Known): void {
    if (isRecordOver(mine.record)) {
      this.storage.remove(recordKey(testId));
      mine.isStored = true;
      return;
    }
    mine.isStored = this.storage.write(recordKey(testId), mine.record);
    this.parsed.set(mine.record, mine.record);
  }
}

/** `tabId` is new for each page; `isCleared`: the whole storage was emptied, so that this tab's copies count. */
export const makeRecordStore = (storage: Storage, tabId: string, isCleared: () => boolean): RecordStore =>
  new StoredRecords(storage, tabId, isCleared);
