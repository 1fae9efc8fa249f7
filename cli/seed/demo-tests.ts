import { createHash } from 'node:crypto';
import type { AccountSubmission } from '../../core/api/payloads.ts';
import { addMonths, calendarDateAt, toIsoInstant, type CalendarDate } from '../../core/domain/calendar-date.ts';
import { cassetteExpiry } from '../../core/domain/cassette-expiry.ts';
import type { TestResult } from '../../core/domain/choice-lists.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { deviceIdOf, type ScannedDevice } from '../../core/domain/device.ts';
import type { DemoAccount } from './demo-people.ts';

const DAY_MS = 86_400_000;
const DAYS_OF_SYMPTOMS = 2;
const MONTHS_OLD = 6;
const SERIAL_LENGTH = 8;

/** A test that was taken a while ago. */
export interface OldTest {
  /** The person who was tested, of the account's people. */
  readonly person: number;
  readonly result: TestResult;
  readonly daysAgo: number;
  readonly hadSymptoms: boolean;
  readonly reported: 'with the name' | 'anonymously' | 'no';
}

/** Every kind of result once, and one of the child's. Person and result together identify a test. */
export const OLD_TESTS: readonly OldTest[] = [
  { person: 0, result: 'positive', daysAgo: 12, hadSymptoms: true, reported: 'with the name' },
  { person: 0, result: 'negative', daysAgo: 3, hadSymptoms: false, reported: 'anonymously' },
  { person: 1, result: 'invalid', daysAgo: 40, hadSymptoms: false, reported: 'no' },
  { person: 2, result: 'negative', daysAgo: 11, hadSymptoms: true, reported: 'no' },
];

/** A cassette for one test, the same at every seeding, so that nothing is created twice. */
export function demoDevice({ email }: DemoAccount, what: string, today: CalendarDate): ScannedDevice {
  const hash = createHash('sha256').update(`${email} ${what}`).digest('hex');
  const manufacturingOrProductionDate = addMonths(today, -MONTHS_OLD);
  return {
    deviceIdentifier: '00860000000017',
    manufacturingOrProductionDate,
    expirationDate: cassetteExpiry(manufacturingOrProductionDate, KITS[0]),
    batchOrLotNumber: 'COV2600017',
    serialNumber: hash.slice(0, SERIAL_LENGTH).toUpperCase(),
  };
}

/** An old test as it is sent. `now` in epoch milliseconds. */
export function submissionOf(
  account: DemoAccount,
  test: OldTest,
  owner: Pick<AccountSubmission, 'testId' | 'userGroupId' | 'profileId'>,
  { now, utcOffset }: { readonly now: number; readonly utcOffset: number },
): AccountSubmission {
  const { person, result, daysAgo, hadSymptoms, reported } = test;
  const taken = now - daysAgo * DAY_MS;
  const onset = calendarDateAt(taken - DAYS_OF_SYMPTOMS * DAY_MS, utcOffset);
  return {
    ...owner,
    deviceId: deviceIdOf(demoDevice(account, `${person} ${result}`, calendarDateAt(now, utcOffset))),
    result,
    testDate: toIsoInstant(taken),
    isSymptomatic: hadSymptoms ? 'yes' : 'no',
    symptomOnsetDate: hadSymptoms ? onset : 'n/a',
    sendToAims: reported !== 'no',
    isAnonymous: reported === 'anonymously',
    utcOffset,
  };
}
