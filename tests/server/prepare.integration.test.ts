import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connected } from '../../server/db/connect.ts';
import { prepare, type Slots } from '../../server/db/prepare.ts';
import type { DeviceRow } from '../../server/devices/tables.ts';
import type { TestRow } from '../../server/results/tables.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { startEngines } from './engines.ts';

// Run on all databases in turn, as the stores' statements might be.
const insertTest = prepare((db: Kysely<Tables>, row: Slots<TestRow>) => db.insertInto('tests').values(row));
const insertDevice = prepare((db: Kysely<Tables>, row: Slots<DeviceRow>) =>
  db
    .insertInto('devices')
    .values(row)
    .onConflict((conflict) => conflict.column('device_id').doNothing()),
);
const selectUncalled = prepare((db: Kysely<Tables>, { issued }: Slots<{ issued: number }>) =>
  db.selectFrom('tests').select('test_id').where('issued_at', '=', issued).where('last_call_at', '=', issued).limit(5),
);

const aTest = (more: Partial<TestRow> = {}): TestRow => ({
  test_id: randomUUID(),
  issued_at: SAMPLE_INSTANT,
  last_call_at: SAMPLE_INSTANT,
  reported_at: null,
  ...more,
});

describe.each(await startEngines())('A prepared statement on $name', (engine) => {
  let connected: Connected<Tables>;
  beforeAll(async () => {
    connected = await engine.openMigrated();
  });
  afterAll(() => connected.close());

  const testsOf = async (...testIds: readonly string[]) => {
    const rows = await connected.db.selectFrom('tests').selectAll().where('test_id', 'in', testIds).execute();
    return rows.map((row) => row.test_id).toSorted();
  };

  it('writes what the same Kysely statement writes, with any values in any order', async () => {
    const { db } = connected;
    const full: DeviceRow = {
      ...{ device_id: randomUUID(), test_id: randomUUID(), serial_number: '0001', batch_or_lot_number: 'B-7' },
      ...{ device_identifier: 'D', manufacturing_date: '2026-01-01', expiration_date: '2027-01-01', saved_at: 1 },
      held_until: 2,
    };
    const { saved_at: at, ...rest } = { ...full, device_id: randomUUID(), test_id: randomUUID(), serial_number: null };
    const bare: DeviceRow = { saved_at: at + 1, ...rest, expiration_date: null };
    for (const row of [full, bare]) {
      await insertTest(db, aTest({ test_id: row.test_id }));
      expect(await insertDevice(db, row)).toMatchObject({ numAffectedRows: 1n, rows: [] });
      expect(await insertDevice(db, row)).toMatchObject({ numAffectedRows: 0n });
      const stored = db.selectFrom('devices').selectAll().where('device_id', '=', row.device_id);
      expect(await stored.executeTakeFirstOrThrow()).toStrictEqual(row);
    }
  });

  it('reads again each time, with a value used in several places and one used once', async () => {
    const { db } = connected;
    for (const issued of [5, 6]) {
      const uncalled = aTest({ issued_at: issued, last_call_at: issued });
      await insertTest(db, uncalled);
      await insertTest(db, aTest({ issued_at: issued }));
      expect((await selectUncalled(db, { issued })).rows).toStrictEqual([{ test_id: uncalled.test_id }]);
    }
  });

  it('belongs to the transaction in which it runs, side by side with others', async () => {
    const tests = Array.from({ length: 8 }, () => aTest());
    const runs = tests.map((row, place) =>
      connected.db.transaction().execute(async (transaction) => {
        await insertTest(transaction, row);
        if (place % 2 === 1) throw new Error('Rolled back.');
      }),
    );
    const outcomes = await Promise.allSettled(runs);
    const stored = tests.filter((_row, place) => outcomes[place]?.status === 'fulfilled').map((row) => row.test_id);
    expect(stored).toHaveLength(4);
    expect(await testsOf(...tests.map((row) => row.test_id))).toStrictEqual(stored.toSorted());
  });

  it('does not compile or run if a value is missing', async () => {
    const { last_call_at: _missing, ...rest } = aTest();
    // @ts-expect-error -- `last_call_at` is missing.
    await expect(insertTest(connected.db, rest)).rejects.toThrow();
    expect(await testsOf(rest.test_id)).toStrictEqual([]);
  });
});
