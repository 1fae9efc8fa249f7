import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../../../core/domain/calendar-date.ts';
import { EMPTY_GUEST_FORM } from '../../../../core/domain/guest-form.ts';
import { MAX_LABEL_LENGTH } from '../../../../core/domain/limits.ts';
import type { Profile, ProfileSummary } from '../../../../core/domain/profile.ts';
import { err, ok } from '../../../../core/domain/result.ts';
import { INITIAL_STATE, type AppState } from '../../../../core/flow/app-state.ts';
import { openForm } from '../../../../core/forms/open-form.ts';
import {
  knownOf,
  knownOfNew,
  profileForm,
  profileFormBack,
  profileFormTitle,
  reviewForm,
  savedProfileForm,
  type EnteredProfile,
  type KnownPerson,
} from '../../../../core/use-cases/profile/profile-form.ts';
import { aProfileDraft } from '../../../support/samples.ts';

const TODAY = '2026-11-20' as CalendarDate;
const today = () => TODAY;

const ANA: ProfileSummary = {
  profileId: 'profile-1',
  userGroupId: 'group-1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  label: '',
  zipCode: '94110',
  dateOfBirth: null,
  age: 38,
  isDefaultProfile: true,
  consentToReport: false,
};
const LUIS: ProfileSummary = { ...ANA, profileId: 'profile-2', firstName: 'Luis', isDefaultProfile: false };

function stateWith(profiles: readonly ProfileSummary[], isAfterGuest = false): AppState {
  const guestForm = { ...EMPTY_GUEST_FORM, firstName: 'Entered as a guest' };
  return {
    ...INITIAL_STATE,
    identity: { ...INITIAL_STATE.identity, profiles, guestForm },
    account: { ...INITIAL_STATE.account, isAfterGuest },
  };
}

function open(known: KnownPerson) {
  const sent: EnteredProfile[] = [];
  const form = openForm(
    profileForm(known, (profile) => {
      sent.push(profile);
      return Promise.resolve(ok(undefined));
    }),
    today,
  );
  return { form, sent };
}

const EMPTY: KnownPerson = { person: EMPTY_GUEST_FORM, consentToReport: false };

describe('the title of the profile form', () => {
  it.each([
    ['create', 'without a profile', [], null],
    ['create', 'without a profile, whatever the path names', [], 'profile-1'],
    ['new', 'for another profile', [ANA], null],
    ['edit', 'for a profile', [ANA, LUIS], 'profile-2'],
    ['create', 'for the default profile', [ANA, LUIS], 'profile-1'],
    ['edit', 'for a profile that is not on the list', [ANA], 'profile-9'],
  ] as const)('is "%s" %s', (title, _when, profiles, profileId) => {
    expect(profileFormTitle(profiles, profileId)).toBe(title);
  });
});

describe('back on the profile form', () => {
  it.each([
    ['/home', 'for the first profile', stateWith([]), null],
    ['/add-profile-information', 'for another one', stateWith([ANA]), null],
    ['/edit-profile-selection', 'for an edited one', stateWith([ANA]), 'profile-1'],
    [null, "while a guest's result waits for it", stateWith([], true), null],
  ] as const)('leads to %s %s', (back, _when, state, profileId) => {
    expect(profileFormBack(state, profileId)).toBe(back);
  });
});

describe('the form of a new profile', () => {
  it('opens with the guest’s data when it is the first one, or after a test as a guest', () => {
    expect(knownOfNew(stateWith([])).person.firstName).toBe('Entered as a guest');
    expect(knownOfNew(stateWith([ANA], true)).person.firstName).toBe('Entered as a guest');
    expect(knownOfNew(stateWith([ANA]))).toEqual(EMPTY);
  });
});

describe('a profile that the server rejects', () => {
  it('shows the error beside the field, whatever the server names it', async () => {
    const known = knownOf({ ...aProfileDraft(), profileId: 'profile-1', sex: 'female' });
    const fields = [{ field: 'gender', code: 'INVALID_REQUEST' }] as const;
    const form = openForm(
      profileForm(known, () => Promise.resolve(err({ code: 'UNKNOWN', status: 400, fields }))),
      today,
    );
    expect(await form.submit()).toBe(false);
    expect([form.fieldErrors(), form.errors()]).toEqual([[{ field: 'sex', code: 'INVALID_REQUEST' }], []]);
  });
});

describe('the form before a report', () => {
  const profileOf = (change: Partial<Profile>): Profile => ({
    ...aProfileDraft(change),
    profileId: 'profile-1',
    sex: 'female',
  });
  const tooYoung = [
    ['dateOfBirth', profileOf({ dateOfBirth: '2024-11-21T00:00:00.000Z' })],
    ['age', profileOf({ dateOfBirth: '', age: 1 })],
  ] as const;

  it.each(tooYoung)('rejects the %s of a child under two, who may have a profile', async (field, profile) => {
    const sent: EnteredProfile[] = [];
    const save = (_profile: Profile, entered: EnteredProfile) => {
      sent.push(entered);
      return Promise.resolve(ok(undefined));
    };
    const review = openForm(reviewForm(profile, save), today);
    expect(await review.submit()).toBe(false);
    expect([review.fieldErrors(), sent]).toEqual([[{ field, code: 'INVALID_AGE' }], []]);
    expect(await openForm(savedProfileForm(profile, save), today).submit()).toBe(true);
  });
});

describe('the form of a saved profile', () => {
  const saved: Profile = {
    ...aProfileDraft({ dateOfBirth: '1988-04-12T00:00:00.000Z', phoneNumber: '4155550100', consentToReport: true }),
    profileId: 'profile-1',
    sex: 'female',
  };

  it('opens with values formatted as a person types them', () => {
    const { form } = open(knownOf(saved));
    expect(form.state().values).toMatchObject({
      firstName: 'Ana',
      dateOfBirth: '04/12/1988',
      noDateOfBirth: '',
      phoneNumber: '(415) 555-0100',
      sex: 'female',
      state: 'CA',
      consentToReport: 'true',
    });
  });

  it('without a date of birth opens with the age', () => {
    const { form } = open(knownOf({ ...saved, dateOfBirth: '', age: 38 }));
    expect(form.state().values).toMatchObject({ noDateOfBirth: 'true', age: '38' });
  });

  it('submits it unchanged', async () => {
    const { form, sent } = open(knownOf(saved));
    await form.submit();
    const { gender: sex, userGroupId: _group, userId: _user, isDefaultProfile: _default, ...person } = aProfileDraft();
    const { consentToReport: _consent, label, ...facts } = person;
    expect(sent).toEqual([{ person: { ...facts, sex }, consentToReport: true, label, isDefaultProfile: false }]);
  });

  it('keeps a label that is short enough, without the spaces around it', async () => {
    const { form, sent } = open(knownOf({ ...saved, dateOfBirth: '', age: 38, label: 'aunt' }));
    expect(form.state().values.label).toBe('aunt');
    form.type('label', 'x'.repeat(MAX_LABEL_LENGTH + 1));
    expect(await form.submit()).toBe(false);
    expect(form.fieldErrors()).toEqual([{ field: 'label', code: 'TEXT_TOO_LONG' }]);
    form.type('label', ' grandma ');
    form.type('isDefaultProfile', 'true');
    expect(await form.submit()).toBe(true);
    expect(sent).toMatchObject([{ label: 'grandma', isDefaultProfile: true }]);
  });
});
