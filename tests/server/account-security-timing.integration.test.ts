// @module-tag full
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAccount } from './an-account.ts';
import { sqliteEngine, type Engine } from './engines.ts';
import { hashAsInProduction, makeTestApp, type TestApp } from './test-app.ts';

/** Attempts of each kind. */
const ATTEMPTS = 200;
const WARM_UP = 10;
const DEADLINE_MS = 180_000;
/**
 * For two equal samples of 200, the probability below deviates from a half by 0.03 (its standard deviation). A deviation
 * five times as large is a real difference, however busy the machine is. Without the dummy hash for an unknown account it is 1.
 */
const TOLERATED_DEVIATION = 0.15;

/** The probability that a random one of `first` took longer than one of `second`; a half if they do not differ. */
function probabilityOfLonger(first: readonly number[], second: readonly number[]): number {
  let longer = 0;
  for (const one of first) {
    for (const other of second) longer += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return longer / (first.length * second.length);
}

/**
 * Records the kind and tables of every statement; transactions use the same connection. Prepared statements are built once and run many
 * times, so they are recorded when their result arrives.
 */
function recordStatements(engine: Engine): { readonly engine: Engine; readonly statements: string[] } {
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
    const { db, unwaited, ...rest } = await engine.openMigrated();
    return { ...rest, db: db.withPlugin(plugin), unwaited: unwaited.withPlugin(plugin) };
  };
  return { engine: { ...engine, openMigrated }, statements };
}

describe('The time and work of a call do not reveal whether an email has an account', () => {
  const { engine, statements } = recordStatements(sqliteEngine);
  let server: TestApp;

  /** One account for each attempt, because calls about one account are rate limited. They share a password. */
  beforeAll(async () => {
    server = await makeTestApp(engine, {}, hashAsInProduction);
    const { userId } = await anAccount(server);
    const {
      user_id: _id,
      email: _email,
      ...others
    } = await server.db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
    const users = Array.from({ length: ATTEMPTS + WARM_UP }, (_, index) => ({
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
    if (statusCode !== status) throw new Error(`Unexpected status ${statusCode}.`);
    return end - start;
  }

  test.each([
    ['logIn', 401],
    ['forgotPassword', 200],
  ] as const)(
    `%s over ${ATTEMPTS} attempts of each, alternating`,
    async (routeId, status) => {
      const times = { known: [] as number[], other: [] as number[] };
      for (let index = 0; index < ATTEMPTS + WARM_UP; index += 1) {
        for (const kind of index % 2 === 0 ? (['known', 'other'] as const) : (['other', 'known'] as const)) {
          const elapsed = await millisecondsOf(() => CALLS[routeId](usernameOf(kind, index)), status);
          if (index >= WARM_UP) times[kind].push(elapsed);
        }
      }
      const deviation = Math.abs(probabilityOfLonger(times.known, times.other) - 0.5);
      expect(deviation).toBeLessThan(TOLERATED_DEVIATION);
    },
    DEADLINE_MS,
  );

  test.each(['logIn', 'forgotPassword'] as const)('%s runs the same statements', async (routeId) => {
    const statementsOf = async (username: string) => {
      const before = statements.length;
      await CALLS[routeId](username);
      return statements.slice(before);
    };
    const known = await statementsOf(usernameOf('known', 0));
    expect(known.length).toBeGreaterThan(3);
    expect(await statementsOf(usernameOf('other', 0))).toEqual(known);
  });

  test('but a difference would be detected', () => {
    const spread = Array.from({ length: ATTEMPTS }, (_, index) => 10 + (index % 20) / 10);
    expect(probabilityOfLonger(spread, spread)).toBe(0.5);
    const slower = spread.map((milliseconds) => milliseconds + 0.5);
    expect(probabilityOfLonger(slower, spread) - 0.5).toBeGreaterThan(TOLERATED_DEVIATION);
  });
});
