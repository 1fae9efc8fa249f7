import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeScrubDeleted } from '../../server/db/scrub-deleted.ts';
import type { Connected } from '../../server/db/connect.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { sqliteEngine } from './engines.ts';

interface Notes {
  readonly notes: { readonly id: string; readonly words: string };
}

/** Hashes are inserted all over the index, and longer words need space: pages are split, and rows move between them. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const WORDS = Array.from({ length: 3000 }, (_, index) => hashOf(`words ${index}`).repeat(1 + (index % 3)));
const isDeleted = (_words: string, index: number): boolean => index % 2 === 0;
const DELETED = WORDS.filter(isDeleted);

describe('Deleted rows of SQLite', () => {
  let connected: Connected<Tables>;
  let db: Kysely<Notes>;
  let file: string;
  beforeAll(async () => {
    connected = await sqliteEngine.open();
    db = connected.db as unknown as Kysely<Notes>;
    file = (await sql<{ file: string }>`pragma database_list`.execute(db)).rows[0]?.file ?? '';
    await db.schema
      .createTable('notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('words', 'text')
      .execute();
    await db.schema.createIndex('notes_by_words').on('notes').column('words').execute();
    await db.transaction().execute(async (transaction) => {
      for (const words of WORDS)
        await transaction
          .insertInto('notes')
          .values({ id: hashOf(words), words })
          .execute();
    });
    await db.transaction().execute(async (transaction) => {
      for (const [index, words] of WORDS.entries()) {
        if (index % 3 > 0) continue;
        const longer = { words: `${words} and more` };
        await transaction.updateTable('notes').set(longer).where('id', '=', hashOf(words)).execute();
      }
    });
    await db.transaction().execute(async (transaction) => {
      for (const words of DELETED) await transaction.deleteFrom('notes').where('id', '=', hashOf(words)).execute();
    });
  });
  afterAll(() => connected.close());

  const found = () => {
    const bytes = Buffer.concat([file, `${file}-wal`].map((path) => readFileSync(path)));
    return { deleted: DELETED.filter((words) => bytes.includes(words)).length, bytes };
  };

  test('are still in the files, and after they were scrubbed in no byte; the others stay', async () => {
    expect(found().deleted).toBeGreaterThan(0);
    await makeScrubDeleted(db)(SAMPLE_INSTANT);
    const { deleted, bytes } = found();
    expect(deleted).toBe(0);
    expect(WORDS.filter((words, index) => !isDeleted(words, index) && !bytes.includes(words))).toEqual([]);
  });

  test('can be scrubbed while calls write', async () => {
    const write = async (index: number) => {
      await db
        .insertInto('notes')
        .values({ id: String(index), words: 'busy' })
        .execute();
    };
    await Promise.all([
      ...Array.from({ length: 200 }, (_, index) => write(index)),
      makeScrubDeleted(db)(SAMPLE_INSTANT),
    ]);
    const { rows } = await sql<{ count: number }>`select count(*) as count from notes where words = 'busy'`.execute(db);
    expect(rows[0]?.count).toBe(200);
  });

  test('stay while another program reads the log, which does not grow; then the file is rewritten once a day', async () => {
    const scrub = makeScrubDeleted(db, 2);
    const logBytes = () => statSync(`${file}-wal`).size;
    const remove = () => sql`delete from notes where id = (select min(id) from notes)`.execute(db);
    const reader = new BetterSqlite(file, { readonly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from notes').get();
    await remove();
    const before = logBytes();
    for (let minute = 0; minute < 30; minute += 10) {
      expect(await scrub(SAMPLE_INSTANT + minute * 60_000)).toBe(false);
      expect(logBytes()).toBe(before);
    }
    reader.close();

    const changes = async () => (await sql<{ schema_version: number }>`pragma schema_version`.execute(db)).rows[0];
    const versions = [await changes()];
    for (const hours of [1, 2, 24, 26]) {
      expect(await scrub(SAMPLE_INSTANT + hours * 3_600_000)).toBe(true);
      expect(logBytes()).toBe(0);
      versions.push(await changes());
    }
    // Each rewriting has a new version of the schema.
    expect(versions.map((version, index) => version?.schema_version !== versions[index - 1]?.schema_version)).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });
});
