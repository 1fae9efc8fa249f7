import type { TestFacts } from '../../core/api/payloads.ts';
import {
  EASTERNMOST_OFFSET_MINUTES,
  calendarDateAt,
  parseIsoInstant,
  toCalendarDate,
  type CalendarDate,
} from '../../core/domain/calendar-date.ts';
import type { ErrorCode, FieldError } from '../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { FactsOfTest } from './ports.ts';

/** A phone's clock may be wrong by hours without its owner knowing; a day ahead is no wrong clock any more. */
const CLOCK_TOLERANCE_MS = 24 * 3_600_000;

/** What a create call says of a test as it arrives: its shape is right, its dates are still text. */
export interface RawTestFacts extends Omit<TestFacts, 'symptomOnsetDate' | 'collectedAt' | 'analysedAt' | 'utcOffset'> {
  readonly symptomOnsetDate: string;
  readonly collectedAt?: string | undefined;
  readonly analysedAt?: string | undefined;
  readonly utcOffset?: number | undefined;
}

/** The person's own day at `now` (epoch milliseconds); where it is not known, the latest one it can be. */
export function dayOfTest({ utcOffset }: RawTestFacts, now: number): CalendarDate {
  return calendarDateAt(now, utcOffset ?? EASTERNMOST_OFFSET_MINUTES);
}

function instantError(instant: number | null, now: number): ErrorCode | null {
  if (instant === null) return 'INVALID_DATE';
  return instant > now + CLOCK_TOLERANCE_MS ? 'FUTURE_DATE' : null;
}

function onsetError(onset: CalendarDate | null, isSymptomatic: string, today: CalendarDate): ErrorCode | null {
  if (onset === null) return 'INVALID_DATE';
  if (isSymptomatic !== 'yes') return 'INVALID_DATE';
  return onset > today ? 'FUTURE_DATE' : null;
}

/**
 * Reads what a submission says of the test itself. `now` in epoch milliseconds. Fails with every field whose value cannot be true: a
 * day the calendar does not have, a test in the future.
 */
export function readTestFacts(raw: RawTestFacts, now: number): Result<FactsOfTest, readonly FieldError[]> {
  const instants = {
    testDate: parseIsoInstant(raw.testDate),
    collectedAt: raw.collectedAt === undefined ? undefined : parseIsoInstant(raw.collectedAt),
    analysedAt: raw.analysedAt === undefined ? undefined : parseIsoInstant(raw.analysedAt),
  };
  const onset = raw.symptomOnsetDate === 'n/a' ? 'n/a' : toCalendarDate(raw.symptomOnsetDate);
  const codes: Record<string, ErrorCode | null> = {
    testDate: instantError(instants.testDate, now),
    collectedAt: instants.collectedAt === undefined ? null : instantError(instants.collectedAt, now),
    analysedAt: instants.analysedAt === undefined ? null : instantError(instants.analysedAt, now),
    symptomOnsetDate: onset === 'n/a' ? null : onsetError(onset, raw.isSymptomatic, dayOfTest(raw, now)),
  };
  const errors = Object.entries(codes).flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
  if (errors.length > 0 || instants.testDate === null || onset === null) return err(errors);
  return ok({
    testId: raw.testId,
    deviceId: raw.deviceId,
    result: raw.result,
    isSymptomatic: raw.isSymptomatic,
    symptomOnsetDate: onset,
    testDate: instants.testDate,
    collectedAt: instants.collectedAt ?? null,
    analysedAt: instants.analysedAt ?? null,
    utcOffset: raw.utcOffset ?? null,
    sendToAims: raw.sendToAims,
  });
}
