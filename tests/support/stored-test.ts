import type { Storage } from '../../core/ports/storage.ts';
import type { TestSession } from '../../core/flow/session.ts';
import type { TestRecord } from '../../core/flow/test-record.ts';
import { storedTest, storedValues } from '../../scenarios/stored-values.ts';

/** The session that a browser stores; undefined while no test is under way. */
export function storedSession(storage: Storage): TestSession | undefined {
  return storedTest(storedValues(storage))?.[1].open?.session;
}

/** Stores other values in the record of the test under way, as if damaged or left by another version; undefined removes one. */
export function storeInTest(storage: Storage, session: object, record: Partial<TestRecord> = {}): void {
  const found = storedTest(storedValues(storage));
  if (found === null) throw new Error('No test is stored.');
  const [key, { open, ...others }] = found;
  storage.write(key, { ...others, ...record, open: { ...open, session: { ...open?.session, ...session } } });
}
