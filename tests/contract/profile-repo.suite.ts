import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { Profile, ProfileDraft } from '../../core/domain/profile.ts';
import { aProfileDraft } from '../support/samples.ts';
import { register, succeed, type BackEnd, type Browser, type MakeBackEnd } from './back-end.ts';

const NOT_FOUND = { ok: false, error: { code: 'PROFILE_NOT_FOUND', status: 404 } };
const NOBODY = { ok: false, error: { code: 'INVALID_TOKEN', status: 401 } };
/** Without a date of birth: the age, and nothing that names or locates the person. */
const OPTED_OUT = {
  dateOfBirth: '',
  age: 38,
  ...{ firstName: '', middleName: '', lastName: '', phoneNumber: '', address: '', city: '', county: '' },
  state: 'default',
} as const;

/** What every ProfileRepo does, whatever stands behind it (product.md sections 1, 3 and 7). */
export function describeProfileRepo(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`Profiles over ${name}`, () => {
    let backEnd: BackEnd;
    let browser: Browser;
    let user: CurrentUser;

    beforeAll(async () => {
      backEnd = await makeBackEnd();
    });
    afterAll(() => backEnd.stop());
    beforeEach(async () => {
      browser = backEnd.openBrowser();
      user = await register(backEnd, browser);
    });

    const ownedBy = ({ uuid: userId, user_groups: [userGroupId = ''] }: CurrentUser) => ({ userId, userGroupId });
    const draft = (change: Partial<ProfileDraft> = {}) => aProfileDraft({ ...ownedBy(user), ...change });
    const create = (change?: Partial<ProfileDraft>) => browser.profileRepo.create(draft(change));
    const list = () => succeed(browser.profileRepo.getAll(user.uuid));
    const names = (profiles: readonly Profile[]) =>
      profiles.map(({ firstName, isDefaultProfile }) => `${firstName}${isDefaultProfile ? '*' : ''}`);

    test('a new account has none', async () => {
      expect(await list()).toEqual([]);
    });

    test('a created profile is answered and listed as it was sent, its sex under both names', async () => {
      const sent = draft({ consentToReport: true, race: 'white', gender: 'other' });
      const profile = await succeed(browser.profileRepo.create(sent));
      const { profileId, age } = profile;
      expect(profile).toEqual({ ...sent, profileId, age, isDefaultProfile: true, sex: 'other' });
      expect(profileId).not.toBe('');
      expect(await list()).toEqual([profile]);
    });

    test('the age is computed from the date of birth', async () => {
      const years = (await succeed(create({ dateOfBirth: '2000-01-01T00:00:00.000Z', age: 3 }))).age;
      expect(years).toBeGreaterThanOrEqual(26);
      expect(await list()).toMatchObject([{ age: years }]);
    });

    test('without a date of birth the age is kept as it was told', async () => {
      const profile = await succeed(create(OPTED_OUT));
      expect(profile).toMatchObject(OPTED_OUT);
      expect(await list()).toEqual([profile]);
    });

    test('exactly one is the default: the first, until another is made it; it is listed first', async () => {
      await succeed(create({ firstName: 'Ana' }));
      await succeed(create({ firstName: 'Luis' }));
      expect(names(await list())).toEqual(['Ana*', 'Luis']);
      expect(await succeed(create({ firstName: 'Eva', isDefaultProfile: true }))).toMatchObject({
        isDefaultProfile: true,
      });
      expect(names(await list())).toEqual(['Eva*', 'Ana', 'Luis']);
    });

    test('the account bears the names of its default profile', async () => {
      const nameNow = async () => {
        const { first_name: first, last_name: last } = await succeed(browser.authApi.refresh());
        return `${first} ${last}`;
      };
      await succeed(create({ firstName: 'Ana', lastName: 'Ruiz' }));
      await succeed(create({ firstName: 'Luis', lastName: 'Vega' }));
      expect(await nameNow()).toBe('Ana Ruiz');
      await succeed(create({ firstName: 'Eva', lastName: 'Sol', isDefaultProfile: true }));
      expect(await nameNow()).toBe('Eva Sol');
    });

    test.each([
      [{ zipCode: '' }, [{ field: 'zipCode', code: 'EMPTY_ZIP' }]],
      [{ phoneNumber: '415' }, [{ field: 'phoneNumber', code: 'PHONE_NUMBER_TOO_SHORT' }]],
      [{ dateOfBirth: '', age: -1 }, [{ field: 'dateOfBirth', code: 'EMPTY_DATE_OF_BIRTH' }]],
      [{ dateOfBirth: '1987-02-29T00:00:00.000Z' }, [{ field: 'dateOfBirth', code: 'INVALID_DATE' }]],
      [{ ...OPTED_OUT, firstName: 'Ana' }, [{ field: 'firstName', code: 'INVALID_REQUEST' }]],
    ] as const)('%j is refused, and the fields are named', async (change, fields) => {
      expect(await create(change)).toEqual({ ok: false, error: { code: 'INVALID_REQUEST', status: 422, fields } });
      expect(await list()).toEqual([]);
    });

    test('nobody reaches another account’s, nor learns whether it exists', async () => {
      const stranger = await register(backEnd, backEnd.openBrowser());
      for (const userId of [stranger.uuid, 'nobody']) {
        expect(await browser.profileRepo.getAll(userId)).toEqual(NOT_FOUND);
      }
      const { userId, userGroupId } = ownedBy(stranger);
      for (const change of [{ userGroupId }, { userId }, { userId, userGroupId }, { userGroupId: 'nothing' }]) {
        expect(await create(change)).toEqual(NOT_FOUND);
      }
    });

    test('whoever is not signed in is told so', async () => {
      const { profileRepo } = backEnd.openBrowser();
      expect(await profileRepo.getAll(user.uuid)).toEqual(NOBODY);
      expect(await profileRepo.create(draft())).toEqual(NOBODY);
    });
  });
}
