import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { connectPostgres } from '../../server/db/connect-postgres.ts';
import { migrateToLatest } from '../../server/db/migrate.ts';
import { makeKyselyLimitStore } from '../../server/limits/kysely-limit-store.ts';
import { sharePostgres } from '../support/postgres.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { anAccount, SAMPLE_PASSWORD } from './an-account.ts';
import { startEngines } from './engines.ts';
import { makeTestApp, problemOf, type TestApp, openTestApp } from './test-app.ts';

const QUARTER = 15 * 60_000;
const DOCUMENTED = ['203.0.113.7', '198.51.100.9'] as const;
const wrongLogIn = { username: 'CLR_nobody@mail.example', password: 'Wrong-password-1' };

describe.each(await startEngines())('Rate-limited calls on $name', (engine) => {
  const server = openTestApp(engine, { addressLimitFactor: 1 });
  beforeEach(async () => {
    server.clock.stopAt(SAMPLE_INSTANT);
    await server.db.deleteFrom('call_counts').execute();
  });

  const statuses = async (times: number, ask: () => ReturnType<TestApp['call']>) => {
    const answers: number[] = [];
    for (let time = 0; time < times; time += 1) answers.push((await ask()).statusCode);
    return answers;
  };

  test('are rejected past the limit, with the time to wait, until the window ends', async () => {
    const ask = () => server.call('logIn', wrongLogIn);
    expect(await statuses(10, ask)).toEqual(Array<number>(10).fill(401));
    const rejected = await ask();
    expect(problemOf(rejected)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(rejected.headers['retry-after']).toBe('900');
    server.clock.stopAt(SAMPLE_INSTANT + QUARTER - 1500);
    expect((await ask()).headers['retry-after']).toBe('2');
    server.clock.stopAt(SAMPLE_INSTANT + QUARTER);
    expect((await ask()).statusCode).toBe(401);
  });

  test('are rejected identically for emails with and without an account, even with the right password', async () => {
    const { username } = await anAccount(server);
    for (const name of [username, wrongLogIn.username]) {
      expect(await statuses(12, () => server.call('logIn', { ...wrongLogIn, username: name }))).toEqual([
        ...Array<number>(10).fill(401),
        429,
        429,
      ]);
    }
    expect((await server.call('logIn', { username, password: SAMPLE_PASSWORD })).statusCode).toBe(429);
    const elsewhere = { address: DOCUMENTED[1] };
    expect((await server.call('logIn', { username, password: SAMPLE_PASSWORD }, elsewhere)).statusCode).toBe(200);
  });

  test('with a false token are counted, and refused past the limit', async () => {
    const ask = () => server.call('getPersonalData', undefined, { bearer: 'false.token' });
    expect(await statuses(61, ask)).toEqual([...Array<number>(60).fill(401), 429]);
  });

  test('are counted first: a rejected call sends nothing', async () => {
    const ask = () => server.call('sendVerificationCode', { email: 'ana@mail.example', locale: 'en' });
    expect(await statuses(8, ask)).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
    expect(server.posted.filter(({ to }) => to === 'ana@mail.example')).toHaveLength(5);
  });

  test('count for the client named in a header only if the proxy that sets it is trusted', async () => {
    const from = (client: string) => ({ address: '10.0.0.1', headers: { 'x-forwarded-for': client } });
    const askFrom = (app: TestApp, client: string) => app.call('logIn', wrongLogIn, from(client));
    const trusting = await makeTestApp(engine, { addressLimitFactor: 1, trustProxy: '10.0.0.0/8' });
    for (let time = 0; time < 10; time += 1) {
      await askFrom(server, DOCUMENTED[0]);
      await askFrom(trusting, DOCUMENTED[0]);
    }
    expect((await askFrom(server, DOCUMENTED[1])).statusCode).toBe(429);
    expect((await askFrom(trusting, DOCUMENTED[1])).statusCode).toBe(401);
    expect((await askFrom(trusting, `${DOCUMENTED[0]}:50124`)).statusCode).toBe(429);
    expect((await askFrom(trusting, `${DOCUMENTED[0]}:1, 10.0.0.9:2`)).statusCode).toBe(429);
    for (let host = 1; host <= 10; host += 1) await askFrom(trusting, `[2001:db8::${host}]:50124`);
    expect((await askFrom(trusting, '2001:db8::b')).statusCode).toBe(429);
    expect((await askFrom(trusting, '2001:db8:1::b')).statusCode).toBe(401);
    await trusting.close();
  });

  test('are each counted when they arrive at once', async () => {
    const store = makeKyselyLimitStore(server.db);
    const counts = await Promise.all(Array.from({ length: 40 }, () => store.count('key', QUARTER, SAMPLE_INSTANT)));
    expect(counts.sort((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  test('are deleted when their window ends', async () => {
    const store = makeKyselyLimitStore(server.db);
    await store.count('old', QUARTER, SAMPLE_INSTANT);
    await store.count('new', QUARTER, SAMPLE_INSTANT + QUARTER);
    await store.sweep(SAMPLE_INSTANT + QUARTER);
    const rows = await server.db.selectFrom('call_counts').select('count_key').execute();
    expect(rows).toEqual([{ count_key: 'new' }]);
  });
});

const postgres = await sharePostgres();
if (postgres !== null) {
  describe('Two servers on one PostgreSQL', () => {
    afterAll(() => postgres.stop());

    test('share the counts', async () => {
      const address = await postgres.createDatabase();
      const shared = {
        openMigrated: async () => {
          const connected = connectPostgres(address);
          await migrateToLatest(connected.db);
          return connected;
        },
      };
      const servers = [await makeTestApp(shared), await makeTestApp(shared)] as const;
      const answers: number[] = [];
      for (let time = 0; time < 12; time += 1) {
        answers.push((await servers[time % 2 === 0 ? 0 : 1].call('logIn', wrongLogIn)).statusCode);
      }
      expect(answers).toEqual([...Array<number>(10).fill(401), 429, 429]);
      await Promise.all(servers.map((server) => server.close()));
    });
  });
}
