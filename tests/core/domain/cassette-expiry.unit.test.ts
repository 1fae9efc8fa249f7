import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { cassetteExpiry, isExpired } from '../../../core/domain/cassette-expiry.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';

const [KIT] = KITS;
import { aDevice } from '../../../fixtures/builders/device.ts';
import { dayAfter, EVERY_DAY } from '../../../fixtures/every-day.ts';

/** Two years on; only 29 February has no such day. */
function lastDayOf(manufactured: CalendarDate): CalendarDate {
  const later = `${Number(manufactured.slice(0, 4)) + 2}${manufactured.slice(4)}`;
  return later.replace(/02-29$/, '02-28') as CalendarDate;
}

describe('the expiry of a cassette', () => {
  it('is 24 calendar months after any day of 2000 to 2099, and that day is still valid', () => {
    for (const made of EVERY_DAY) {
      const device = aDevice({ manufacturingOrProductionDate: made });
      const lastDay = lastDayOf(made);
      if (
        cassetteExpiry(made, KIT) !== lastDay ||
        isExpired(device, lastDay, KIT) ||
        !isExpired(device, dayAfter(lastDay), KIT)
      ) {
        expect.unreachable(`made on ${made}`);
      }
    }
  });

  it('ignores the printed expiry', () => {
    const printedEarlier = aDevice({ expirationDate: '2026-02-01' as CalendarDate });
    expect(isExpired(printedEarlier, '2026-11-20' as CalendarDate, KIT)).toBe(false);
    const printedLater = aDevice({ expirationDate: '2040-01-01' as CalendarDate });
    expect(isExpired(printedLater, '2028-01-16' as CalendarDate, KIT)).toBe(true);
  });

  it('does not mind a day of manufacture in the future', () => {
    expect(isExpired(aDevice(), '2020-01-01' as CalendarDate, KIT)).toBe(false);
  });

  it('is the kit’s own', () => {
    const kit = { ...KIT, shelfLifeMonths: 1 };
    expect(cassetteExpiry('2026-01-31' as CalendarDate, kit)).toBe('2026-02-28');
    expect(isExpired(aDevice(), '2026-02-16' as CalendarDate, kit)).toBe(true);
  });
});
