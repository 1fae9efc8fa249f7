import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AccountSubmission, ResultsResponse } from '../../core/api/payloads.ts';
import type { Profile } from '../../core/domain/profile.ts';
import type { TestResultRecord } from '../../core/domain/test-result.ts';
import { anAccountSubmission, aProfileDraft, SAMPLE_INSTANT } from '../support/samples.ts';
import { anAccount, type TestAccount } from './an-account.ts';
import { startEngines } from './engines.ts';
import { manyResults } from './many-results.ts';
import { problemOf, type CallOptions, openTestApp } from './test-app.ts';

const NO_RESULT = { status: 404, code: 'TEST_RESULT_NOT_FOUND', fields: [] };
const MANY = 5000;
const MINUTE = 60_000;

interface Person extends TestAccount {
  readonly profileId: string;
}

describe.each(await startEngines())('The results of an account on $name', (engine) => {
  const server = openTestApp(engine);

  async function newProfile(account: TestAccount, firstName = 'Ana'): Promise<string> {
    const { accessToken: bearer, userId, groupId: userGroupId } = account;
    const answer = await server.call('createProfile', aProfileDraft({ userId, userGroupId, firstName }), { bearer });
    return answer.json<Profile>().profileId;
  }

  async function aPerson(): Promise<Person> {
    const account = await anAccount(server);
    return { ...account, profileId: await newProfile(account) };
  }

  async function submitted(person: Person, change: Partial<AccountSubmission> = {}): Promise<string> {
    const { groupId: userGroupId, profileId, accessToken: bearer } = person;
    const submission = anAccountSubmission({ userGroupId, profileId, testId: await server.newTestId(), ...change });
    expect(await server.call('createResult', submission, { bearer })).toMatchObject({ statusCode: 200 });
    return submission.testId;
  }

  const getAll = ({ accessToken: bearer }: TestAccount, userGroupId: string, options: CallOptions = {}) =>
    server.call('getAllResults', undefined, { bearer, params: { userGroupId }, ...options });
  const get = ({ accessToken: bearer }: TestAccount, userGroupId: string, testId: string) =>
    server.call('getResult', undefined, { bearer, params: { userGroupId, testId } });
  const listed = async (person: Person) => (await getAll(person, person.groupId)).json<ResultsResponse>().results;

  test('are empty at first, then listed with the newest test first in any order of submission, and found by id', async () => {
    const ana = await aPerson();
    expect(await listed(ana)).toEqual([]);
    const middle = await submitted(ana, { testDate: '2026-11-19T12:00:00Z', result: 'positive', utcOffset: -480 });
    const newest = await submitted(ana, { testDate: '2026-11-20T09:00:00-08:00' });
    const oldest = await submitted(ana, { testDate: '2026-11-18T12:00:00Z', isAnonymous: true });
    const answers = { profileId: ana.profileId, isSymptomatic: 'no', symptomOnsetDate: 'n/a', kitId: 'covid' } as const;
    const records: readonly TestResultRecord[] = [
      { testId: newest, result: 'negative', testDate: '2026-11-20T17:00:00.000Z', utcOffset: null, ...answers },
      { testId: middle, result: 'positive', testDate: '2026-11-19T12:00:00.000Z', utcOffset: -480, ...answers },
      { testId: oldest, result: 'negative', testDate: '2026-11-18T12:00:00.000Z', utcOffset: null, ...answers },
    ];
    expect(await listed(ana)).toEqual(records);
    for (const record of records) {
      const answer = await get(ana, ana.groupId, record.testId);
      expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
      expect(answer.json()).toEqual(record);
    }
    expect((await getAll(ana, ana.groupId)).headers['cache-control']).toBe('no-store');
  });

  test('survive the deletion of their profile, with its names; the others have no names', async () => {
    const ana = await aPerson();
    const luis: Person = { ...ana, profileId: await newProfile(ana, 'Luis') };
    const [own, his] = [await submitted(ana), await submitted(luis)];
    const body = { userGroupId: ana.groupId, profileId: luis.profileId };
    await server.call('deleteProfile', body, { bearer: ana.accessToken });
    const deletedProfile = { firstName: 'Luis', lastName: 'Ruiz' };
    const byId = new Map((await listed(ana)).map((record) => [record.testId, record]));
    expect(byId.get(his)).toMatchObject({ profileId: luis.profileId, deletedProfile });
    expect(byId.get(own)).not.toHaveProperty('deletedProfile');
    expect((await get(ana, ana.groupId, his)).json()).toEqual(byId.get(his));
  });

  test("are not shown to another account, and a guest's results to no account", async () => {
    const [ana, luis] = [await aPerson(), await aPerson()];
    const testId = await submitted(luis);
    const unsent = await server.newTestId();
    for (const groupId of [luis.groupId, 'nothing']) {
      expect(problemOf(await getAll(ana, groupId))).toEqual(NO_RESULT);
      expect(problemOf(await get(ana, groupId, testId))).toEqual(NO_RESULT);
    }
    for (const id of [testId, unsent, 'nothing', '\u0000'])
      expect(problemOf(await get(ana, ana.groupId, id))).toEqual(NO_RESULT);
    for (const after of [testId, unsent, '', '\u0000']) {
      expect(problemOf(await getAll(ana, ana.groupId, { query: { after } }))).toEqual(NO_RESULT);
    }
    expect(await listed(ana)).toEqual([]);
  });

  test.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '201' }, 'limit'],
    [{ limit: '-1' }, 'limit'],
    [{ limit: '1.5' }, 'limit'],
    [{ limit: '' }, 'limit'],
    [{ limit: ['5', '6'] }, 'limit'],
    [{ after: ['one', 'other'] }, 'after'],
  ])('reject the invalid page %j', async (query, field) => {
    const ana = await aPerson();
    const rejected = { status: 400, code: 'INVALID_REQUEST', fields: [`${field} INVALID_REQUEST`] };
    expect(problemOf(await getAll(ana, ana.groupId, { query }))).toEqual(rejected);
  });

  describe('five thousand', () => {
    let ana: Person;
    beforeAll(async () => {
      const luis = await aPerson();
      ana = await aPerson();
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
