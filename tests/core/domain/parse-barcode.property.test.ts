import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Kits } from '../../../core/domain/kit.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { judgeCassette } from '../../../core/domain/cassette-verdict.ts';
import { deviceIdOf } from '../../../core/domain/device.ts';
import { parseBarcode } from '../../../core/domain/parse-barcode.ts';
import { encodeCassette } from '../../../fixtures/cassettes.ts';
import { mutatedCassettes, separators, writtenCassettes } from '../../../fixtures/arbitraries/cassettes.ts';
import { days } from '../../../fixtures/arbitraries/dates.ts';
import { expectedVerdict } from './cassette-oracle.ts';
import { dayAfter, EVERY_DAY } from '../../../fixtures/every-day.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { runs } from '../../support/property-settings.ts';
import { classify } from '../../support/property-statistics.ts';

/** The independent rules know only the first kit. */
const FIRST_KIT: Kits = [KITS[0]];

const RUNS = runs(2000);
const LOTS = ['COV', 'CFL', 'Cov', 'cfl', 'ABC', 'COX'] as const;

describe('the code of a cassette', () => {
  it('is parsed as written, in either format, any order, with any separators and scanner prefix', () => {
    assertProperty(
      fc.property(writtenCassettes('COV', 'CFL', 'XYZ'), ({ device, format, code }) => {
        const parsed = parseBarcode(code, KITS[0]);
        expect(parsed.ok).toBe(true);
        if (!parsed.ok) return;
        const { expirationDate, ...rest } = parsed.value;
        const { expirationDate: printed, ...written } = device;
        expect(rest).toEqual(written);
        if (format === 'long') expect(expirationDate).toBe(printed);
      }),
      RUNS,
    );
  });

  it('is parsed the same with separators between any two characters', () => {
    assertProperty(
      fc.property(writtenCassettes('COV'), fc.array(separators, { minLength: 54, maxLength: 54 }), (written, gaps) => {
        const plain = encodeCassette(written.device, written.format);
        const scattered = Array.from(plain, (character, index) => character + (gaps[index] ?? '')).join('');
        expect(parseBarcode(scattered, KITS[0])).toEqual(parseBarcode(plain, KITS[0]));
      }),
    );
  });

  it('upper-cases the lot and nothing else', () => {
    assertProperty(
      fc.property(writtenCassettes('cov', 'CoV'), ({ device, code }) => {
        const parsed = parseBarcode(code, KITS[0]);
        expect(parsed.ok && parsed.value).toMatchObject({
          batchOrLotNumber: device.batchOrLotNumber.toUpperCase(),
          serialNumber: device.serialNumber,
          deviceIdentifier: device.deviceIdentifier,
        });
      }),
    );
  });

  it('gets the verdict of the independent rules', () => {
    assertProperty(
      fc.property(writtenCassettes(...LOTS), ({ code, today }) => {
        expect(judgeCassette({ text: code, today, firstDeviceId: null }, FIRST_KIT)).toMatchObject(
          expectedVerdict(code, today),
        );
      }),
      RUNS,
    );
  });

  it('with one change gets the verdict of the independent rules', () => {
    assertProperty(
      fc.property(mutatedCassettes(...LOTS), ({ mutated: text, change, field, today }) => {
        const expected = expectedVerdict(text, today);
        classify(field === null ? 'characters' : `a field ${change}: ${expected.outcome}`);
        expect(judgeCassette({ text, today, firstDeviceId: null }, FIRST_KIT)).toMatchObject(expected);
      }),
      runs(10_000),
    );
  });

  it('of another cassette than the first is rejected, and the first one is accepted again', () => {
    assertProperty(
      fc.property(writtenCassettes('COV'), writtenCassettes('COV'), (first, second) => {
        const firstDeviceId = deviceIdOf(first.device);
        const judge = (written: typeof first) =>
          judgeCassette(
            { text: written.code, today: written.device.manufacturingOrProductionDate, firstDeviceId },
            FIRST_KIT,
          );
        expect(judge(first).outcome).toBe('accepted');
        const isSame = deviceIdOf(second.device) === firstDeviceId;
        expect(judge(second).outcome).toBe(isSame ? 'accepted' : 'codeIsDifferentThanBefore');
      }),
    );
  });

  it('manufactured on any day of 2000 to 2099 is accepted on its last day and expired on the next', () => {
    const device = { deviceIdentifier: '', batchOrLotNumber: 'COV26001', serialNumber: '1S2T3U4' };
    for (const made of EVERY_DAY) {
      const code = encodeCassette({ ...device, manufacturingOrProductionDate: made, expirationDate: made }, 'short');
      const parsed = parseBarcode(code, KITS[0]);
      const lastDay = parsed.ok ? parsed.value.expirationDate : made;
      const outcomes = [lastDay, dayAfter(lastDay)].map(
        (today) => judgeCassette({ text: code, today, firstDeviceId: null }, FIRST_KIT).outcome,
      );
      if (outcomes.join() !== 'accepted,expired') expect.unreachable(`made on ${made}: ${outcomes.join()}`);
    }
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom('01', '10', '11', '17', '21', ']d2', '\u001d', 'https://', 'www.', '260115', 'COV');
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 10_000, size: 'max' }),
    fc.string({ unit: fc.constantFrom('0', '1', '2', '7'), maxLength: 80, size: 'max' }),
    fc.array(fc.oneof(pieces, fc.string({ maxLength: 16 })), { maxLength: 20 }).map((parts) => parts.join('')),
  );

  it('of up to 10,000 characters gets a verdict without an exception', () => {
    assertProperty(
      fc.property(texts, days, (text, today) => {
        expect(judgeCassette({ text, today, firstDeviceId: 'A1B2C3D4COV2600017' }, FIRST_KIT)).toHaveProperty(
          'outcome',
        );
      }),
      runs(1000),
    );
  });

  it('of exactly 10,000 characters gets the verdict of the independent rules', () => {
    const today = EVERY_DAY[9_800]!;
    for (const [index, filler] of ['0', '1', ' ', '\u001d', ']', '_', 'é'].entries()) {
      for (const text of [
        filler.repeat(10_000),
        filler.repeat(9946) + '0100860000000017112601151728011510COV260001721A1B2C3D4',
      ]) {
        expect(judgeCassette({ text, today, firstDeviceId: null }, FIRST_KIT), `filler ${index}`).toMatchObject(
          expectedVerdict(text, today),
        );
      }
    }
  });
});
