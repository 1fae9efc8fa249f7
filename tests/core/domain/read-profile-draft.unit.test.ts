import { describe, expect, it } from 'vitest';
import { HIDDEN_BY_OPT_OUT } from '../../../core/domain/guest-form.ts';
import { EMPTY_GUEST_INFO } from '../../../core/domain/guest-info.ts';
import type { ProfileDraft } from '../../../core/domain/profile.ts';
import { readProfileDraft } from '../../../core/domain/read-profile-draft.ts';
import { aProfileDraft } from '../../support/samples.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

const { emailAddress: _notAsked, sex: _gender, ...EMPTY } = EMPTY_GUEST_INFO;
/** A draft with an age and no date of birth. */
const OPTED_OUT = aProfileDraft({ ...EMPTY, age: 38, zipCode: '94110', gender: 'female' });

const HIDDEN_VALUES: Readonly<Record<(typeof HIDDEN_BY_OPT_OUT)[number], string>> = {
  firstName: 'Ana',
  middleName: 'María',
  lastName: 'Ruiz',
  phoneNumber: '4155550100',
  address: '1 Invented Way',
  city: 'San Francisco',
  state: 'CA',
  county: 'San Francisco',
};

function rejectedFields(draft: ProfileDraft, now = NOON): readonly string[] {
  const read = readProfileDraft(draft, now);
  return read.ok ? [] : read.error.map(({ field, code }) => `${field} ${code}`);
}

describe('the draft of a profile', () => {
  it('is stored trimmed, with the age computed from the date of birth, whatever age was sent', () => {
    const draft = aProfileDraft({
      firstName: ' Ana\u0007 ',
      phoneNumber: '(415) 555-0100',
      dateOfBirth: '1988-04-12T00:00:00.000Z',
      age: 7,
      gender: 'female',
    });
    expect(readProfileDraft(draft, NOON)).toEqual({
      ok: true,
      value: { ...draft, firstName: 'Ana', phoneNumber: '4155550100', age: 38 },
    });
  });

  it('drops fields that no profile has', () => {
    const draft = aProfileDraft();
    const read = readProfileDraft(Object.assign({ ...draft }, { noDateOfBirth: true, isAdmin: true }), NOON);
    expect(read.ok && Object.keys(read.value).toSorted()).toEqual(Object.keys(draft).toSorted());
  });

  it('may be for a child too young to be tested, born today in any time zone', () => {
    expect(rejectedFields(aProfileDraft({ dateOfBirth: '2026-11-21T00:00:00.000Z' }))).toEqual([]);
    expect(rejectedFields(aProfileDraft({ dateOfBirth: '2026-11-22T00:00:00.000Z' }))).toEqual([
      'dateOfBirth FUTURE_DATE',
    ]);
    expect(rejectedFields({ ...OPTED_OUT, age: 0 })).toEqual([]);
  });

  it.each([
    ['neither a date of birth nor an age', { dateOfBirth: '', age: -1 }, 'dateOfBirth EMPTY_DATE_OF_BIRTH'],
    ['a date that no calendar has', { dateOfBirth: '2001-02-29T00:00:00.000Z' }, 'dateOfBirth INVALID_DATE'],
    ['a sex that is none of the list', { gender: 'nonsense' as 'female' }, 'gender INVALID_REQUEST'],
    ['a phone number that is too short', { phoneNumber: '415555' }, 'phoneNumber PHONE_NUMBER_TOO_SHORT'],
  ])('is rejected with %s, by the name on the wire', (_what, change, rejected) => {
    expect(rejectedFields(aProfileDraft(change))).toEqual([rejected]);
  });
});

describe('a profile without a date of birth', () => {
  it('has an age, and may have sex, race and ethnicity', () => {
    const draft = { ...OPTED_OUT, race: 'unknown', ethnicity: 'hispanicLatino' } as const;
    expect(readProfileDraft(draft, NOON)).toEqual({ ok: true, value: draft });
  });

  it.each(HIDDEN_BY_OPT_OUT)('has no %s', (field) => {
    const draft = { ...OPTED_OUT, [field]: HIDDEN_VALUES[field] };
    expect(rejectedFields(draft)).toEqual([`${field} INVALID_REQUEST`]);
    expect(rejectedFields({ ...draft, dateOfBirth: '1988-04-12T00:00:00.000Z' })).toEqual([]);
  });

  it('may have fields left blank in any form', () => {
    expect(rejectedFields({ ...OPTED_OUT, firstName: '  ', county: 'default' })).toEqual([]);
  });

  it('reports all rejected fields at once', () => {
    expect(rejectedFields({ ...OPTED_OUT, age: 121, firstName: 'Ana', city: 'San Francisco' })).toEqual([
      expect.stringMatching(/^age /),
      'firstName INVALID_REQUEST',
      'city INVALID_REQUEST',
    ]);
  });
});
