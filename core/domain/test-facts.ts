import { ageOn } from './age.ts';
import {
  calendarDateAt,
  dayOfIso,
  EASTERNMOST_OFFSET_MINUTES,
  parseIsoInstant,
  toCalendarDate,
} from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { SureAnswer, TestResult } from './choice-lists.ts';
import { deviceIdParts } from './device-id.ts';
import type { ErrorCode, FieldError } from './error-codes.ts';
import type { Kits } from './kit.ts';
import { CLOCK_TOLERANCE_MS, MIN_TESTED_AGE, OLDEST_REPORTED_TEST_MS } from './limits.ts';
import { err, ok, type Result } from './result.ts';

/** The test of a submission. Instants in epoch milliseconds, `utcOffset` in minutes east. */
export interface FactsOfTest {
  readonly testId: string;
  readonly deviceId: string;
  /** The kit and the parts that the device id names. */
  readonly kitId: string;
  readonly serialNumber: string;
  readonly lotNumber: string;
  readonly result: TestResult;
  readonly isSymptomatic: SureAnswer;
  readonly symptomOnsetDate: CalendarDate | 'n/a';
  readonly testDate: number;
  readonly collectedAt: number | null;
  readonly analysedAt: number | null;
  readonly utcOffset: number | null;
  readonly sendToAims: boolean;
  /** The number of the person's choice (`RawTestFacts`), or null. */
  readonly choice: number | null;
  /** How far the instants were ahead of the server's clock when they were sent, in milliseconds; the ones here are corrected. */
  readonly clockAheadMs: number;
}

/**
 * The fields of a test that both create calls share (product.md section 7, with the optional fields of decisions.md section 6), as they
 * arrive: well-formed, with days and instants as ISO text.
 */
export interface RawTestFacts extends Pick<
  FactsOfTest,
  'testId' | 'deviceId' | 'result' | 'isSymptomatic' | 'sendToAims'
> {
  /** `n/a` when not symptomatic. */
  readonly symptomOnsetDate: string;
  /** The time of analysis; used for each of the optional times that is missing. */
  readonly testDate: string;
  readonly collectedAt?: string | undefined;
  readonly analysedAt?: string | undefined;
  /** The person's own offset from UTC in minutes, east positive. */
  readonly utcOffset?: number | undefined;
  /**
   * Grows with each choice that the person makes about this test. A call whose number is not greater than the stored one changes nothing,
   * because it was sent before or is repeated. Without a number the later call counts.
   */
  readonly choice?: number | undefined;
}

type Times = Pick<FactsOfTest, 'testDate' | 'collectedAt' | 'utcOffset'>;

/** The person's own day at an instant; if the offset is unknown, the latest day on Earth. */
function dayAt(instant: number, utcOffset: number | null | undefined): CalendarDate {
  return calendarDateAt(instant, utcOffset ?? EASTERNMOST_OFFSET_MINUTES);
}

/** The person's own day when the sample was taken. */
export function collectionDay({ collectedAt, testDate, utcOffset }: Times): CalendarDate {
  return dayAt(Math.min(collectedAt ?? testDate, testDate), utcOffset);
}

/** Whether a test is too old to be reported at `now` (epoch milliseconds). */
export function isTooOldToReport({ collectedAt, testDate }: Omit<Times, 'utcOffset'>, now: number): boolean {
  return now - Math.min(collectedAt ?? testDate, testDate) > OLDEST_REPORTED_TEST_MS;
}

/** Whether a person was too young for the test on the day it was taken. False if the date of birth is unknown. */
export function isTooYoung(dateOfBirth: string, collectedOn: CalendarDate): boolean {
  const born = dayOfIso(dateOfBirth);
  return born !== null && ageOn(born, collectedOn) < MIN_TESTED_AGE;
}

/**
 * The times of a test that are before the manufacture of its cassette. A day of manufacture after `now` is a misprint, and proves
 * nothing.
 */
export function beforeManufacture(
  facts: FactsOfTest,
  manufacturedOn: CalendarDate | null,
  now: number,
): readonly FieldError[] {
  if (manufacturedOn === null || manufacturedOn > dayAt(now, facts.utcOffset)) return [];
  return (['testDate', 'collectedAt', 'analysedAt'] as const).flatMap((field) => {
    const instant = facts[field];
    return instant !== null && dayAt(instant, facts.utcOffset) < manufacturedOn
      ? [{ field, code: 'BEFORE_MANUFACTURE' as const }]
      : [];
  });
}

