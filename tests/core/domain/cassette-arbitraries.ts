import fc from 'fast-check';
import type { ScannedDevice } from '../../../core/domain/device.ts';
import type { BarcodeFormat } from '../../../core/domain/parse-barcode.ts';
import { encodeCassette, FIELD_ORDER, type EncodeOptions } from '../../../fixtures/cassettes.ts';
import { EVERY_DAY } from './every-day.ts';

const UPPER = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
const WORD = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_');
const SEPARATORS = Array.from(' \t\u001d()-./:*+#\u00a0\u2028é😀');

/** A day that a code can carry. */
export const days = fc.constantFrom(...EVERY_DAY);

function text(characters: readonly string[], length: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...characters), minLength: length, maxLength: length });
}

/** Text that a code may hold between its fields, and that must not matter. */
export const separators = fc.string({ unit: fc.constantFrom(...SEPARATORS), maxLength: 3 });

/** The prefixes that scanners add. */
const prefixes = fc.tuple(
  fc.constantFrom('', ']d2', ']d1', ']Q3', ']C1'),
  fc.constantFrom('', '\u001d', '\u001d\u001d'),
);

export interface WrittenCassette {
  readonly format: BarcodeFormat;
  readonly device: ScannedDevice;
  readonly options: Required<EncodeOptions>;
  readonly code: string;
}

function devices(format: BarcodeFormat, lotPrefixes: readonly string[]): fc.Arbitrary<ScannedDevice> {
  const isLong = format === 'long';
  return fc.record({
    deviceIdentifier: isLong ? text(WORD, 14) : fc.constant(''),
    manufacturingOrProductionDate: days,
    expirationDate: days,
    batchOrLotNumber: fc
      .tuple(fc.constantFrom(...lotPrefixes), text(UPPER, isLong ? 7 : 5))
      .map(([start, rest]) => start + rest),
    serialNumber: text(WORD, isLong ? 8 : 7),
  });
}

/** A cassette of either format with one of the lot prefixes, written in any order, with any separators and prefix. */
export function writtenCassettes(...lotPrefixes: readonly string[]): fc.Arbitrary<WrittenCassette> {
  return fc.constantFrom<BarcodeFormat>('long', 'short').chain((format) => {
    const order = fc.shuffledSubarray([...FIELD_ORDER[format]], { minLength: FIELD_ORDER[format].length });
    const options = fc.record({ order, separator: separators, prefix: prefixes.map((parts) => parts.join('')) });
    return fc
      .tuple(devices(format, lotPrefixes), options)
      .map(([device, chosen]) => ({ format, device, options: chosen, code: encodeCassette(device, format, chosen) }));
  });
}

const characters = fc.oneof(
  fc.constantFrom(...WORD, ...SEPARATORS, ']'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

/** One change to a text: a character replaced, inserted, removed or repeated, two neighbors swapped, or its case inverted. */
export function mutationOf(code: string): fc.Arbitrary<string> {
  const at = fc.nat({ max: Math.max(0, code.length - 1) });
  return fc.oneof(
    fc.tuple(at, characters).map(([index, other]) => code.slice(0, index) + other + code.slice(index + 1)),
    fc
      .tuple(fc.nat({ max: code.length }), characters)
      .map(([index, other]) => code.slice(0, index) + other + code.slice(index)),
    at.map((index) => code.slice(0, index) + code.slice(index + 1)),
    at.map((index) => code.slice(0, index) + (code[index] ?? '') + code.slice(index)),
    at.map((index) => code.slice(0, index) + (code[index + 1] ?? '') + (code[index] ?? '') + code.slice(index + 2)),
    at.map((index) => code.slice(0, index)),
    at.map((index) => code.slice(index)),
    fc.constantFrom(code.toLowerCase(), code + code, `https://${code}`, ` ${code}`),
  );
}
