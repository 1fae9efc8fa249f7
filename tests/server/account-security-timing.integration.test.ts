import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAccount } from './an-account.ts';
import { sqliteEngine, type Engine } from './engines.ts';
import { makeTestApp, type TestApp } from './test-app.ts';

/** Tries of each kind. */
const TRIES = 200;
const WARM_UP = 10;
const DEADLINE_MS = 180_000;
/**
 * Of two samples of 200 that do not differ, the chance below strays from a half by 0.03 (its standard deviation): a stray of five
 * times as much is a difference, however much the machine has to do. Without the hash that stands for an unknown account it is 1.
 */
const TOLERATED_STRAY = 0.15;

/** The chance that one of the first took longer than one of the second: a half where the two do not differ. */
function chanceOfLonger(first: readonly number[], second: readonly number[]): number {
  let longer = 0;
  for (const one of first) {
    for (const other of second) longer += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return longer / (first.length * second.length);
}

/**
 * Notes what kind of statement is run on which tables; transactions are made on the same connection. A statement that was built once
 * is run many times, so it is noted when its result is there.
 */
function noteStatements(engine: Engine): { readonly engine: Engine; readonly statements: string[] } {
  const statements: string[] = [];
  const built = new WeakMap<object, string>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const tables = JSON.stringify(node).matchAll(/"TableNode".*?"name":"(\w+)"/g);
      built.set(queryId, [node.kind, ...[...tables].map(([, name]) => name)].join(' '));
      return node;
    },
    transformResult: ({ queryId, result }) => {
      statements.push(built.get(queryId) ?? 'unknown');
      return Promise.resolve(result);
    },
  };
  const openMigrated: Engine['openMigrated'] = async () => {
    const { db, unwaited, close } = await engine.openMigrated();
    return { db: db.withPlugin(plugin), unwaited: unwaited.withPlugin(plugin), close };
  };
  return { engine: { ...engine, openMigrated }, statements };
}

describe('The time and the work of a call tell nothing of whether an e-mail has an account', () => {
  const { engine, statements } = noteStatements(sqliteEngine);
  let server: TestApp;

  /** One account for each try, since calls about one are limited; they share a password. */
  beforeAll(async () => {
    server = await makeTestApp(engine);
    const { userId } = await anAccount(server);
    const {
      user_id: _id,
      email: _email,
      ...others
    } = await server.db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
    const users = Array.from({ length: TRIES + WARM_UP }, (_, index) => ({
      ...others,
      user_id: `known-${index}`,
      email: `known-${index}@mail.example`,
    }));
    await server.db.insertInto('users').values(users).execute();
    const groups = users.map(({ user_id }) => ({ user_id, group_id: `group-${user_id}`, position: 0 }));
    await server.db.insertInto('user_groups').values(groups).execute();
  });
  afterAll(() => server.close());

  const CALLS = {
    logIn: (username: string) => server.call('logIn', { username, password: 'Wrong-42-blue' }),
    forgotPassword: (username: string) => server.call('forgotPassword', { username }),
  } as const;
  const usernameOf = (kind: 'known' | 'other', index: number) => `CLR_${kind}-${index}@mail.example`;

  async function millisecondsOf(ask: () => Promise<{ statusCode: number }>, status: number): Promise<number> {
    const start = performance.now();
    const { statusCode } = await ask();
    const end = performance.now();
    if (statusCode !== status) throw new Error(`Answered with ${statusCode}.`);
    return end - start;
  }

  test.each([
    ['logIn', 401],
    ['forgotPassword', 204],
  ] as const)(
    `%s over ${TRIES} tries of each, taken in turns`,
    async (routeId, status) => {
      const times = { known: [] as number[], other: [] as number[] };
      for (let index = 0; index < TRIES + WARM_UP; index += 1) {
        for (const kind of index % 2 === 0 ? (['known', 'other'] as const) : (['other', 'known'] as const)) {
          const taken = await millisecondsOf(() => CALLS[routeId](usernameOf(kind, index)), status);
          if (index >= WARM_UP) times[kind].push(taken);
        }
      }
      const stray = Math.abs(chanceOfLonger(times.known, times.other) - 0.5);
      expect(stray).toBeLessThan(TOLERATED_STRAY);
    },
    DEADLINE_MS,
  );

  test.each(['logIn', 'forgotPassword'] as const)('%s has the same statements to make', async (routeId) => {
    const statementsOf = async (username: string) => {
      const before = statements.length;
      await CALLS[routeId](username);
      return statements.slice(before);
    };
    const known = await statementsOf(usernameOf('known', 0));
    expect(known.length).toBeGreaterThan(3);
    expect(await statementsOf(usernameOf('other', 0))).toEqual(known);
  });

  test('but a difference would be seen', () => {
    const spread = Array.from({ length: TRIES }, (_, index) => 10 + (index % 20) / 10);
    expect(chanceOfLonger(spread, spread)).toBe(0.5);
    const slower = spread.map((milliseconds) => milliseconds + 0.5);
    expect(chanceOfLonger(slower, spread) - 0.5).toBeGreaterThan(TOLERATED_STRAY);
  });
});
