import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { EMPTY_GUEST_FORM, type GuestForm } from '../../../core/domain/guest-form.ts';
import { EMPTY_GUEST_INFO } from '../../../core/domain/guest-info.ts';
import { validateGuestInfo } from '../../../core/domain/validate-guest-info.ts';
import { validatePerson } from '../../../core/domain/validate-person.ts';
import { aGuestForm, aGuestInfo } from '../../../fixtures/builders/guest.ts';

const TODAY = '2026-11-20' as CalendarDate;

const FULL: GuestForm = {
  firstName: ' Ana ',
  middleName: 'María\u0007',
  lastName: 'Ruiz',
  dateOfBirth: '4/12/1988',
  noDateOfBirth: false,
  age: 'left over',
  phoneNumber: '(415) 555-0100',
  address: ' 1 Invented Way ',
  city: 'San Francisco ',
  state: 'CA',
  county: 'San Francisco',
  zipCode: ' 94110 ',
  sex: 'female',
  ethnicity: 'hispanicLatino',
  race: 'unknown',
  emailAddress: ' ana@mail.example ',
};

function rejectedFields(parts: Partial<GuestForm>): readonly string[] {
  const checked = validateGuestInfo(aGuestForm(parts), TODAY);
  return checked.ok ? [] : checked.error.map(({ field, code }) => `${field} ${code}`);
}

describe('the guest form', () => {
  it('is sent trimmed, with the age computed and the date of birth as an ISO timestamp', () => {
    expect(validateGuestInfo(FULL, TODAY)).toEqual({
      ok: true,
      value: {
        firstName: 'Ana',
        middleName: 'María',
        lastName: 'Ruiz',
        dateOfBirth: '1988-04-12T00:00:00.000Z',
        age: 38,
        phoneNumber: '4155550100',
        address: '1 Invented Way',
        city: 'San Francisco',
        state: 'CA',
        county: 'San Francisco',
        zipCode: '94110',
        sex: 'female',
        ethnicity: 'hispanicLatino',
        race: 'unknown',
        emailAddress: 'ana@mail.example',
      },
    });
  });

  it('requires only the date of birth and the zip', () => {
    expect(validateGuestInfo(aGuestForm(), TODAY)).toEqual({ ok: true, value: aGuestInfo() });
    expect(validateGuestInfo(aGuestForm({ firstName: '', lastName: '' }), TODAY).ok).toBe(true);
    expect(rejectedFields(EMPTY_GUEST_FORM)).toEqual(['dateOfBirth EMPTY_DATE_OF_BIRTH', 'zipCode EMPTY_ZIP']);
  });

  it('reports every rejected field, in the order of the form', () => {
    const wrong = { dateOfBirth: '13/1/1988', phoneNumber: 'none', zipCode: '1', sex: 'x', emailAddress: 'ana' };
    expect(rejectedFields(wrong)).toEqual([
      'dateOfBirth INVALID_DATE',
      'phoneNumber INPUT_CONTAINS_LETTERS',
      'zipCode INVALID_ZIP',
      'sex INVALID_REQUEST',
      'emailAddress INVALID_EMAIL',
    ]);
  });

  it.each([
    ['firstName', 200],
    ['middleName', 200],
    ['lastName', 200],
    ['address', 500],
    ['city', 200],
    ['county', 200],
  ])('takes a %s of %i characters beside its blanks, and no more', (field, longest) => {
    expect(rejectedFields({ [field]: ` ${'x'.repeat(longest)} ` })).toEqual([]);
    expect(rejectedFields({ [field]: 'x'.repeat(longest + 1) })).toEqual([`${field} TEXT_TOO_LONG`]);
  });

  it.each(['state', 'sex', 'race', 'ethnicity'])('rejects a %s that is not in the list', (field) => {
    expect(rejectedFields({ [field]: 'something else' })).toEqual([`${field} INVALID_REQUEST`]);
  });

  it.each([
    ['11/21/2024', ['dateOfBirth INVALID_AGE']],
    ['11/20/2024', []],
  ])('born %s: %j', (dateOfBirth, expected) => {
    expect(rejectedFields({ dateOfBirth })).toEqual(expected);
  });

  it('may omit the e-mail address, but rejects an invalid one', () => {
    expect(rejectedFields({ emailAddress: ' ' })).toEqual([]);
    expect(rejectedFields({ emailAddress: 'ana@mail' })).toEqual(['emailAddress INVALID_EMAIL']);
  });

  it('never repeats what was typed', () => {
    const checked = validateGuestInfo(aGuestForm({ phoneNumber: 'Secret', emailAddress: 'Secret' }), TODAY);
    expect(JSON.stringify(checked)).not.toContain('Secret');
  });
});

describe('without a date of birth', () => {
  it('names and address are neither validated nor sent, and the rest is kept', () => {
    const form: GuestForm = { ...FULL, noDateOfBirth: true, age: ' 38 ', phoneNumber: 'hidden', state: 'hidden' };
    expect(validateGuestInfo(form, TODAY)).toEqual({
      ok: true,
      value: {
        ...EMPTY_GUEST_INFO,
        age: 38,
        zipCode: '94110',
        sex: 'female',
        ethnicity: 'hispanicLatino',
        race: 'unknown',
        emailAddress: 'ana@mail.example',
      },
    });
  });

  it.each([
    ['', ['age EMPTY_AGE']],
    ['1', ['age INVALID_AGE']],
    ['2', []],
  ])('the age %j: %j', (age, expected) => {
    expect(rejectedFields({ noDateOfBirth: true, dateOfBirth: '', age })).toEqual(expected);
  });

  it('still requires the zip', () => {
    expect(rejectedFields({ noDateOfBirth: true, age: '38', zipCode: '' })).toEqual(['zipCode EMPTY_ZIP']);
  });
});

describe('a profile', () => {
  it('may be for a child too young to be tested', () => {
    expect(validatePerson(aGuestForm({ dateOfBirth: '11/21/2024' }), TODAY, 0)).toMatchObject({
      ok: true,
      value: { age: 1 },
    });
  });
});
