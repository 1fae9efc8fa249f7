import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { EMPTY_GUEST_FORM, type GuestForm } from '../../../core/domain/guest-form.ts';
import type { ReportForm } from '../../../core/domain/reported-field.ts';
import { EMPTY_SESSION, type TestSession } from '../../../core/flow/session.ts';
import { knownOfSummary, reportPreview, type PersonKnown } from '../../../core/report/report-preview.ts';

const NOW = Date.UTC(2026, 10, 20, 18);
const MOMENT = { now: NOW, offsetAt: () => -480 };
const SESSION: TestSession = {
  ...EMPTY_SESSION,
  result: 'positive',
  isSymptomatic: 'yes',
  symptomOnsetDate: '2026-11-18' as CalendarDate,
  collectedAt: NOW - 1_200_000,
  analysedAt: NOW - 60_000,
};
const ANA: GuestForm = {
  ...EMPTY_GUEST_FORM,
  firstName: ' Ana ',
  lastName: 'Ruiz',
  dateOfBirth: '04/12/1988',
  zipCode: '94110',
  city: 'San Francisco',
  state: 'CA',
};
const IDENTITY = ['name', 'dateOfBirth', 'street', 'city', 'state', 'county', 'phone', 'email'];

function previewOf(form: Partial<GuestForm>, blanks: PersonKnown['blanks'], as: ReportForm = 'identified') {
  const { sent, ...rest } = reportPreview(as, { form: { ...ANA, ...form }, blanks }, SESSION, MOMENT);
  return { ...rest, sent: Object.fromEntries(sent.map(({ id, value }) => [id, value])) };
}

describe('the report preview', () => {
  it('contains what is known, and leaves out what is blank', () => {
    const { sent, toCome, leftOut, lost } = previewOf({}, 'stay');
    expect(sent).toEqual({
      name: 'Ana Ruiz',
      dateOfBirth: '1988-04-12',
      age: '38',
      sex: 'unknown',
      ethnicity: 'unknown',
      city: 'San Francisco',
      state: 'CA',
      zip: '94110',
      result: 'positive',
      symptoms: 'yes',
      onset: '2026-11-18',
      collectedAt: '2026-11-20T17:40:00.000Z',
      analysedAt: '2026-11-20T17:59:00.000Z',
      releasedAt: '2026-11-20T18:00:00.000Z',
    });
    expect([toCome, leftOut, lost]).toEqual([[], ['race', 'street', 'county', 'phone', 'email'], []]);
  });

  it('composes the letters of a name, so that it equals the same name typed elsewhere', () => {
    expect(previewOf({ firstName: 'Jose\u0301', lastName: 'Nun\u0303ez' }, 'stay').sent.name).toBe(
      'Jos\u00E9 Nu\u00F1ez',
    );
  });

  it('does not identify the person without a name, whatever is known', () => {
    const { sent, toCome, leftOut } = previewOf({}, 'toCome', 'anonymous');
    expect(Object.keys(sent).filter((id) => IDENTITY.includes(id))).toEqual([]);
    expect(leftOut).toEqual(IDENTITY);
    expect(toCome).toEqual(['sex', 'race', 'ethnicity']);
    expect(sent).toMatchObject({ age: '38', zip: '94110' });
  });

  it('of an empty form has everything missing except the test', () => {
    const { sent, toCome, leftOut, lost } = previewOf(EMPTY_GUEST_FORM, 'toCome');
    expect(Object.keys(sent)).toEqual(['result', 'symptoms', 'onset', 'collectedAt', 'analysedAt', 'releasedAt']);
    expect(toCome).toEqual(expect.arrayContaining(['name', 'dateOfBirth', 'age', 'sex', 'zip', 'email']));
    expect([leftOut, lost]).toEqual([[], []]);
  });

  it('lists what must still be filled in, and leaves out invalid values', () => {
    const { toCome, sent } = previewOf({ zipCode: '', dateOfBirth: '13/40/1988' }, 'stay');
    expect(toCome).toEqual(['dateOfBirth', 'age', 'zip']);
    expect(sent).not.toHaveProperty('dateOfBirth');
  });

  it('with only an age has nothing that the opt-out hides, and is not sent to the state', () => {
    const { sent, toCome, lost } = previewOf({ noDateOfBirth: true, dateOfBirth: '', age: '38' }, 'toCome');
    expect(sent).toMatchObject({ age: '38', zip: '94110' });
    expect(Object.keys(sent).filter((id) => IDENTITY.includes(id))).toEqual([]);
    expect(toCome.filter((id) => IDENTITY.includes(id))).toEqual([]);
    expect(lost).toEqual(['name', 'dateOfBirth']);
  });

  it('says that symptoms began on the day of the swab, if a changed clock put them later', () => {
    const session = { ...SESSION, symptomOnsetDate: '2026-11-21' as CalendarDate };
    const { sent } = reportPreview('identified', { form: ANA, blanks: 'stay' }, session, MOMENT);
    expect(sent.find(({ id }) => id === 'onset')?.value).toBe('2026-11-20');
  });

  it('of an account uses the summary until the profile is loaded', () => {
    const summary = { profileId: 'p', userGroupId: 'g', isDefaultProfile: true, consentToReport: false };
    const named = {
      ...summary,
      firstName: 'Ana',
      lastName: 'Ruiz',
      label: '',
      zipCode: '94110',
      dateOfBirth: '1988-04-12' as CalendarDate,
      age: 38,
    };
    const { sent, toCome } = reportPreview('identified', knownOfSummary(named), SESSION, MOMENT);
    expect(sent.slice(0, 3).map(({ value }) => value)).toEqual(['Ana Ruiz', '1988-04-12', '38']);
    expect(toCome).toEqual(['sex', 'race', 'ethnicity', 'street', 'city', 'state', 'county', 'zip', 'phone']);
    const byAge = knownOfSummary({ ...named, firstName: '', lastName: '', dateOfBirth: null, age: 38 });
    expect(byAge.form).toMatchObject({ noDateOfBirth: true, age: '38' });
  });
});
