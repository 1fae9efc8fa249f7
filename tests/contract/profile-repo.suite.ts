import { beforeEach, describe, expect, test } from 'vitest';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { Profile, ProfileDraft } from '../../core/domain/profile.ts';
import { aProfileDraft } from '../support/samples.ts';
import type { BrowserPorts } from '../../core/ports/server-ports.ts';
import { register, succeed, type MakeBackEnd, openBackEnd } from './back-end.ts';
import { NO_IDENTITY } from './outcomes.ts';

const NOT_FOUND = { ok: false, error: { code: 'PROFILE_NOT_FOUND', status: 404 } };
/** Without a date of birth: the age, and nothing that names or locates the person. */
const OPTED_OUT = {
  dateOfBirth: '',
  age: 38,
  ...{ firstName: '', middleName: '', lastName: '', phoneNumber: '', address: '', city: '', county: '' },
  state: 'default',
} as const;

/** The contract of every ProfileRepo (product.md sections 1, 3 and 7). */
export function describeProfileRepo(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`Profiles over ${name}`, () => {
    const backEnd = openBackEnd(makeBackEnd);
    let browser: BrowserPorts;
    let user: CurrentUser;
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

    test('a created profile is returned and listed as it was sent, its sex under both names', async () => {
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

    test('without a date of birth the age is stored as entered, and the word of the account for the person', async () => {
      const profile = await succeed(create({ ...OPTED_OUT, label: 'grandma' }));
      expect(profile).toMatchObject({ ...OPTED_OUT, label: 'grandma' });
      expect(await list()).toEqual([profile]);
    });

    test('a repeated attempt changes the profile that it created, and creates no other', async () => {
      await succeed(create({ firstName: 'Ana' }));
      const attempt = {};
      const made = await succeed(browser.profileRepo.create(draft({ firstName: 'Lius' }), attempt));
      const corrected = await succeed(
        browser.profileRepo.create(draft({ firstName: 'Luis', zipCode: '10001', isDefaultProfile: true }), attempt),
      );
      expect(corrected).toEqual({ ...made, firstName: 'Luis', zipCode: '10001', isDefaultProfile: true });
      expect(names(await list())).toEqual(['Luis*', 'Ana']);
      expect(await succeed(browser.authApi.refresh())).toMatchObject({ first_name: 'Luis' });
      const again = await succeed(browser.profileRepo.create(draft({ firstName: 'Luis' }), attempt));
      expect(again.isDefaultProfile).toBe(true);
      expect(names(await list())).toEqual(['Luis*', 'Ana']);
    });

    test('the same attempt id in another account creates a separate profile, and does not restore a deleted one', async () => {
      const attempt = {};
      await succeed(create({ firstName: 'Ana' }));
      const { profileId, userGroupId } = await succeed(
        browser.profileRepo.create(draft({ firstName: 'Luis' }), attempt),
      );
      const strangersBrowser = backEnd.openBrowser();
      const stranger = await register(backEnd, strangersBrowser);
      const sent = aProfileDraft({ ...ownedBy(stranger), firstName: 'Eva' });
      await succeed(strangersBrowser.profileRepo.create(sent, attempt));
      expect(names(await list())).toEqual(['Ana*', 'Luis']);
      await succeed(browser.profileRepo.remove(userGroupId, profileId));
      expect(await browser.profileRepo.create(draft({ firstName: 'Luis' }), attempt)).toEqual(NOT_FOUND);
      expect(names(await list())).toEqual(['Ana*']);
    });

    test('exactly one is the default, and is listed first: the first one, until another is made the default', async () => {
      await succeed(create({ firstName: 'Ana' }));
      await succeed(create({ firstName: 'Luis' }));
      expect(names(await list())).toEqual(['Ana*', 'Luis']);
      expect(await succeed(create({ firstName: 'Eva', isDefaultProfile: true }))).toMatchObject({
        isDefaultProfile: true,
      });
      expect(names(await list())).toEqual(['Eva*', 'Ana', 'Luis']);
    });

    test('the account has the names of its default profile', async () => {
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
    ] as const)('%j is rejected, and the fields are named', async (change, fields) => {
      expect(await create(change)).toEqual({ ok: false, error: { code: 'INVALID_REQUEST', status: 422, fields } });
      expect(await list()).toEqual([]);
    });

    test('one is read by its id, the default one by its group', async () => {
      const { userGroupId } = ownedBy(user);
      expect(await browser.profileRepo.getDefault(userGroupId)).toEqual(NOT_FOUND);
      const [ana, luis] = [await succeed(create()), await succeed(create({ firstName: 'Luis' }))];
      expect(await browser.profileRepo.get(userGroupId, luis.profileId)).toEqual({ ok: true, value: luis });
      expect(await browser.profileRepo.get(userGroupId, 'nothing')).toEqual(NOT_FOUND);
      expect(await browser.profileRepo.getDefault(userGroupId)).toEqual({ ok: true, value: ana });
    });

    test('an edit saves every field; a default one stays the default', async () => {
      const { profileId } = await succeed(create());
      const change = draft({
        ...{ firstName: 'Eva', middleName: 'María', lastName: 'Sol', dateOfBirth: '1990-01-31T00:00:00.000Z' },
        ...{ phoneNumber: '4155550111', address: '7 Example Road', city: 'Austin', state: 'TX', county: 'Travis' },
        ...{ zipCode: '73301', gender: 'other', race: 'asian', ethnicity: 'nonHispanic', consentToReport: true },
        label: 'aunt',
      });
      const edited = await succeed(browser.profileRepo.edit(profileId, change));
      expect(edited).toEqual({ ...change, profileId, age: edited.age, isDefaultProfile: true, sex: 'other' });
      expect(await list()).toEqual([edited]);
      expect(await succeed(browser.authApi.refresh())).toMatchObject({ first_name: 'Eva' });
    });

    test('an edit of another one renames no account, until it makes that the default', async () => {
      await succeed(create());
      const { profileId } = await succeed(create({ firstName: 'Luis' }));
      await succeed(browser.profileRepo.edit(profileId, draft({ firstName: 'Lio' })));
      expect(names(await list())).toEqual(['Ana*', 'Lio']);
      expect(await succeed(browser.authApi.refresh())).toMatchObject({ first_name: 'Ana' });
      await succeed(browser.profileRepo.edit(profileId, draft({ firstName: 'Leo', isDefaultProfile: true })));
      expect(names(await list())).toEqual(['Leo*', 'Ana']);
      expect(await succeed(browser.authApi.refresh())).toMatchObject({ first_name: 'Leo' });
    });

    test('an edit is validated like a new profile', async () => {
      const profile = await succeed(create());
      expect(await browser.profileRepo.edit(profile.profileId, draft({ zipCode: '941' }))).toEqual({
        ok: false,
        error: { code: 'INVALID_REQUEST', status: 422, fields: [{ field: 'zipCode', code: 'INVALID_ZIP' }] },
      });
      expect(await list()).toEqual([profile]);
    });

    test('a deleted one is gone; the default one cannot be deleted', async () => {
      const { userGroupId } = ownedBy(user);
      const [ana, luis] = [await succeed(create()), await succeed(create({ firstName: 'Luis' }))];
      expect(await browser.profileRepo.remove(userGroupId, ana.profileId)).toEqual({
        ok: false,
        error: {
          code: 'INVALID_REQUEST',
          status: 422,
          fields: [{ field: 'isDefaultProfile', code: 'INVALID_REQUEST' }],
        },
      });
      expect(await browser.profileRepo.remove(userGroupId, luis.profileId)).toEqual({ ok: true, value: undefined });
      expect(await list()).toEqual([ana]);
      expect(await browser.profileRepo.get(userGroupId, luis.profileId)).toEqual(NOT_FOUND);
      expect(await browser.profileRepo.edit(luis.profileId, draft())).toEqual(NOT_FOUND);
      expect(await browser.profileRepo.remove(userGroupId, luis.profileId)).toEqual(NOT_FOUND);
    });

    test('an account cannot reach a profile of another, nor learn whether it exists', async () => {
      const strangersBrowser = backEnd.openBrowser();
      const stranger = await register(backEnd, strangersBrowser);
      for (const userId of [stranger.uuid, 'nobody']) {
        expect(await browser.profileRepo.getAll(userId)).toEqual(NOT_FOUND);
      }
      const { userId, userGroupId } = ownedBy(stranger);
      for (const change of [{ userGroupId }, { userId }, { userId, userGroupId }, { userGroupId: 'nothing' }]) {
        expect(await create(change)).toEqual(NOT_FOUND);
      }
      const { profileId } = await succeed(create());
      const strangers = strangersBrowser.profileRepo;
      for (const [group, id] of [
        [ownedBy(user).userGroupId, profileId],
        [userGroupId, profileId],
        [userGroupId, 'nothing'],
      ] as const) {
        expect(await strangers.get(group, id)).toEqual(NOT_FOUND);
        expect(await strangers.edit(id, draft({ userGroupId: group, userId }))).toEqual(NOT_FOUND);
        expect(await strangers.remove(group, id)).toEqual(NOT_FOUND);
      }
      expect(await strangers.getDefault(ownedBy(user).userGroupId)).toEqual(NOT_FOUND);
      expect(names(await list())).toEqual(['Ana*']);
    });

    test('a signed-out user is rejected', async () => {
      const { profileRepo } = backEnd.openBrowser();
      expect(await profileRepo.getAll(user.uuid)).toEqual(NO_IDENTITY);
      expect(await profileRepo.create(draft())).toEqual(NO_IDENTITY);
      const { userGroupId } = ownedBy(user);
      expect(await profileRepo.get(userGroupId, 'nothing')).toEqual(NO_IDENTITY);
      expect(await profileRepo.getDefault(userGroupId)).toEqual(NO_IDENTITY);
      expect(await profileRepo.edit('nothing', draft())).toEqual(NO_IDENTITY);
      expect(await profileRepo.remove(userGroupId, 'nothing')).toEqual(NO_IDENTITY);
    });
  });
}