function instantError(instant: number | null, now: number): ErrorCode | null {
  if (instant === null) return 'INVALID_DATE';
  return instant > now + CLOCK_TOLERANCE_MS ? 'FUTURE_DATE' : null;
}

/** `sentOn` is the day of collection by the client's clock, which the person saw when answering. */
function onsetError(text: string, isSymptomatic: SureAnswer, sentOn: CalendarDate, today: CalendarDate) {
  if (text === 'n/a') return isSymptomatic === 'yes' ? 'EMPTY_DATE' : null;
  const onset = toCalendarDate(text);
  if (onset === null || isSymptomatic !== 'yes') return 'INVALID_DATE';
  if (onset <= sentOn) return null;
  return onset > today ? 'FUTURE_DATE' : 'ONSET_AFTER_TEST';
}

function readInstants({ testDate, collectedAt, analysedAt }: RawTestFacts) {
  return {
    testDate: parseIsoInstant(testDate),
    collectedAt: collectedAt === undefined ? undefined : parseIsoInstant(collectedAt),
    analysedAt: analysedAt === undefined ? undefined : parseIsoInstant(analysedAt),
  };
}

/** The onset by the corrected clock. Symptoms were there at the collection, so that a later day comes from a clock that was changed. */
export function correctedOnset(onset: CalendarDate | 'n/a', collectedOn: CalendarDate): CalendarDate | 'n/a' {
  return onset !== 'n/a' && onset > collectedOn ? collectedOn : onset;
}

/**
 * Reads what a submission says of the test itself. `now` in epoch milliseconds. Instants that lie ahead of it by up to a day come from a
 * wrong clock: the newest is taken as now and the others keep their distance from it. Fails with every field whose value cannot be true.
 */
export function readTestFacts(raw: RawTestFacts, now: number, kits: Kits): Result<FactsOfTest, readonly FieldError[]> {
  const cassette = deviceIdParts(raw.deviceId, kits);
  const { testDate, collectedAt, analysedAt } = readInstants(raw);
  const sent = [testDate, collectedAt, analysedAt].filter((instant) => typeof instant === 'number');
  const clockAheadMs = Math.max(0, ...sent.map((instant) => instant - now));
  const clock = now + Math.min(clockAheadMs, CLOCK_TOLERANCE_MS);
  const collected = Math.min(...[testDate, collectedAt].filter((instant) => typeof instant === 'number'), clock);
  const [sentOn, today] = [dayAt(collected, raw.utcOffset), dayAt(clock, raw.utcOffset)];
  const codes: Record<string, ErrorCode | null> = {
    deviceId: cassette === null ? 'INVALID_REQUEST' : null,
    testDate: instantError(testDate, now),
    collectedAt: collectedAt === undefined ? null : instantError(collectedAt, now),
    analysedAt: analysedAt === undefined ? null : instantError(analysedAt, now),
    symptomOnsetDate: onsetError(raw.symptomOnsetDate, raw.isSymptomatic, sentOn, today),
  };
  const errors = Object.entries(codes).flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
  if (errors.length > 0 || testDate === null || cassette === null) return err(errors);
  const { testId, deviceId, result, isSymptomatic, sendToAims, choice = null, utcOffset = null } = raw;
  const { kit, serialNumber, lotNumber } = cassette;
  const device = { deviceId, kitId: kit.id, serialNumber, lotNumber };
  const times = {
    testDate: testDate - clockAheadMs,
    collectedAt: typeof collectedAt === 'number' ? collectedAt - clockAheadMs : null,
    analysedAt: typeof analysedAt === 'number' ? analysedAt - clockAheadMs : null,
    utcOffset,
    clockAheadMs,
  };
  const symptomOnsetDate = correctedOnset(toCalendarDate(raw.symptomOnsetDate) ?? 'n/a', collectionDay(times));
  return ok({ testId, ...device, result, isSymptomatic, symptomOnsetDate, sendToAims, choice, ...times });
}
