import { expect, it } from 'vitest';
import { namedResult } from '../../../core/domain/named-result.ts';
import type { ProfileSummary } from '../../../core/domain/profile.ts';
import type { TestResultRecord } from '../../../core/domain/test-result.ts';

const RECORD: TestResultRecord = {
  testId: 'test',
  result: 'negative',
  testDate: '2026-11-20T18:00:00.000Z',
  utcOffset: -480,
  profileId: 'ana',
  isSymptomatic: 'no',
  symptomOnsetDate: 'n/a',
  kitId: 'covid',
};
const ANA: ProfileSummary = {
  profileId: 'ana',
  userGroupId: 'group',
  firstName: 'Ana',
  lastName: 'Ruiz',
  label: '',
  zipCode: '94110',
  dateOfBirth: null,
  age: 38,
  isDefaultProfile: true,
  consentToReport: false,
};
const LEO: ProfileSummary = { ...ANA, profileId: 'leo', firstName: 'Leo', lastName: 'Vega', isDefaultProfile: false };

it('a result has the names of its own profile', () => {
  expect(namedResult(RECORD, [LEO, ANA])).toEqual({ ...RECORD, firstName: 'Ana', lastName: 'Ruiz', label: '' });
});

it('a result of a deleted profile has the names that the profile had', () => {
  const deletedProfile = { firstName: 'Eva', lastName: 'Cole' };
  expect(namedResult({ ...RECORD, deletedProfile }, [LEO])).toMatchObject({
    firstName: 'Eva',
    lastName: 'Cole',
    label: '',
  });
});

it('a result of an unknown profile has no names', () => {
  expect(namedResult(RECORD, [LEO])).toMatchObject({ firstName: '', lastName: '', label: '' });
});
