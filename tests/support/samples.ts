import { randomUUID } from 'node:crypto';
import type { AccountSubmission, GuestSubmission } from '../../core/api/payloads.ts';
import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import { deviceIdOf, type ScannedDevice } from '../../core/domain/device.ts';
import { EMPTY_GUEST_INFO, type GuestInfo } from '../../core/domain/guest-info.ts';
import type { ProfileDraft } from '../../core/domain/profile.ts';

/** 20 November 2026, 18:00 UTC. */
export const SAMPLE_INSTANT = Date.UTC(2026, 10, 20, 18);

/** A cassette with a unique serial number. */
export function aDevice(overrides: Partial<ScannedDevice> = {}): ScannedDevice {
  return {
    serialNumber: randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase(),
    batchOrLotNumber: 'COV2600017',
    deviceIdentifier: '00860000000017',
    manufacturingOrProductionDate: '2026-01-15' as CalendarDate,
    expirationDate: '2028-01-15' as CalendarDate,
    ...overrides,
  };
}

/** An invented guest with a complete form. */
export function aGuest(overrides: Partial<GuestInfo> = {}): GuestInfo {
  return {
    ...EMPTY_GUEST_INFO,
    firstName: 'Ana',
    lastName: 'Ruiz',
    dateOfBirth: '1988-04-12T00:00:00.000Z',
    age: 38,
    phoneNumber: '4155550100',
    address: '12 Example Street',
    city: 'San Francisco',
    state: 'CA',
    zipCode: '94110',
    sex: 'female',
    emailAddress: 'ana@clearline.example',
    ...overrides,
  };
}

/** A negative test that is reported. */
export function aGuestSubmission(overrides: Partial<GuestSubmission> = {}): GuestSubmission {
  return {
    testId: 'no-such-test',
    deviceId: deviceIdOf(aDevice()),
    result: 'negative',
    testDate: '2026-11-20T17:50:00.000Z',
    isSymptomatic: 'no',
    symptomOnsetDate: 'n/a',
    sendToAims: true,
    submitToCloud: false,
    guestInfo: aGuest(),
    ...overrides,
  };
}

/** A test that is not reported: no personal data is sent. */
export function anUnreportedSubmission(overrides: Partial<GuestSubmission> = {}): GuestSubmission {
  return aGuestSubmission({ sendToAims: false, guestInfo: EMPTY_GUEST_INFO, ...overrides });
}

/** A complete profile that an account wants to create. */
export function aProfileDraft(overrides: Partial<ProfileDraft> = {}): ProfileDraft {
  const { sex: gender, emailAddress: _notAsked, ...person } = aGuest();
  return {
    ...person,
    gender,
    userGroupId: 'no-such-group',
    userId: 'no-such-user',
    isDefaultProfile: false,
    consentToReport: false,
    label: '',
    ...overrides,
  };
}

/** A negative test of an account that is reported. */
export function anAccountSubmission(overrides: Partial<AccountSubmission> = {}): AccountSubmission {
  const { guestInfo: _inTheProfile, submitToCloud: _onlyForGuests, ...facts } = aGuestSubmission();
  return { ...facts, userGroupId: 'no-such-group', profileId: 'no-such-profile', isAnonymous: false, ...overrides };
}
