import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProfilesAnswer } from '../../core/api/payloads.ts';
import type { Profile, ProfileDraft } from '../../core/domain/profile.ts';
import { profiles as profilesMigration } from '../../server/db/migrations/004-profiles.ts';
import { profileChangesAndSupport } from '../../server/db/migrations/006-profile-changes-support.ts';
import { aProfileDraft, SAMPLE_INSTANT } from '../support/samples.ts';
import { anAccount, logIn, type TestAccount } from './an-account.ts';
import { startEngines } from './engines.ts';
import { makeTestApp, problemOf, type TestApp } from './test-app.ts';

const engines = await startEngines();
afterAll(() => Promise.all(engines.map((engine) => engine.stop())));

const NO_PROFILE = { status: 404, code: 'PROFILE_NOT_FOUND', fields: [] };
/** Without a date of birth: the age, and nothing that names or locates the person. */
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
    (await getAll(account, account.userId)).json<ProfilesAnswer>().profiles;

  test('a new account has none', async () => {
    expect(await listed(await anAccount(server))).toEqual([]);
  });

  test('what was sent is answered and listed, under an id, with the sex under both names', async () => {
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

  test('answers are never kept by a cache', async () => {
    const account = await anAccount(server);
    expect((await post(account, draftOf(account))).headers['cache-control']).toBe('no-store');
    expect((await getAll(account, account.userId)).headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['of profiles', profilesMigration, 'profiles_default'],
    ['of what happens to them', profileChangesAndSupport, 'profiles_by_attempt'],
  ])('a migration %s that was killed half way can run again', async (_what, migration, index) => {
    const account = await anAccount(server);
    const profile = await created(account);
    await server.db.schema.dropIndex(index).execute();
    await migration.up(server.db);
    expect(await listed(account)).toEqual([profile]);
    await expect(server.db.schema.createIndex(index).on('profiles').column('user_id').execute()).rejects.toThrow();
  });

  describe('exactly one is the default', () => {
    const names = (profiles: readonly Profile[]) =>
      profiles.map(({ firstName, isDefaultProfile }) => `${firstName}${isDefaultProfile ? '*' : ''}`);

    test('the first one whatever is sent, until another is made it; it is listed first, the rest as they were made', async () => {
      const account = await anAccount(server);
      await created(account, { firstName: 'Ana' });
      await created(account, { firstName: 'Luis' });
      await created(account, { firstName: 'Eva' });
      expect(names(await listed(account))).toEqual(['Ana*', 'Luis', 'Eva']);
      await created(account, { firstName: 'Rosa', isDefaultProfile: true });
      expect(names(await listed(account))).toEqual(['Rosa*', 'Ana', 'Luis', 'Eva']);
    });

    test('also when several are made at once', async () => {
      const account = await anAccount(server);
      const answers = await Promise.all(
        [false, true, false, true].map((isDefaultProfile) => post(account, draftOf(account, { isDefaultProfile }))),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const profiles = await listed(account);
      expect(profiles).toHaveLength(4);
      expect(profiles.filter(({ isDefaultProfile }) => isDefaultProfile)).toHaveLength(1);
    });

    test('the account bears the names of it', async () => {
      const account = await anAccount(server);
      expect(account.currentUser).toMatchObject({ first_name: '', last_name: '' });
      const nameNow = async () => {
        const { first_name: first, last_name: last } = (await logIn(server, account)).currentUser;
        return `${first} ${last}`;
      };
      await created(account, { firstName: 'Ana', lastName: 'Ruiz' });
      await created(account, { firstName: 'Luis', lastName: 'Vega' });
      expect(await nameNow()).toBe('Ana Ruiz');
      await created(account, { firstName: 'Eva', lastName: 'Sol', isDefaultProfile: true });
      expect(await nameNow()).toBe('Eva Sol');
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

    test('is kept as it was told where the date of birth is not', async () => {
      const account = await anAccount(server);
      const told = await created(account, OPTED_OUT);
      expect(told).toMatchObject({ ...OPTED_OUT, gender: 'female', zipCode: '94110' });
      expect(await listed(account)).toEqual([told]);
    });

    test('a child too young to be tested may have a profile', async () => {
      const account = await anAccount(server);
      expect(await created(account, { dateOfBirth: '2026-05-01T00:00:00.000Z' })).toMatchObject({ age: 0 });
    });
  });

  test('text is trimmed and cleared of control characters, a phone number is kept as its digits', async () => {
    const account = await anAccount(server);
    const change = { firstName: ' A\u0000na\n', phoneNumber: '(415) 555-0100', county: 'default', zipCode: ' 94110 ' };
    expect(await created(account, change)).toMatchObject({
      firstName: 'Ana',
      phoneNumber: '4155550100',
      county: '',
      zipCode: '94110',
    });
  });

  describe('nobody reaches what is another’s', () => {
    let ana: TestAccount;
    let luis: TestAccount;
    beforeAll(async () => {
      [ana, luis] = await Promise.all([anAccount(server), anAccount(server)]);
    });

    test('nor learns whether it exists', async () => {
      for (const userId of [luis.userId, 'nobody']) expect(problemOf(await getAll(ana, userId))).toEqual(NO_PROFILE);
    });

    test.each([
      ['group', () => ({ userGroupId: luis.groupId })],
      ['unknown group', () => ({ userGroupId: 'nothing' })],
      ['name', () => ({ userId: luis.userId })],
      ['group and name', () => ({ userId: luis.userId, userGroupId: luis.groupId })],
    ])('nor writes into another %s', async (_what, change) => {
      expect(problemOf(await post(ana, draftOf(ana, change())))).toEqual(NO_PROFILE);
      expect(await listed(luis)).toEqual([]);
      expect(await listed(ana)).toEqual([]);
    });

    test.each(['', 'forged'])('without a token, or with the token "%s"', async (token) => {
      const answer = await server.call('createProfile', draftOf(ana), token === '' ? {} : { bearer: token });
      expect(problemOf(answer)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    });
  });

  describe('is refused', () => {
    let account: TestAccount;
    beforeAll(async () => {
      account = await anAccount(server);
    });
    const refused = async (change: object) => problemOf(await post(account, { ...draftOf(account), ...change }));

    test.each(Object.keys(aProfileDraft()))('unread without %s', async (field) => {
      expect(await refused({ [field]: undefined })).toEqual({
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
      [{ dateOfBirth: '1888-05-01' }, ['dateOfBirth INVALID_AGE']],
      [{ dateOfBirth: '', age: -1 }, ['dateOfBirth EMPTY_DATE_OF_BIRTH']],
      [{ ...OPTED_OUT, age: 121 }, ['age INVALID_AGE']],
      [{ ...OPTED_OUT, zipCode: '' }, ['zipCode EMPTY_ZIP']],
      [{ ...OPTED_OUT, firstName: 'Ana' }, ['firstName INVALID_REQUEST']],
      [{ ...OPTED_OUT, lastName: 'Ruiz', state: 'CA' }, ['lastName INVALID_REQUEST', 'state INVALID_REQUEST']],
      [{ phoneNumber: 'x', zipCode: '1' }, ['phoneNumber INPUT_CONTAINS_LETTERS', 'zipCode INVALID_ZIP']],
    ])('with %j', async (change, fields) => {
      expect(await refused(change)).toEqual({ status: 422, code: 'INVALID_REQUEST', fields });
    });

    test('and nothing of it is kept', async () => {
      expect(await listed(account)).toEqual([]);
    });
  });
});
