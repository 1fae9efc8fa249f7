import { describe, expect, it } from 'vitest';
import { explainCassette } from '../../cli/explain-cassette.ts';
import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import { BOXES, CASSETTES } from '../../fixtures/cassettes.ts';

const TODAY = '2026-11-20' as CalendarDate;

function verdictLine(text: string, firstDeviceId: string | null = null): string {
  return explainCassette({ text, today: TODAY, firstDeviceId }).text.split('\n')[0] ?? '';
}

describe('the explanation of a verdict', () => {
  it.each([
    [CASSETTES.valid, 'accepted: A COVID-19 test that has not expired'],
    [CASSETTES.expired, 'expired: Its last day was 2026-11-19.'],
    [CASSETTES.flu, 'cflTest: It is a flu test'],
    [BOXES.product, 'isUrl: It is a web address'],
    [CASSETTES.unknownLot, 'scanFailed: The lot belongs to no known test.'],
    [CASSETTES.impossibleDate, 'scanFailed: 11 (made on) is not a valid date.'],
    [CASSETTES.cutShort, 'scanFailed: Field 21 (serial number) is too short: only "21A1B2C3D" remains.'],
    [`${CASSETTES.valid}99`, 'scanFailed: "99" remains, and "99" names no field of the long format.'],
    [`${CASSETTES.valid}21A1B2C3D4`, 'scanFailed: Field 21 (serial number) occurs twice.'],
    [CASSETTES.valid.slice(0, 44), 'scanFailed: Field 21 (serial number) is missing.'],
    [' \u001d ', 'scanFailed: It contains no letters or digits.'],
    ['1'.repeat(10_001), 'scanFailed: It has more than 10000 characters'],
  ])('of %j begins with %j', (text, start) => {
    expect(verdictLine(text).slice(0, start.length)).toBe(start);
  });

  it('names both cassettes when the second differs', () => {
    expect(verdictLine(CASSETTES.different, 'A1B2C3D4COV2600017')).toBe(
      'codeIsDifferentThanBefore: The first scan was A1B2C3D4COV2600017, this one is A1B2C3D5COV2600017.',
    );
    expect(verdictLine(CASSETTES.valid, 'A1B2C3D4COV2600017')).toContain('same cassette as in the first scan');
  });

  it('shows the fields that were parsed before parsing stopped', () => {
    const { text } = explainCassette({ text: CASSETTES.cutShort, today: TODAY, firstDeviceId: null });
    expect(text).toContain('device identifier');
    expect(text).toContain('COV2600017, a COVID-19 test');
    expect(text).not.toContain('Device id');
  });
});
