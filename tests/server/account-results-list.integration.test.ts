import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ResultsResponse } from '../../core/api/payloads.ts';
import type { PersonalData } from '../../core/domain/personal-data.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { countTurns } from '../support/count-turns.ts';
import { aPerson, type TestAccount, type TestPerson } from './an-account.ts';
import { describeOn, startEngines } from './engines.ts';
import { manyResults } from './many-results.ts';
import { problemOf, type CallOptions, openTestApp } from './test-app.ts';
const MANY = 5000;
const MINUTE = 60_000;

describeOn(await startEngines(), 'The results of an account on', (engine) => {
  const server = openTestApp(engine);

  const getAll = ({ accessToken: bearer }: TestAccount, userGroupId: string, options: CallOptions = {}) =>
    server.call('getAllResults', undefined, { bearer, params: { userGroupId }, ...options });

  test.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '201' }, 'limit'],
    [{ limit: '-1' }, 'limit'],
    [{ limit: '1.5' }, 'limit'],
    [{ limit: '' }, 'limit'],
    [{ limit: ['5', '6'] }, 'limit'],
    [{ after: ['one', 'other'] }, 'after'],
  ])('reject the invalid page %j', async (query, field) => {
    const ana = await aPerson(server);
    const rejected = { status: 400, code: 'INVALID_REQUEST', fields: [`${field} INVALID_REQUEST`] };
    expect(problemOf(await getAll(ana, ana.groupId, { query }))).toEqual(rejected);
  });

  describe('five thousand', () => {
    let ana: TestPerson;
    beforeAll(async () => {
      const luis = await aPerson(server);
      ana = await aPerson(server);
      await manyResults(server.db, ana, MANY);
      await manyResults(server.db, luis, MANY);
    });

    const times = Array.from({ length: MANY }, (_none, index) =>
      new Date(SAMPLE_INSTANT - index * MINUTE).toISOString(),
    );

    test('are listed completely, in order, and compressed', async () => {
      const packed = await getAll(ana, ana.groupId, { headers: { 'accept-encoding': 'gzip, br' } });
      const { results } = JSON.parse(gunzipSync(packed.rawPayload).toString()) as ResultsResponse;
      expect(results.map(({ testDate }) => testDate)).toEqual(times);
      const plain = await getAll(ana, ana.groupId, { headers: { 'accept-encoding': 'gzip;q=0' } });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.json()).toEqual({ results, current: results.slice(0, 1), hasMore: false });
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    });

    test('are completely in the data of the person, compressed', async () => {
      const options = { bearer: ana.accessToken, headers: { 'accept-encoding': 'gzip' } };
      const packed = await server.call('getPersonalData', undefined, options);
      expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
      const { results } = JSON.parse(gunzipSync(packed.rawPayload).toString()) as PersonalData;
      expect(results.map(({ testDate }) => testDate)).toEqual(times);
    });

    test('are read page by page for that, and other calls are answered in between', async () => {
      const read = () => server.call('getPersonalData', undefined, { bearer: ana.accessToken });
      expect(await countTurns(read)).toBeGreaterThan(50);
    });

    test('are the same page by page, with any page size', async () => {
      const dates: string[] = [];
      let after: string | undefined;
      let pages = 0;
      for (let hasMore = true; hasMore; pages += 1) {
        const query = { limit: '200', ...(after === undefined ? {} : { after }) };
        const page = (await getAll(ana, ana.groupId, { query })).json<ResultsResponse>();
        dates.push(...page.results.map(({ testDate }) => testDate));
        [after, hasMore] = [page.results.at(-1)?.testId, page.hasMore];
      }
      expect(pages).toBe(MANY / 200);
      expect(dates).toEqual(times);
      const query = { limit: '1' };
      expect((await getAll(ana, ana.groupId, { query })).json()).toMatchObject({ results: [{ testDate: times[0] }] });
    });
  });
});
