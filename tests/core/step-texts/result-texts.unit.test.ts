import { describe, expect, it } from 'vitest';
import { adviceFor } from '../../../core/domain/advice-lines.ts';
import { addDays, type CalendarDate } from '../../../core/domain/calendar-date.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import type { ProfileSummary } from '../../../core/domain/profile.ts';
import type { TestResultRecord } from '../../../core/domain/test-result.ts';
import { NO_IDENTITY, type AppState, type Moment } from '../../../core/flow/app-state.ts';
import { retestTime } from '../../../core/flow/retest-time.ts';
import { startedTest, storedResult } from '../../../core/flow/tested-once.ts';
import { EMPTY_SESSION } from '../../../core/flow/session.ts';
import { newResult, sheetTexts } from '../../../core/step-texts/result-texts.ts';

const HOUR = 3_600_000;
const TESTED_AT = Date.UTC(2026, 10, 20, 18);
const TESTED_ON = '2026-11-20' as CalendarDate;

const RECORD: TestResultRecord = {
  testId: 'test',
  result: 'negative',
  testDate: new Date(TESTED_AT).toISOString(),
  utcOffset: -480,
  profileId: 'ana',
  isSymptomatic: 'no',
  symptomOnsetDate: 'n/a',
  kitId: 'covid',
};

const after = (hours: number): Moment => ({
  kits: KITS,
  now: TESTED_AT + hours * HOUR,
  today: addDays(TESTED_ON, Math.floor(hours / 24)),
  offsetAt: () => -480,
});

const shownAfter = (hours: number, record: TestResultRecord, known: readonly TestResultRecord[]) =>
  storedResult(record, [], after(hours), known);

describe('the page of a result', () => {
  it.each(['yes', 'no'] as const)(
    'names the same time to test again as the list in every hour, symptoms: %s',
    (isSymptomatic) => {
      const record = { ...RECORD, isSymptomatic };
      for (let hours = 0; hours < 130; hours += 1) {
        const listed = retestTime(record, after(hours), [record]);
        const { again } = adviceFor(shownAfter(hours, record, [record]));
        const { key, times = {} } = again.find(({ key }) => key.startsWith('retest')) ?? {};
        const told = { retestBetween: times['from'], retestBy: times['until'], retestNow: null }[String(key)];
        expect([hours, listed?.at]).toEqual([hours, told]);
      }
    },
  );

  it('of an earlier result follows the later ones', () => {
    const later = (hours: number, result: TestResultRecord['result']): TestResultRecord => ({
      ...{ ...RECORD, result, testId: `later ${hours}` },
      testDate: new Date(TESTED_AT + hours * HOUR).toISOString(),
    });
    const keys = (...known: readonly TestResultRecord[]) =>
      adviceFor(shownAfter(101, RECORD, known)).again.map(({ key }) => key);
    expect(keys(later(50, 'positive'))).toEqual(['positiveCounts']);
    expect(keys(later(50, 'negative'), later(100, 'negative'))).toEqual(['allTestsDone', 'stillSick']);
    expect(keys({ ...later(50, 'positive'), profileId: 'ben' })[0]).toBe('retestNow');
  });

  it('offers the calendar until the time to test again has come', () => {
    const hasCalendar = (hours: number) =>
      sheetTexts(shownAfter(hours, RECORD, [])).some(({ id }) => id === 'result.calendar.button');
    expect([0, 47, 48, 72, 121].map(hasCalendar)).toEqual([true, true, false, false, false]);
  });
});

describe('a test that starts', () => {
  it('is one of the plan of its person, if it will count', () => {
    const startedAfter = (hours: number, isSymptomatic: 'yes' | 'no' | null, profileId: string, ...known: number[]) => {
      const records = known.map((sooner) => ({
        ...{ ...RECORD, testId: `test ${sooner}` },
        testDate: new Date(TESTED_AT - sooner * HOUR).toISOString(),
      }));
      const started = startedTest(
        { ...EMPTY_SESSION, isSymptomatic, selectedProfileId: profileId },
        after(hours),
        records,
      );
      return started && `${started.test} of ${started.of}`;
    };
    expect(startedAfter(49, null, 'ana', 0)).toBe('2 of 3');
    expect(startedAfter(100, 'no', 'ana', 0)).toBe('2 of 3');
    expect(startedAfter(49, null, 'ana', 0, 49)).toBe('3 of 3');
    // Half an hour before the time, the result will be read in time.
    expect(startedAfter(47.5, null, 'ana', 0)).toBe('2 of 3');
    const none = [
      startedAfter(1, null, 'ana'),
      startedAfter(24, null, 'ana', 0),
      startedAfter(49, 'yes', 'ana', 0),
      startedAfter(49, null, 'ben', 0),
      startedAfter(49, null, 'ana', 0, 49, 98),
      startedAfter(300, null, 'ana', 0),
    ];
    expect(none).toEqual(none.map(() => null));
  });
});

describe('the reader of a new result', () => {
  const profile = (dateOfBirth: string): ProfileSummary => ({
    ...{ profileId: 'p', userGroupId: 'g', firstName: 'Luz', lastName: 'Ruiz', label: '', zipCode: '94110', age: null },
    ...{ dateOfBirth: dateOfBirth as CalendarDate, isDefaultProfile: true, consentToReport: false },
  });
  const readerOf = (isSelfCollecting: boolean | null, tested: ProfileSummary | null) => {
    const session = { ...EMPTY_SESSION, isSelfCollecting, selectedProfileId: tested?.profileId ?? null };
    const identity: AppState['identity'] = { ...NO_IDENTITY, profiles: tested === null ? [] : [tested] };
    return newResult({ session, identity }, after(0), []).isReaders;
  };

  it.each([
    ['an adult who took the swab', true, profile('1988-04-12'), true],
    ['an adult whose swab another person took', false, profile('1988-04-12'), false],
    ['an adult who was not asked who took it', null, profile('1988-04-12'), true],
    ['a child', true, profile('2019-04-12'), false],
    ['a child whose swab another person took', false, profile('2019-04-12'), false],
    ['a person of 18 today', true, profile('2008-11-20'), true],
    ['a person of 17 until tomorrow', true, profile('2008-11-21'), false],
    ['a guest who took the swab', true, null, true],
    ['a guest whose swab another person took', false, null, false],
  ] as const)('is the tested person or not: %s', (_who, isSelfCollecting, tested, expected) => {
    expect(readerOf(isSelfCollecting, tested)).toBe(expected);
  });
});
