import { describe, expect, it } from 'vitest';
import { otpDeviceString, readOtpDeviceString } from '../../../core/domain/otp-device.ts';
import { toProfileSummary } from '../../../core/domain/profile.ts';
import { bareUsername, prefixedUsername } from '../../../core/domain/username.ts';
import { aProfileDraft } from '../../support/samples.ts';

describe('a username on the wire', () => {
  it('has the prefix before the e-mail, trimmed and in lower case', () => {
    expect(prefixedUsername('  Ana@Mail.Example ')).toBe('CLR_ana@mail.example');
  });

  it.each([
    ['CLR_ana@mail.example', 'ana@mail.example'],
    ['ana@mail.example', 'ana@mail.example'],
    ['CLR_CLR_ana@mail.example', 'CLR_ana@mail.example'],
    ['ana_CLR_@mail.example', 'ana_CLR_@mail.example'],
  ])('%s is known as %s', (wire, known) => {
    expect(bareUsername(wire)).toBe(known);
  });
});

describe('the string of a two-factor device', () => {
  it.each([
    ['PHONE', 'My phone'],
    ['EMAIL', 'PHONE_of_mine'],
    ['EMAIL', ''],
  ] as const)('says its type, %s, and its name, %j', (type, name) => {
    expect(readOtpDeviceString(otpDeviceString({ type, name }))).toEqual({ type, name });
  });

  it.each(['My phone', 'phone_My phone', 'TABLET_My phone'])('%s has only a name', (text) => {
    expect(readOtpDeviceString(text)).toEqual({ type: null, name: text });
  });
});

describe('the profile in the test flow', () => {
  const profile = { ...aProfileDraft({ consentToReport: true }), profileId: 'profile-1', sex: 'female' } as const;

  it('contains the identity, and of the address only the ZIP code', () => {
    expect(toProfileSummary(profile)).toEqual({
      profileId: 'profile-1',
      userGroupId: 'no-such-group',
      firstName: 'Ana',
      lastName: 'Ruiz',
      label: '',
      zipCode: '94110',
      dateOfBirth: '1988-04-12',
      age: 38,
      isDefaultProfile: false,
      consentToReport: true,
    });
  });

  it.each([
    [-1, null],
    [0, 0],
    [2, 2],
  ])('takes the age %i for %s', (age, known) => {
    expect(toProfileSummary({ ...profile, age }).age).toBe(known);
  });
});
