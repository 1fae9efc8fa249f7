import { describe, expect, it } from 'vitest';
import { KITS } from '../../../core/domain/kit-registry.ts';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { judgeCassette } from '../../../core/domain/cassette-verdict.ts';
import type { ScanOutcome } from '../../../core/domain/scan-outcome.ts';
import { aDevice } from '../../../fixtures/builders/device.ts';
import { BOXES, CASSETTES, type CassetteName } from '../../../fixtures/cassettes.ts';

const TODAY = '2026-11-20' as CalendarDate;
const FIRST_DEVICE_ID = 'A1B2C3D4COV2600017';

function judge(text: string, firstDeviceId: string | null = null) {
  return judgeCassette({ text, today: TODAY, firstDeviceId }, KITS);
}

describe('the verdict on a cassette', () => {
  const expected: Record<CassetteName, ScanOutcome> = {
    valid: 'accepted',
    different: 'accepted',
    validAsGs1: 'accepted',
    expired: 'expired',
    lastDay: 'accepted',
    flu: 'cflTest',
    expiredFlu: 'cflTest',
    unknownLot: 'scanFailed',
    short: 'accepted',
    cutShort: 'scanFailed',
    impossibleDate: 'scanFailed',
  };

  it.each(Object.entries(expected))('of %s is %s', (name, outcome) => {
    const verdict = judge(CASSETTES[name as CassetteName]);
    expect(verdict.outcome).toBe(outcome);
    expect(verdict.device === null).toBe(outcome === 'scanFailed');
  });

  it.each([BOXES.product, 'HTTP://shop.example', ' www.shop.example/kit', ']Q1https://shop.example', 'ftp://a'])(
    'of the web address %j is isUrl',
    (text) => {
      expect(judge(text)).toEqual({ outcome: 'isUrl', device: null, kit: null });
    },
  );

  it.each(['', ' ', 'http://', 'https:// shop', 'www', 'shop.example/kit', '://x', '01 00860000000017'])(
    'of %j is scanFailed',
    (text) => {
      expect(judge(text)).toEqual({ outcome: 'scanFailed', device: null, kit: null });
    },
  );

  it('strips the symbology identifier only from the very start', () => {
    expect(judge(` ]d2${CASSETTES.valid}`).outcome).toBe('scanFailed');
    expect(judge(`${CASSETTES.valid}]d2`).outcome).toBe('scanFailed');
    expect(judge(CASSETTES.valid.replace('21A1B2', '21]A1B2')).device).toEqual(aDevice());
  });

  it('reads at most 10,000 characters', () => {
    expect(judge(CASSETTES.valid.padEnd(10_000)).outcome).toBe('accepted');
    expect(judge(CASSETTES.valid.padEnd(10_001)).outcome).toBe('scanFailed');
  });

  it('accepts a date only when all six characters are digits of a real day', () => {
    for (const made of ['260100', '260001', '261301', '26011A', '250229', '______']) {
      expect(judge(CASSETTES.valid.replace('11260115', `11${made}`)).outcome, made).toBe('scanFailed');
      expect(judge(CASSETTES.valid.replace('17280115', `17${made}`)).outcome, made).toBe('scanFailed');
    }
  });

  it('rejects a repeated field in place of a missing one', () => {
    expect(judge('10COV2600110COV2600111260115').outcome).toBe('scanFailed');
    expect(judge('112601151126011510COV26001').outcome).toBe('scanFailed');
    expect(judge(CASSETTES.valid.replace('17280115', '11280115')).outcome).toBe('scanFailed');
  });
});

describe('the second scan', () => {
  it('accepts the same cassette, however it was read', () => {
    expect(judge(CASSETTES.valid, FIRST_DEVICE_ID).outcome).toBe('accepted');
    expect(judge(CASSETTES.validAsGs1, FIRST_DEVICE_ID).outcome).toBe('accepted');
  });

  it('checks only that it is the same one, because its expiry was checked at the first scan', () => {
    const tooLate = '2028-01-16' as CalendarDate;
    const again = judgeCassette({ text: CASSETTES.valid, today: tooLate, firstDeviceId: FIRST_DEVICE_ID }, KITS);
    expect(again.outcome).toBe('accepted');
    expect(judge(CASSETTES.expired, FIRST_DEVICE_ID).outcome).toBe('codeIsDifferentThanBefore');
  });

  it.each([
    ['flu', 'cflTest'],
    ['unknownLot', 'scanFailed'],
  ] as const)('says first that a cassette is %s (%s)', (name, outcome) => {
    expect(judge(CASSETTES[name], FIRST_DEVICE_ID).outcome).toBe(outcome);
  });
});
