import { describe, expect, test } from 'vitest';
import { readWithHtml5Qrcode } from '../../../adapters/camera/html5-qrcode-reader.ts';
import { centralCut } from '../../../adapters/camera/frame-geometry.ts';
import { renderSymbol, type PrintedSymbology } from '../../../adapters/symbols/bwip-symbols.ts';
import { makeRandom } from '../../../fixtures/random.ts';

const CASSETTE = '0100860000000017112601151728011510COV2600017\x1d21A1B2C3D4';
const BOX = 'https://clearline.example/kit';
const SIDE = 300;
const MODULE_PX = 6;
/** How far the code's centre is from the frame's, in pixels. */
const RIGHT = 20;
const DOWN = -10;
const CUT = centralCut(SIDE, SIDE, SIDE, SIDE, 1);

interface Taken {
  readonly text?: string;
  readonly symbology?: PrintedSymbology;
  readonly isEmpty?: boolean;
  readonly noise?: number;
  readonly print?: { readonly dark: number; readonly light: number };
}

/** A camera frame with a code. */
function frame({ text = CASSETTE, symbology = 'dataMatrix', ...taken }: Taken): ImageData {
  const { isEmpty = false, noise = 2, print = { dark: 40, light: 210 } } = taken;
  const { columns, modules } = renderSymbol(text, symbology);
  const random = makeRandom(3);
  const data = new Uint8ClampedArray(4 * SIDE * SIDE).fill(255);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const column = Math.floor(((pixel % SIDE) - SIDE / 2 - RIGHT) / MODULE_PX + columns / 2);
    const row = Math.floor((Math.floor(pixel / SIDE) - SIDE / 2 - DOWN) / MODULE_PX + columns / 2);
    const isIn = Math.min(column, row) >= 0 && Math.max(column, row) < columns;
    const isDark = !isEmpty && isIn && modules[row * columns + column] === 1;
    data.fill((isDark ? print.dark : print.light) + random.normal(noise), 4 * pixel, 4 * pixel + 3);
  }
  return { data, width: SIDE, height: SIDE } as ImageData;
}

describe('html5-qrcode', () => {
  test.each([
    ['a Data Matrix with its separators', CASSETTE, 'dataMatrix', 'DataMatrix', CASSETTE],
    ['a GS1 Data Matrix, after the mark of its kind', CASSETTE, 'gs1DataMatrix', 'DataMatrix', `\x1d${CASSETTE}`],
    ['a QR code', BOX, 'qr', 'QRCode', BOX],
  ] as const)('reads %s', (_what, text, symbology, found, read) => {
    expect(readWithHtml5Qrcode(frame({ text, symbology }), CUT)).toMatchObject([{ text: read, symbology: found }]);
  });

  test.each([
    ['dataMatrix', CASSETTE],
    ['qr', BOX],
  ] as const)('tells where a %s is', (symbology, text) => {
    const [found] = readWithHtml5Qrcode(frame({ text, symbology }), CUT);
    const width = (renderSymbol(text, symbology).columns * MODULE_PX) / SIDE;
    expect(found?.x).toBeCloseTo(RIGHT / SIDE, 1);
    expect(found?.y).toBeCloseTo(DOWN / SIDE, 1);
    // The corners that the decoder reports are within the code.
    expect(found?.size).toBeGreaterThan(0.6 * width);
    expect(found?.size).toBeLessThan(1.1 * width);
  });

  test('reads noise that the first of its two ways to tell dark from light does not', () => {
    const noisy = frame({ noise: 20 });
    expect(readWithHtml5Qrcode(noisy, CUT)).toMatchObject([{ text: CASSETTE }]);
  });

  test('reads white print on black only where it is searched for', () => {
    const inverted = (): ImageData => frame({ print: { dark: 210, light: 40 } });
    expect(readWithHtml5Qrcode(inverted(), CUT)).toEqual([]);
    expect(readWithHtml5Qrcode(inverted(), { ...CUT, alsoInverted: true })).toMatchObject([{ text: CASSETTE }]);
  });

  test('finds nothing where there is no code', () => {
    expect(readWithHtml5Qrcode(frame({ isEmpty: true }), { ...CUT, alsoInverted: true })).toEqual([]);
  });
});
