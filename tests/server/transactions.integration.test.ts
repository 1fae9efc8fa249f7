import { beforeEach, describe, expect, test } from 'vitest';
import type { Kysely } from 'kysely';
import { err, ok } from '../../core/domain/result.ts';
import type { Connected } from '../../server/db/connect.ts';
import { makeKyselyTransactions } from '../../server/db/kysely-transactions.ts';
import { runLater } from '../../server/db/later.ts';
import type { Transactions } from '../../server/db/transactions.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { startEngines } from './engines.ts';

describe.each(await startEngines())('A transaction on $name', (engine) => {
  let connected: Connected<Tables>;
  let transactions: Transactions<Kysely<Tables>>;
  let committed: number;
  beforeEach(async () => {
    connected = await engine.openMigrated();
    committed = 0;
    transactions = makeKyselyTransactions(connected.db, {
      makeStores: (db, note: (note: number) => void) => {
        note(1);
        return db;
      },
      onCommitted: (note) => (committed += note),
    });
    return () => connected.close();
  });

  const issue = (db: Kysely<Tables>, testId: string) =>
    db.insertInto('tests').values({ test_id: testId, issued_at: 1, last_call_at: 1 });
  const count = (db: Kysely<Tables>) =>
    db
      .selectFrom('tests')
      .select(({ fn }) => fn.countAll<number>().as('tests'))
      .executeTakeFirstOrThrow();
  const stored = () => count(connected.db);

  test('reads what it has written, and what is written later is there when it ends', async () => {
    const read = await transactions.run(async (db) => {
      await runLater(db, issue(db, 'one'));
      const { tests } = await count(db);
      await runLater(db, issue(db, 'two'));
      return ok(tests);
    });
    expect([read, await stored(), committed]).toEqual([ok(1), { tests: 2 }, 1]);
  });

  test('runs statements that are started together in their order', async () => {
    const counts = await transactions.run(async (db) => {
      const [before, , between] = await Promise.all([count(db), issue(db, 'one').execute(), count(db)]);
      return ok([before.tests, between.tests]);
    });
    expect(counts).toEqual(ok([0, 1]));
  });

  test('fails when a later write fails, with its failure, and stores nothing', async () => {
    const failing = async (db: Kysely<Tables>) => {
      await runLater(db, issue(db, 'one'));
      await runLater(db, issue(db, 'one'));
    };
    const atTheEnd = transactions.run(async (db) => ok(await failing(db)));
    await expect(atTheEnd).rejects.toThrow(/unique/i);
    const beforeARead = transactions.run(async (db) => {
      await failing(db);
      return ok(await count(db));
    });
    await expect(beforeARead).rejects.toThrow(/unique/i);
    expect([await stored(), committed]).toEqual([{ tests: 0 }, 0]);
  });

  test('that is rejected stores nothing, and the next one works', async () => {
    const rejected = await transactions.run(async (db) => {
      await issue(db, 'one').execute();
      await runLater(db, issue(db, 'two'));
      return err('rejected');
    });
    expect([rejected, await stored()]).toEqual([err('rejected'), { tests: 0 }]);
    expect(await transactions.run(async (db) => ok(await runLater(db, issue(db, 'one'))))).toEqual(ok(undefined));
    expect([await stored(), committed]).toEqual([{ tests: 1 }, 1]);
  });

  test.each([
    ['was committed', () => Promise.resolve(ok(undefined))],
    ['was rejected', () => Promise.resolve(err('rejected'))],
    ['failed', () => Promise.reject(new Error('A neighbour failed.'))],
  ])('that %s runs no further statement, neither at once nor later', async (_how, end) => {
    const neighbourEnds = Promise.withResolvers<null>();
    const late: Promise<unknown>[] = [];
    const run = transactions.run(async (db) => {
      await count(db);
      late.push(
        neighbourEnds.promise.then(() => issue(db, 'at once').execute()),
        neighbourEnds.promise.then(() => runLater(db, issue(db, 'later'))),
      );
      return end();
    });
    await run.catch(() => undefined);
    neighbourEnds.resolve(null);
    for (const statement of await Promise.allSettled(late)) {
      expect(statement).toMatchObject({ status: 'rejected' });
      expect(String((statement as PromiseRejectedResult).reason)).toMatch(/transaction (has ended|is already)/i);
    }
    // In the transaction of another call, too.
    await transactions.run(async (db) => ok(await count(db)));
    expect(await stored()).toEqual({ tests: 0 });
  });
});
