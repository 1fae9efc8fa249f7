import { describe, expect, test } from 'vitest';
import type { ProfilesResponse } from '../../core/api/payloads.ts';
import { MAX_LABEL_LENGTH } from '../../core/domain/limits.ts';
import type { Profile, ProfileDraft } from '../../core/domain/profile.ts';
import { aProfileDraft, SAMPLE_INSTANT } from '../support/samples.ts';
import { anAccount, logIn, type TestAccount } from './an-account.ts';
import { startEngines } from './engines.ts';
import { problemOf, openTestApp } from './test-app.ts';

const ATTEMPT = 'x-attempt-id';

describe.each(await startEngines())('Profiles on $name', (engine) => {
  const server = openTestApp(engine);

  const post = ({ accessToken: bearer }: { accessToken: string }, draft: unknown) =>
    server.call('createProfile', draft, { bearer });
  const draftOf = ({ userId, groupId: userGroupId }: TestAccount, change: Partial<ProfileDraft> = {}) =>
    aProfileDraft({ userId, userGroupId, ...change });

  async function created(account: TestAccount, change: Partial<ProfileDraft> = {}): Promise<Profile> {
    const answer = await post(account, draftOf(account, change));
    expect(answer).toMatchObject({ statusCode: 200 });
    return answer.json<Profile>();
  }

  const getAll = ({ accessToken: bearer }: TestAccount, userId: string) =>
    server.call('getAllProfiles', undefined, { bearer, params: { userId } });
  const listed = async (account: TestAccount) =>
    (await getAll(account, account.userId)).json<ProfilesResponse>().profiles;
  const edit = (account: TestAccount, profileId: string, change: object = {}) =>
    server.call('editProfile', { ...draftOf(account), profileId, ...change }, { bearer: account.accessToken });
  const remove = (account: TestAccount, profileId: string, userGroupId = account.groupId) =>
    server.call('deleteProfile', { userGroupId, profileId }, { bearer: account.accessToken });

  describe('exactly one is the default', () => {
    test('even when several are created at once', async () => {
      const account = await anAccount(server);
      const answers = await Promise.all(
        [false, true, false, true].map((isDefaultProfile) => post(account, draftOf(account, { isDefaultProfile }))),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const profiles = await listed(account);
      expect(profiles).toHaveLength(4);
      expect(profiles.filter(({ isDefaultProfile }) => isDefaultProfile)).toHaveLength(1);
    });
  });

  describe('an attempt with an id', () => {
    const attempt = (account: TestAccount, name: string, change: Partial<ProfileDraft> = {}) =>
      server.call('createProfile', draftOf(account, change), {
        bearer: account.accessToken,
        headers: { [ATTEMPT]: name },
      });

    test('returns the same profile however often it is made, even at once', async () => {
      const account = await anAccount(server);
      const answers = await Promise.all(Array.from({ length: 4 }, () => attempt(account, 'first')));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const again = (await attempt(account, 'first')).json<Profile>();
      expect(answers.map((answer) => answer.json<Profile>())).toEqual(Array(4).fill(again));
      expect(await listed(account)).toEqual([again]);
    });

    test('with another id or none creates another profile', async () => {
      const account = await anAccount(server);
      await attempt(account, 'first');
      await attempt(account, 'second');
      for (const name of ['', 'x'.repeat(65)]) {
        await attempt(account, name);
        await attempt(account, name);
      }
      expect(await listed(account)).toHaveLength(6);
    });
  });

  test("a profile's age is today's, however it is read", async () => {
    const account = await anAccount(server);
    const { profileId, age } = await created(account, { dateOfBirth: '1988-11-21T00:00:00.000Z', age: 7 });
    server.clock.stopAt(SAMPLE_INSTANT + 24 * 3_600_000);
    const bearer = (await logIn(server, account)).accessToken;
    const params = { userGroupId: account.groupId, profileId };
    const [one, first] = await Promise.all(
      (['getProfile', 'getDefaultProfile'] as const).map((routeId) =>
        server.call(routeId, undefined, { bearer, params }),
      ),
    );
    const [inList] = await listed({ ...account, accessToken: bearer });
    server.clock.stopAt(SAMPLE_INSTANT);
    expect([age, one?.json<Profile>().age, first?.json<Profile>().age, inList?.age]).toEqual([37, 38, 38, 38]);
  });

  describe('an edit', () => {
    test('of all of them at once leaves one default', async () => {
      const account = await anAccount(server);
      const ids = [await created(account), await created(account), await created(account)].map(
        (made) => made.profileId,
      );
      const answers = await Promise.all(ids.map((id) => edit(account, id, { isDefaultProfile: true })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect((await listed(account)).filter(({ isDefaultProfile }) => isDefaultProfile)).toHaveLength(1);
    });
  });

  test('a profile needs every field but the label, new or edited; one that is rejected changes nothing', async () => {
    const account = await anAccount(server);
    const profile = await created(account);
    const rejected = (status: number, field: string) => ({ status, code: 'INVALID_REQUEST', fields: [field] });
    const noZip = { zipCode: '', firstName: 'Eva' };
    for (const answer of [
      await edit(account, profile.profileId, noZip),
      await post(account, draftOf(account, noZip)),
    ]) {
      expect(problemOf(answer)).toEqual(rejected(422, 'zipCode EMPTY_ZIP'));
    }
    const fields = Object.keys(aProfileDraft()).filter((field) => field !== 'label');
    for (const field of [...fields, 'profileId']) {
      const edited = await edit(account, profile.profileId, { [field]: undefined });
      expect(problemOf(edited)).toEqual(rejected(400, `${field} INVALID_REQUEST`));
    }
    for (const field of fields) {
      const made = await post(account, { ...draftOf(account), [field]: undefined });
      expect(problemOf(made)).toEqual(rejected(400, `${field} INVALID_REQUEST`));
    }
    for (const field of ['userGroupId', 'profileId']) {
      const body = { userGroupId: account.groupId, profileId: profile.profileId, [field]: undefined };
      const deleted = await server.call('deleteProfile', body, { bearer: account.accessToken });
      expect(problemOf(deleted)).toEqual(rejected(400, `${field} INVALID_REQUEST`));
    }
    const tooLong = { label: 'x'.repeat(MAX_LABEL_LENGTH + 1) };
    expect(problemOf(await edit(account, profile.profileId, tooLong))).toEqual(rejected(400, 'label INVALID_REQUEST'));
    expect(await listed(account)).toEqual([profile]);
    expect((await edit(account, profile.profileId, { label: undefined })).json()).toEqual(profile);
  });

  describe('a deleted profile', () => {
    test('leaves nothing but its names', async () => {
      const account = await anAccount(server);
      await created(account);
      const { profileId } = await created(account, { firstName: 'Luis', lastName: 'Vega' });
      await remove(account, profileId);
      const { person } = await server.db
        .selectFrom('profiles')
        .select('person')
        .where('profile_id', '=', profileId)
        .executeTakeFirstOrThrow();
      expect(JSON.parse(person)).toEqual({ firstName: 'Luis', lastName: 'Vega' });
    });

    test('is never one that becomes the default meanwhile', async () => {
      const account = await anAccount(server);
      for (let round = 0; round < 6; round += 1) {
        await created(account);
        const { profileId } = await created(account);
        await Promise.all([edit(account, profileId, { isDefaultProfile: true }), remove(account, profileId)]);
        expect((await listed(account)).filter(({ isDefaultProfile }) => isDefaultProfile)).toHaveLength(1);
      }
    });
  });
});
