import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_RULES } from '../../../cli/code/code-rules.ts';
import {
  codeBaseOf,
  makeCassetteCode,
  requestedDevice,
  type CassetteRequest,
} from '../../../cli/code/make-cassette.ts';
import { newestExpired, oldestUsable } from '../../../cli/code/cassette-days.ts';
import { mutationsOf } from '../../../cli/code/mutate-code.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { judgeCassette } from '../../../core/domain/cassette-verdict.ts';
import { deviceIdOf } from '../../../core/domain/device.ts';
import { parseBarcode, readBarcodeFields } from '../../../core/domain/parse-barcode.ts';
import { makeRandom } from '../../../fixtures/random.ts';
import { writtenCassettes } from '../../../fixtures/arbitraries/cassettes.ts';
import { days } from '../../../fixtures/arbitraries/dates.ts';
import { assertProperty } from '../../support/assert-property.ts';

/** Such that two years before and a day after are days of a code too. */
const todays = days.filter((day) => day >= '2003' && day < '2099');
const formats = fc.constantFrom('long', 'short');

const requests: fc.Arbitrary<CassetteRequest> = formats.chain((format) =>
  fc.record(
    {
      format: fc.constant(format),
      today: todays,
      lot: fc.constantFrom('COV', 'CFL', 'cov', 'XYZ').map((start) => start.padEnd(format === 'long' ? 10 : 8, '7')),
      serial: fc.stringMatching(format === 'long' ? /^[A-Z0-9]{8}$/ : /^[A-Z0-9]{7}$/),
      manufactured: days,
      isExpired: fc.boolean(),
      ...(format === 'long' && { expires: days, deviceIdentifier: fc.stringMatching(/^\d{14}$/) }),
      random: fc.nat().map((seed) => makeRandom(seed)),
    },
    { requiredKeys: ['format', 'today'] },
  ),
);

describe('a generated code', () => {
  it('has the requested fields and the printed outcome', () => {
    assertProperty(
      fc.property(requests, (request) => {
        const made = makeCassetteCode(request);
        if (!made.ok) throw new Error(made.error);
        const { text, outcome } = made.value;
        const { today, lot, serial, manufactured, expires, isExpired = false } = request;
        const parsed = parseBarcode(text, KITS[0]);
        if (!parsed.ok) throw new Error(text);
        expect(parsed.value).toMatchObject({
          ...(lot !== undefined && { batchOrLotNumber: lot.toUpperCase() }),
          ...(serial !== undefined && { serialNumber: serial }),
          ...(manufactured !== undefined && !isExpired && { manufacturingOrProductionDate: manufactured }),
          ...(expires !== undefined && { expirationDate: expires }),
        });
        expect(judgeCassette({ text, today, firstDeviceId: null }, KITS).outcome).toBe(outcome);
        if (isExpired) expect(outcome).not.toBe('accepted');
      }),
    );
  });

  it('from only a seed is accepted, and is the same every time', () => {
    assertProperty(
      fc.property(formats, todays, fc.nat(), (format, today, seed) => {
        const make = () => makeCassetteCode({ format, today, random: makeRandom(seed) });
        expect(make()).toEqual({ ok: true, value: { outcome: 'accepted', text: expect.any(String) as string } });
        expect(make()).toEqual(make());
      }),
    );
  });

  it('is rejected in the requested way', () => {
    const rejections = CODE_RULES.filter(({ outcome, isSecondScan }) => outcome !== 'accepted' && !isSecondScan);
    assertProperty(
      fc.property(formats, todays, fc.constantFrom(...rejections), (format, today, { kind, outcome }) => {
        const made = makeCassetteCode({ format, today, invalid: kind });
        if (!made.ok) expect(made.error).toMatch(/^The short format has no/);
        else expect(judgeCassette({ text: made.value.text, today, firstDeviceId: null }, KITS).outcome).toBe(outcome);
      }),
    );
  });

  it('is an error when no code can meet the request', () => {
    const today = '2026-11-20' as CalendarDate;
    const asked = (request: Partial<CassetteRequest>) => makeCassetteCode({ format: 'long', today, ...request });
    for (const wrong of [
      { lot: 'COV1' },
      { serial: 'A-1B2C3D' },
      { format: 'short', expires: today },
      { manufactured: '1999-12-31' as CalendarDate },
      { lot: 'CFL2600017', invalid: 'expired' },
      { format: 'short', invalid: 'missing-printed-expiry' },
    ] as const) {
      expect(asked(wrong)).toMatchObject({ ok: false });
    }
  });
});

describe('a mutated code', () => {
  const accepted = fc.tuple(writtenCassettes('COV'), todays).filter(([{ code }, today]) => codeBaseOf(code, today).ok);

  it('has the outcome and the problem that its rule names', () => {
    assertProperty(
      fc.property(accepted, ([{ code, device }, today]) => {
        const base = codeBaseOf(code, today);
        if (!base.ok) throw new Error(code);
        for (const { kind, outcome, isSecondScan, text } of mutationsOf(base.value)) {
          const firstDeviceId = isSecondScan ? deviceIdOf(device) : null;
          expect([kind, judgeCassette({ text, today, firstDeviceId }, KITS).outcome]).toEqual([kind, outcome]);
          const problem = CODE_RULES.find((rule) => rule.kind === kind)?.problem;
          if (problem !== undefined)
            expect([kind, readBarcodeFields(text, KITS[0]).problem?.kind]).toEqual([kind, problem]);
        }
      }),
    );
  });

  it('exists for every rule, in the long format', () => {
    const today = '2026-11-20' as CalendarDate;
    const made = makeCassetteCode({ format: 'long', today });
    const base = codeBaseOf(made.ok ? made.value.text : '', today);
    if (!base.ok) throw new Error(base.error);
    expect(mutationsOf(base.value).map(({ kind }) => kind)).toEqual(CODE_RULES.map(({ kind }) => kind));
    expect(new Set(CODE_RULES.map(({ kind }) => kind)).size).toBe(CODE_RULES.length);
  });
});

it('the last valid day and the first invalid day are adjacent', () => {
  assertProperty(
    fc.property(todays, (today) => {
      const outcomeOf = (manufactured: CalendarDate) => {
        const made = makeCassetteCode({ format: 'long', today, manufactured });
        return made.ok ? made.value.outcome : made.error;
      };
      expect([outcomeOf(oldestUsable(today, KITS[0])), outcomeOf(newestExpired(today, KITS[0]))]).toEqual([
        'accepted',
        'expired',
      ]);
      expect(requestedDevice({ format: 'long', today, isExpired: true }).manufacturingOrProductionDate).toBe(
        newestExpired(today, KITS[0]),
      );
    }),
  );
});
