import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { groupCommits } from '../../server/db/group-commits.ts';

interface Notes {
  readonly notes: { readonly id: number; readonly parent: number | null };
}

const MANY = Array.from({ length: 250 }, (_unused, id) => id);

describe('transactions that share a commit', () => {
  let directory: string;
  let database: BetterSqlite.Database;
  let db: Kysely<Notes>;
  let unwaited: Kysely<Notes>;
  let onDisk: BetterSqlite.Database;
  let commits: number;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'clearline-groups-'));
    const file = join(directory, 'notes.sqlite');
    database = new BetterSqlite(file, {
      verbose: (statement) => {
        if (statement === 'commit') commits += 1;
      },
    });
    database.pragma('journal_mode = WAL');
    database.pragma('foreign_keys = ON');
    database.exec('create table notes (id integer primary key, parent integer references notes (id))');
    const { waiting, unwaiting } = groupCommits(database, database);
    db = new Kysely({ dialect: waiting });
    unwaited = new Kysely({ dialect: unwaiting });
    onDisk = new BetterSqlite(file, { readonly: true });
    commits = 0;
  });

  afterEach(async () => {
    onDisk.close();
    await db.destroy();
    rmSync(directory, { recursive: true });
  });

  const idsOnDisk = () => onDisk.prepare('select id from notes order by id').pluck().all();

  const add = (id: number, parent: number | null = null) =>
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto('notes').values({ id, parent }).execute();
    });

  it('are each on disk when they are acknowledged', async () => {
    await Promise.all(
      MANY.map(async (id) => {
        await add(id);
        expect(idsOnDisk()).toContain(id);
      }),
    );

    expect(idsOnDisk()).toEqual(MANY);
    expect(commits).toBeLessThan(MANY.length / 10);
  });

  it('include writes that no call waits for, which are visible immediately and on disk a moment later', async () => {
    await unwaited.insertInto('notes').values({ id: 1, parent: null }).execute();
    expect({ seen: await unwaited.selectFrom('notes').select('id').execute(), onDisk: idsOnDisk() }).toEqual({
      seen: [{ id: 1 }],
      onDisk: [],
    });

    await add(2);
    expect(idsOnDisk()).toEqual([1, 2]);
    expect(commits).toBe(1);

    await unwaited.insertInto('notes').values({ id: 3, parent: null }).execute();
    await new Promise((resolve) => setImmediate(resolve));
    expect(idsOnDisk()).toEqual([1, 2, 3]);
  });

  it('are rolled back individually', async () => {
    const outcomes = await Promise.allSettled(
      MANY.map((id) =>
        db.transaction().execute(async (transaction) => {
          await transaction.insertInto('notes').values({ id, parent: null }).execute();
          if (id % 2 === 1) throw new Error('Rejected.');
        }),
      ),
    );

    expect(outcomes.map(({ status }) => status)).toEqual(MANY.map((id) => (id % 2 === 1 ? 'rejected' : 'fulfilled')));
    expect(idsOnDisk()).toEqual(MANY.filter((id) => id % 2 === 0));
  });

  it('report the failure of a single statement only to its own caller', async () => {
    const insert = (id: number) => db.insertInto('notes').values({ id, parent: null }).execute();
    const outcomes = await Promise.allSettled([insert(1), insert(1), insert(2)]);

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(idsOnDisk()).toEqual([1, 2]);
  });

  it('are not acknowledged when the commit fails, and later ones continue', async () => {
    const orphan = db.transaction().execute(async (transaction) => {
      await sql`pragma defer_foreign_keys = on`.execute(transaction);
      await transaction.insertInto('notes').values({ id: 1, parent: 404 }).execute();
    });
    const outcomes = await Promise.allSettled([add(2), orphan, db.selectFrom('notes').selectAll().execute()]);

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(idsOnDisk()).toEqual([]);
    await add(3);
    expect(idsOnDisk()).toEqual([3]);
  });

  it('fail together when the database rolls them back, and later ones continue', async () => {
    const undone = () =>
      db.transaction().execute(async (transaction) => {
        await sql`insert or rollback into notes (id) values (2)`.execute(transaction);
      });
    const outcomes = await Promise.allSettled([add(2), undone(), add(3)]);

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(idsOnDisk()).toEqual([3]);
  });

  it('that the database has rolled back by itself store nothing that was started together', async () => {
    database.pragma('max_page_count = 3');
    const written = db
      .transaction()
      .execute((transaction) =>
        Promise.all(
          Array.from({ length: 2000 }, (_unused, id) =>
            transaction.insertInto('notes').values({ id, parent: null }).execute(),
          ),
        ),
      );

    await expect(written).rejects.toThrow('full');
    database.pragma('max_page_count = 1000');
    await add(1);
    expect(idsOnDisk()).toEqual([1]);
  });
});
