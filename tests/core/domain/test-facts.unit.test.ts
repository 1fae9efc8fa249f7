import { describe, expect, it } from 'vitest';
import { KITS } from '../../../core/domain/kit-registry.ts';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { deviceIdParts } from '../../../core/domain/device-id.ts';
import {
  beforeManufacture,
  collectionDay,
  isTooOldToReport,
  isTooYoung,
  readTestFacts,
  type FactsOfTest,
  type RawTestFacts,
} from '../../../core/domain/test-facts.ts';

const NOW = Date.UTC(2026, 10, 20, 18);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const iso = (at: number): string => new Date(at).toISOString();
const day = (text: string): CalendarDate => text as CalendarDate;

const RAW: RawTestFacts = {
  testId: 'test-1',
  deviceId: 'A1B2C3D4COV2600017',
  result: 'negative',
  isSymptomatic: 'no',
  symptomOnsetDate: 'n/a',
  testDate: iso(NOW - HOUR),
  collectedAt: iso(NOW - 2 * HOUR),
  analysedAt: iso(NOW - HOUR),
  utcOffset: -480,
  sendToAims: true,
};

const read = (change: Partial<RawTestFacts> = {}) => readTestFacts({ ...RAW, ...change }, NOW, KITS);
const faults = (change: Partial<RawTestFacts>): readonly string[] => {
  const facts = read(change);
  return facts.ok ? [] : facts.error.map(({ field, code }) => `${field} ${code}`);
};
function accepted(change: Partial<RawTestFacts>): FactsOfTest {
  const facts = read(change);
  if (!facts.ok) throw new Error(JSON.stringify(facts.error));
  return facts.value;
}

describe('a device id', () => {
  it.each([
    ['A1B2C3D4COV2600017', 'A1B2C3D4', 'COV2600017'],
    ['a1B2c3_4COV2600017', 'a1B2c3_4', 'COV2600017'],
    ['A1B2C3DCOV26001', 'A1B2C3D', 'COV26001'],
  ])('%s is of a known kit, with its serial and lot number apart', (deviceId, serialNumber, lotNumber) => {
    expect(deviceIdParts(deviceId, KITS)).toEqual({ kit: KITS[0], serialNumber, lotNumber });
    expect(accepted({ deviceId })).toMatchObject({ deviceId, kitId: 'covid', serialNumber, lotNumber });
  });

  it.each([
    '',
    'any',
    'A1B2C3D4CFL2600017',
    'A1B2C3D4cov2600017',
    'A1B2C3D4COV260001',
    'A1B2C3D4COV2600017X',
    'A1B2C3D4COV26001',
  ])('%j is not', (id) => {
    expect(deviceIdParts(id, KITS)).toBeNull();
    expect(faults({ deviceId: id })).toEqual(['deviceId INVALID_REQUEST']);
  });
});

describe('the times of a test', () => {
  it('are unchanged while they are in the past', () => {
    expect(accepted({})).toMatchObject({ testDate: NOW - HOUR, collectedAt: NOW - 2 * HOUR, clockAheadMs: 0 });
  });

  it('from a clock that is up to a day ahead are shifted back by the same amount', () => {
    const ahead = { testDate: iso(NOW + DAY), analysedAt: iso(NOW + DAY), collectedAt: iso(NOW + DAY - HOUR) };
    expect(accepted(ahead)).toMatchObject({
      testDate: NOW,
      analysedAt: NOW,
      collectedAt: NOW - HOUR,
      clockAheadMs: DAY,
    });
  });

  it('further ahead are rejected, each by its field name', () => {
    const ahead = iso(NOW + DAY + 1);
    expect(faults({ testDate: ahead })).toEqual(['testDate FUTURE_DATE']);
    expect(faults({ testDate: ahead, collectedAt: ahead, analysedAt: ahead })).toEqual([
      'testDate FUTURE_DATE',
      'collectedAt FUTURE_DATE',
      'analysedAt FUTURE_DATE',
    ]);
  });

  it('are not before the cassette was manufactured, in the person’s time zone', () => {
    const facts = accepted({ testDate: '2026-11-19T07:00:00Z', analysedAt: undefined, collectedAt: undefined });
    expect(beforeManufacture(facts, day('2026-11-18'), NOW)).toEqual([]);
    expect(beforeManufacture(facts, day('2026-11-19'), NOW)).toEqual([
      { field: 'testDate', code: 'BEFORE_MANUFACTURE' },
    ]);
    expect(beforeManufacture(facts, day('2026-12-01'), NOW)).toEqual([]);
    expect(beforeManufacture(facts, null, NOW)).toEqual([]);
  });

  it('are too old for a report after 31 days, counted from the collection', () => {
    const collectedAt = NOW - 31 * DAY;
    expect(isTooOldToReport({ testDate: NOW, collectedAt }, NOW)).toBe(false);
    expect(isTooOldToReport({ testDate: NOW, collectedAt: collectedAt - 1 }, NOW)).toBe(true);
    expect(isTooOldToReport({ testDate: collectedAt - 1, collectedAt: null }, NOW)).toBe(true);
  });
});

describe('the age on the day of the collection', () => {
  it.each([
    ['2024-11-20T00:00:00.000Z', false],
    ['2024-11-21T00:00:00.000Z', true],
    ['2026-11-30T00:00:00.000Z', true],
    ['', false],
  ])('born %s: too young %s', (birth, isYoung) => {
    expect(isTooYoung(birth, collectionDay(accepted({})))).toBe(isYoung);
  });
});

describe('the onset of symptoms', () => {
  const onset = (symptomOnsetDate: string, change: Partial<RawTestFacts> = {}) =>
    faults({ isSymptomatic: 'yes', symptomOnsetDate, ...change });

  it('is required with symptoms, and only then', () => {
    expect(onset('n/a')).toEqual(['symptomOnsetDate EMPTY_DATE']);
    expect(onset('2026-11-18')).toEqual([]);
    expect(onset('2026-11-18', { isSymptomatic: 'no' })).toEqual(['symptomOnsetDate INVALID_DATE']);
  });

  it('is not after the day of the collection', () => {
    const collectedAt = '2026-11-18T07:00:00Z';
    expect(onset('2026-11-17', { collectedAt })).toEqual([]);
    expect(onset('2026-11-18', { collectedAt })).toEqual(['symptomOnsetDate ONSET_AFTER_TEST']);
    expect(onset('2026-11-21', { collectedAt })).toEqual(['symptomOnsetDate FUTURE_DATE']);
  });

  it('is read in the sender’s time zone, and shifted back with the other times', () => {
    const ahead = iso(NOW + 20 * HOUR);
    const facts = { testDate: ahead, analysedAt: ahead, collectedAt: ahead };
    expect(onset('2026-11-21', facts)).toEqual([]);
    expect(accepted({ ...facts, isSymptomatic: 'yes', symptomOnsetDate: '2026-11-21' }).symptomOnsetDate).toBe(
      '2026-11-20',
    );
  });
});
