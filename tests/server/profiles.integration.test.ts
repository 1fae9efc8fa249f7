import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProfilesResponse } from '../../core/api/payloads.ts';
import type { Profile, ProfileDraft } from '../../core/domain/profile.ts';
import { aProfileDraft, SAMPLE_INSTANT } from '../support/samples.ts';
import { anAccount, logIn, type TestAccount } from './an-account.ts';
import { startEngines } from './engines.ts';
import { makeTestApp, problemOf, type TestApp } from './test-app.ts';

const engines = await startEngines();
afterAll(() => Promise.all(engines.map((engine) => engine.stop())));

const ATTEMPT = 'x-attempt-id';
const NO_PROFILE = { status: 404, code: 'PROFILE_NOT_FOUND', fields: [] };
/** A profile without a date of birth: the age, and nothing that names or locates the person. */
const OPTED_OUT = {
  dateOfBirth: '',
  age: 38,
  ...{ firstName: '', middleName: '', lastName: '', phoneNumber: '', address: '', city: '', county: '' },
  state: 'default',
} as const;

describe.each(engines)('Profiles on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await makeTestApp(engine);
  });
  afterAll(() => server.close());

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
  const names = (profiles: readonly Profile[]) =>
    profiles.map(({ firstName, isDefaultProfile }) => `${firstName}${isDefaultProfile ? '*' : ''}`);
  const nameNow = async (account: TestAccount) => {
    const { first_name: first, last_name: last } = (await logIn(server, account)).currentUser;
    return `${first} ${last}`;
  };
  const getOne = ({ accessToken: bearer }: TestAccount, userGroupId: string, profileId: string) =>
    server.call('getProfile', undefined, { bearer, params: { userGroupId, profileId } });
  const getDefault = ({ accessToken: bearer }: TestAccount, userGroupId: string) =>
    server.call('getDefaultProfile', undefined, { bearer, params: { userGroupId } });
  const edit = (account: TestAccount, profileId: string, change: object = {}) =>
    server.call('editProfile', { ...draftOf(account), profileId, ...change }, { bearer: account.accessToken });
  const remove = (account: TestAccount, profileId: string, userGroupId = account.groupId) =>
    server.call('deleteProfile', { userGroupId, profileId }, { bearer: account.accessToken });

  test('a new account has none', async () => {
    expect(await listed(await anAccount(server))).toEqual([]);
  });

  test('a profile is returned and listed as it was sent, with an id and the sex under both names', async () => {
    const account = await anAccount(server);
    const draft = draftOf(account, {
      consentToReport: true,
      middleName: 'María',
      race: 'white',
      county: 'San Francisco',
    });
    const profile = await created(account, draft);
    expect(profile).toEqual({
      ...draft,
      profileId: profile.profileId,
      isDefaultProfile: true,
      sex: 'female',
    });
    expect(profile.profileId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await listed(account)).toEqual([profile]);
  });

  test('responses are never cached', async () => {
    const account = await anAccount(server);
    expect((await post(account, draftOf(account))).headers['cache-control']).toBe('no-store');
    expect((await getAll(account, account.userId)).headers['cache-control']).toBe('no-store');
  });

  describe('exactly one is the default', () => {
    test('the first one whatever is sent, until another becomes it; it is listed first, the rest in order of creation', async () => {
      const account = await anAccount(server);
      await created(account, { firstName: 'Ana' });
      await created(account, { firstName: 'Luis' });
      await created(account, { firstName: 'Eva' });
      expect(names(await listed(account))).toEqual(['Ana*', 'Luis', 'Eva']);
      await created(account, { firstName: 'Rosa', isDefaultProfile: true });
      expect(names(await listed(account))).toEqual(['Rosa*', 'Ana', 'Luis', 'Eva']);
    });

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

    test('whose names the account uses', async () => {
      const account = await anAccount(server);
      expect(account.currentUser).toMatchObject({ first_name: '', last_name: '' });
      await created(account, { firstName: 'Ana', lastName: 'Ruiz' });
      await created(account, { firstName: 'Luis', lastName: 'Vega' });
      expect(await nameNow(account)).toBe('Ana Ruiz');
      await created(account, { firstName: 'Eva', lastName: 'Sol', isDefaultProfile: true });
      expect(await nameNow(account)).toBe('Eva Sol');
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

    test('with different content changes the profile that it created', async () => {
      const account = await anAccount(server);
      const { profileId } = (await attempt(account, 'first', { firstName: 'Lius' })).json<Profile>();
      const corrected = (await attempt(account, 'first', { firstName: 'Luis' })).json<Profile>();
      expect(corrected).toMatchObject({ profileId, firstName: 'Luis', isDefaultProfile: true });
      expect(await listed(account)).toEqual([corrected]);
      expect(await nameNow(account)).toMatch(/^Luis /);
    });

    test('does not recreate a profile that was deleted since', async () => {
      const account = await anAccount(server);
      await created(account);
      const { profileId } = (await attempt(account, 'second')).json<Profile>();
      await remove(account, profileId);
      expect(problemOf(await attempt(account, 'second'))).toEqual(NO_PROFILE);
      expect(await listed(account)).toHaveLength(1);
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

    test("is separate from another account's attempt with the same id", async () => {
      const [ana, luis] = await Promise.all([anAccount(server), anAccount(server)]);
      const [first, second] = [await attempt(ana, 'first'), await attempt(luis, 'first')];
      expect(second.json<Profile>().profileId).not.toBe(first.json<Profile>().profileId);
      expect(second.json()).toMatchObject({ userId: luis.userId });
    });
  });

  describe('one profile', () => {
    test('is returned by its id, and the default one by its group', async () => {
      const account = await anAccount(server);
      expect(problemOf(await getDefault(account, account.groupId))).toEqual(NO_PROFILE);
      const [ana, luis] = [await created(account), await created(account, { firstName: 'Luis' })];
      for (const profile of [ana, luis]) {
        const answer = await getOne(account, account.groupId, profile.profileId);
        expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
        expect(answer.json()).toEqual(profile);
      }
      expect((await getDefault(account, account.groupId)).json()).toEqual(ana);
    });

    test("is returned with today's age", async () => {
      const account = await anAccount(server);
      const { profileId } = await created(account, { dateOfBirth: '1988-11-21T00:00:00.000Z' });
      server.clock.stopAt(SAMPLE_INSTANT + 24 * 3_600_000);
      const later = { ...account, ...(await logIn(server, account)) };
      const ages = [await getOne(later, account.groupId, profileId), await getDefault(later, account.groupId)];
      server.clock.stopAt(SAMPLE_INSTANT);
      expect(ages.map((answer) => answer.json<Profile>().age)).toEqual([38, 38]);
    });

    test("is not found under another group's id, or if it does not exist", async () => {
      const [ana, luis] = await Promise.all([anAccount(server), anAccount(server)]);
      const [own, another] = [await created(ana), await created(luis)];
      for (const [groupId, profileId] of [
        [luis.groupId, another.profileId],
        [ana.groupId, another.profileId],
        [luis.groupId, own.profileId],
        [ana.groupId, 'nothing'],
        ['nothing', own.profileId],
      ] as const) {
        expect(problemOf(await getOne(ana, groupId, profileId))).toEqual(NO_PROFILE);
      }
      for (const groupId of [luis.groupId, 'nothing']) {
        expect(problemOf(await getDefault(ana, groupId))).toEqual(NO_PROFILE);
      }
    });
  });

  describe('an edit', () => {
    test('stores every field, and is returned and listed as it was sent', async () => {
      const account = await anAccount(server);
      const { profileId } = await created(account);
      const change: Partial<ProfileDraft> = {
        ...{ firstName: 'Eva', middleName: 'María', lastName: 'Sol', dateOfBirth: '1990-01-31T00:00:00.000Z', age: 36 },
        ...{ phoneNumber: '4155550111', address: '7 Example Road', city: 'Austin', state: 'TX', county: 'Travis' },
        ...{ zipCode: '73301', gender: 'other', race: 'asian', ethnicity: 'nonHispanic', consentToReport: true },
      };
      const answer = await edit(account, profileId, change);
      expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
      const saved = { ...draftOf(account, change), profileId, isDefaultProfile: true, sex: 'other' };
      expect(answer.json()).toEqual(saved);
      expect(await listed(account)).toEqual([saved]);
    });

    test('of the default one leaves it the default, and renames the account', async () => {
      const account = await anAccount(server);
      const { profileId } = await created(account);
      await created(account, { firstName: 'Luis' });
      await edit(account, profileId, { firstName: 'Eva', lastName: 'Sol', isDefaultProfile: false });
      expect(names(await listed(account))).toEqual(['Eva*', 'Luis']);
      expect(await nameNow(account)).toBe('Eva Sol');
    });

    test('of another one renames no account, until it becomes the default', async () => {
      const account = await anAccount(server);
      await created(account);
      const { profileId } = await created(account, { firstName: 'Luis' });
      await edit(account, profileId, { firstName: 'Leo', lastName: 'Vega' });
      expect(names(await listed(account))).toEqual(['Ana*', 'Leo']);
      expect(await nameNow(account)).toBe('Ana Ruiz');
      await edit(account, profileId, { firstName: 'Leo', lastName: 'Vega', isDefaultProfile: true });
      expect(names(await listed(account))).toEqual(['Leo*', 'Ana']);
      expect(await nameNow(account)).toBe('Leo Vega');
    });

    test('of all of them at once leaves one default', async () => {
      const account = await anAccount(server);
      const ids = [await created(account), await created(account), await created(account)].map(
        (made) => made.profileId,
      );
      const answers = await Promise.all(ids.map((id) => edit(account, id, { isDefaultProfile: true })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect((await listed(account)).filter(({ isDefaultProfile }) => isDefaultProfile)).toHaveLength(1);
    });

    test('follows the rules of a new one, and a rejected edit changes nothing', async () => {
      const account = await anAccount(server);
      const profile = await created(account);
      expect(problemOf(await edit(account, profile.profileId, { zipCode: '', firstName: 'Eva' }))).toEqual({
        status: 422,
        code: 'INVALID_REQUEST',
        fields: ['zipCode EMPTY_ZIP'],
      });
      for (const field of [...Object.keys(aProfileDraft()), 'profileId']) {
        expect(problemOf(await edit(account, profile.profileId, { [field]: undefined }))).toEqual({
          status: 400,
          code: 'INVALID_REQUEST',
          fields: [`${field} INVALID_REQUEST`],
        });
      }
      expect(await listed(account)).toEqual([profile]);
    });

    test("cannot reach another account's profile", async () => {
      const [ana, luis] = await Promise.all([anAccount(server), anAccount(server)]);
      const [own, another] = [await created(ana), await created(luis)];
      const theirs = { userGroupId: luis.groupId };
      for (const [profileId, change] of [
        [another.profileId, {}],
        [another.profileId, theirs],
        [another.profileId, { ...theirs, userId: luis.userId }],
        [own.profileId, theirs],
        [own.profileId, { userId: luis.userId }],
        ['nothing', {}],
      ] as const) {
        expect(problemOf(await edit(ana, profileId, { firstName: 'Eve', ...change }))).toEqual(NO_PROFILE);
      }
      expect([await listed(ana), await listed(luis)]).toEqual([[own], [another]]);
    });
  });

  describe('a deleted profile', () => {
    test('is gone for every call; the rest stay as they were', async () => {
      const account = await anAccount(server);
      const { groupId } = account;
      const [ana, luis, eva] = [
        await created(account),
        await created(account, { firstName: 'Luis' }),
        await created(account, { firstName: 'Eva' }),
      ];
      expect(await remove(account, luis.profileId)).toMatchObject({ statusCode: 204, body: '' });
      expect(await listed(account)).toEqual([ana, eva]);
      expect(problemOf(await getOne(account, groupId, luis.profileId))).toEqual(NO_PROFILE);
      expect(problemOf(await edit(account, luis.profileId))).toEqual(NO_PROFILE);
      expect(problemOf(await remove(account, luis.profileId))).toEqual(NO_PROFILE);
      await created(account, { firstName: 'Rosa' });
      expect(names(await listed(account))).toEqual(['Ana*', 'Eva', 'Rosa']);
    });

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

    test('is never the default one', async () => {
      const account = await anAccount(server);
      const [ana, luis] = [await created(account), await created(account, { firstName: 'Luis' })];
      const rejection = { status: 422, code: 'INVALID_REQUEST', fields: ['isDefaultProfile INVALID_REQUEST'] };
      expect(problemOf(await remove(account, ana.profileId))).toEqual(rejection);
      expect(await listed(account)).toEqual([ana, luis]);
      await edit(account, luis.profileId, { isDefaultProfile: true });
      expect(problemOf(await remove(account, luis.profileId))).toEqual(rejection);
      expect(await remove(account, ana.profileId)).toMatchObject({ statusCode: 204 });
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

    test('is not shown to another account', async () => {
      const [ana, luis] = await Promise.all([anAccount(server), anAccount(server)]);
      const [own, another] = [await created(ana), await created(luis)];
      const theirs = await created(luis);
      for (const [profileId, groupId] of [
        [theirs.profileId, luis.groupId],
        [theirs.profileId, ana.groupId],
        [another.profileId, luis.groupId],
        [own.profileId, luis.groupId],
        [own.profileId, 'nothing'],
        ['nothing', ana.groupId],
      ] as const) {
        expect(problemOf(await remove(ana, profileId, groupId))).toEqual(NO_PROFILE);
      }
      expect([await listed(ana), await listed(luis)]).toEqual([[own], [another, theirs]]);
    });

    test.each(['userGroupId', 'profileId'])('cannot be deleted without %s', async (field) => {
      const { accessToken: bearer } = await anAccount(server);
      const body = { userGroupId: 'one', profileId: 'two', [field]: undefined };
      expect(problemOf(await server.call('deleteProfile', body, { bearer }))).toEqual({
        status: 400,
        code: 'INVALID_REQUEST',
        fields: [`${field} INVALID_REQUEST`],
      });
    });
  });

  describe('the age', () => {
    test('is computed from the date of birth, whatever is sent, and grows', async () => {
      const account = await anAccount(server);
      const profile = await created(account, { dateOfBirth: '1988-11-21T00:00:00.000Z', age: 7 });
      expect(profile.age).toBe(37);
      server.clock.stopAt(SAMPLE_INSTANT + 24 * 3_600_000);
      const { accessToken } = await logIn(server, account);
      const [older] = await listed({ ...account, accessToken });
      server.clock.stopAt(SAMPLE_INSTANT);
      expect(older).toMatchObject({ profileId: profile.profileId, age: 38 });
    });

    test('is stored as entered if there is no date of birth', async () => {
      const account = await anAccount(server);
      const entered = await created(account, OPTED_OUT);
      expect(entered).toMatchObject({ ...OPTED_OUT, gender: 'female', zipCode: '94110' });
      expect(await listed(account)).toEqual([entered]);
    });

    test('of a child too young to be tested is accepted', async () => {
      const account = await anAccount(server);
      expect(await created(account, { dateOfBirth: '2026-05-01T00:00:00.000Z' })).toMatchObject({ age: 0 });
    });

    test('of a child born today, where it is already tomorrow, is 0 and not unknown', async () => {
      const account = await anAccount(server);
      expect(await created(account, { dateOfBirth: '2026-11-21T00:00:00.000Z' })).toMatchObject({ age: 0 });
    });
  });

  test('text is trimmed and cleared of control characters, a phone number is stored as digits', async () => {
    const account = await anAccount(server);
    const change = { firstName: ' A\u0000na\n', phoneNumber: '(415) 555-0100', county: 'default', zipCode: ' 94110 ' };
    expect(await created(account, change)).toMatchObject({
      firstName: 'Ana',
      phoneNumber: '4155550100',
      county: '',
      zipCode: '94110',
    });
  });

  describe('another account’s profiles are out of reach', () => {
    let ana: TestAccount;
    let luis: TestAccount;
    beforeAll(async () => {
      [ana, luis] = await Promise.all([anAccount(server), anAccount(server)]);
    });

    test('which does not reveal whether one exists', async () => {
      for (const userId of [luis.userId, 'no-such-user'])
        expect(problemOf(await getAll(ana, userId))).toEqual(NO_PROFILE);
    });

    test.each([
      ['group', () => ({ userGroupId: luis.groupId })],
      ['unknown group', () => ({ userGroupId: 'nothing' })],
      ['name', () => ({ userId: luis.userId })],
      ['group and name', () => ({ userId: luis.userId, userGroupId: luis.groupId })],
    ])('for writing to another %s', async (_what, change) => {
      expect(problemOf(await post(ana, draftOf(ana, change())))).toEqual(NO_PROFILE);
      expect(await listed(luis)).toEqual([]);
      expect(await listed(ana)).toEqual([]);
    });

    test.each(['', 'forged'])('without a token, or with the token "%s"', async (token) => {
      const answer = await server.call('createProfile', draftOf(ana), token === '' ? {} : { bearer: token });
      expect(problemOf(answer)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    });
  });

  describe('an invalid profile is rejected', () => {
    let account: TestAccount;
    beforeAll(async () => {
      account = await anAccount(server);
    });
    const rejected = async (change: object) => problemOf(await post(account, { ...draftOf(account), ...change }));

    test.each(Object.keys(aProfileDraft()))('as unreadable without %s', async (field) => {
      expect(await rejected({ [field]: undefined })).toEqual({
        status: 400,
        code: 'INVALID_REQUEST',
        fields: [`${field} INVALID_REQUEST`],
      });
    });

    test.each([
      [{ zipCode: '' }, ['zipCode EMPTY_ZIP']],
      [{ zipCode: '9411' }, ['zipCode INVALID_ZIP']],
      [{ phoneNumber: '415' }, ['phoneNumber PHONE_NUMBER_TOO_SHORT']],
      [{ dateOfBirth: '1987-02-29' }, ['dateOfBirth INVALID_DATE']],
      [{ dateOfBirth: '2026-12-24' }, ['dateOfBirth FUTURE_DATE']],
      [{ dateOfBirth: '1888-05-01' }, ['dateOfBirth INVALID_DATE_OF_BIRTH']],
      [{ dateOfBirth: '', age: -1 }, ['dateOfBirth EMPTY_DATE_OF_BIRTH']],
      [{ ...OPTED_OUT, age: 121 }, ['age INVALID_AGE']],
      [{ ...OPTED_OUT, zipCode: '' }, ['zipCode EMPTY_ZIP']],
      [{ ...OPTED_OUT, firstName: 'Ana' }, ['firstName INVALID_REQUEST']],
      [{ ...OPTED_OUT, lastName: 'Ruiz', state: 'CA' }, ['lastName INVALID_REQUEST', 'state INVALID_REQUEST']],
      [{ phoneNumber: 'x', zipCode: '1' }, ['phoneNumber INPUT_CONTAINS_LETTERS', 'zipCode INVALID_ZIP']],
    ])('with %j', async (change, fields) => {
      expect(await rejected(change)).toEqual({ status: 422, code: 'INVALID_REQUEST', fields });
    });

    test('and nothing of it is stored', async () => {
      expect(await listed(account)).toEqual([]);
    });
  });
});
