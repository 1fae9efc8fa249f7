import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeBox } from '../../../core/domain/box-verdict.ts';
import { calendarDateFrom, type CalendarDate } from '../../../core/domain/calendar-date.ts';
import { judgeCassette } from '../../../core/domain/cassette-verdict.ts';
import { deviceIdParts } from '../../../core/domain/device-id.ts';
import { deviceIdOf } from '../../../core/domain/device.ts';
import { kitOfId } from '../../../core/domain/kit.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import { readCassette } from '../../../core/domain/parse-barcode.ts';
import { DEFAULT_KIT_SETTINGS } from '../../../core/domain/settings.ts';
import { encodeCassette, CASSETTES } from '../../../fixtures/cassettes.ts';
import { KITS_WITH_SECOND, SECOND_CASSETTES, SECOND_KIT } from '../../../fixtures/kits/second-kit.ts';
import { assertProperty } from '../../support/assert-property.ts';

const TODAY = '2026-11-20' as CalendarDate;
const judge = (text: string, kits: typeof KITS_WITH_SECOND | typeof KITS = KITS_WITH_SECOND) =>
  judgeCassette({ text, today: TODAY, firstDeviceId: null }, kits);

describe('a second kit', () => {
  it('is found by the lot of a cassette, in both of its formats, and judged by its own shelf life', () => {
    const outcomes = Object.values(SECOND_CASSETTES).map((text) => judge(text).outcome);
    expect(outcomes).toEqual(['accepted', 'accepted', 'accepted', 'expired']);
    expect(judge(SECOND_CASSETTES.valid)).toMatchObject({ kit: SECOND_KIT });
    expect(judge(SECOND_CASSETTES.short).device).toMatchObject({
      batchOrLotNumber: 'RVL2600',
      serialNumber: 'R1S2T3',
      expirationDate: '2027-12-01',
    });
  });

  it('leaves the first kit as it was', () => {
    for (const text of Object.values(CASSETTES)) expect(judge(text).outcome).toBe(judge(text, KITS).outcome);
    expect(judge(CASSETTES.valid)).toMatchObject({ kit: { id: 'covid' } });
  });

  it('is not accepted by the product', () => {
    for (const text of Object.values(SECOND_CASSETTES)) expect(judge(text, KITS).outcome).toBe('scanFailed');
    expect(judgeBox(SECOND_KIT.productUrl, KITS, DEFAULT_KIT_SETTINGS)).toBe('scanFailed');
    expect(judgeBox(SECOND_KIT.productUrl, KITS_WITH_SECOND, DEFAULT_KIT_SETTINGS)).toBe('accepted');
    expect(deviceIdParts('R1S2T3URVL260001', KITS)).toBeNull();
  });

  it('has the lot and serial number of every device id of its codes separated', () => {
    const serials = fc.stringMatching(/^[A-Z0-9]{7}$/);
    const lots = fc.stringMatching(/^RVL[0-9]{6}$/);
    const days = fc.integer({ min: 1, max: 28 }).map((day) => calendarDateFrom(2026, 6, day)!);
    assertProperty(
      fc.property(serials, lots, days, (serialNumber, batchOrLotNumber, made) => {
        const device = {
          ...{ deviceIdentifier: '00999000000012', manufacturingOrProductionDate: made, expirationDate: made },
          ...{ serialNumber, batchOrLotNumber },
        };
        expect(readCassette(encodeCassette(device, 'long'), KITS_WITH_SECOND)).toEqual({ device, kit: SECOND_KIT });
        expect(deviceIdParts(deviceIdOf(device), KITS_WITH_SECOND)).toEqual({
          ...{ kit: SECOND_KIT, serialNumber, lotNumber: batchOrLotNumber },
        });
      }),
    );
  });
});

it('the kit of an id that is not stored, or not known any more, is the first one', () => {
  const found = ['invented', 'covid', null, undefined, 'gone'].map((id) => kitOfId(KITS_WITH_SECOND, id).id);
  expect(found).toEqual(['invented', 'covid', 'covid', 'covid', 'covid']);
});

it('every number that a text may name is at least 2, so that texts need no singular', () => {
  const numbers = KITS.flatMap((kit) => Object.values(kitTexts(kit))).filter((value) => typeof value === 'number');
  expect(numbers.filter((value) => !Number.isInteger(value) || value < 2)).toEqual([]);
});
