import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readBarcodes } from 'zxing-wasm/reader';
import { deblurImage, type SquareImage } from '../../adapters/camera/deblur-image.ts';
import { LOOKS } from '../../adapters/camera/frame-looks.ts';
import { READER_OPTIONS } from '../../adapters/camera/zxing-reader-options.ts';
import { FRAME_SIDE, paintFrame } from '../../bench/decode/paint-frame.ts';
import { renderSymbol } from '../../adapters/symbols/bwip-symbols.ts';
import { makeRandom } from '../../fixtures/random.ts';
import { prepareReader } from '../support/zxing-reader.ts';

const SIDE = 256;
const TEXT = '10COV2601111260115212345678';
const EASY = { pixelsPerModule: 4, rotation: 0.05, tilt: 0, shake: 0, noise: 2, gradient: 0, glare: 0 };
const PRINT = { dark: 40, light: 210 };
const DEBLURS = LOOKS.flatMap((look) => (look.part === 'deblurred' ? [look] : []));

interface Taken {
  readonly isEmpty?: boolean;
  /** In modules. */
  readonly blur: number;
  readonly print?: typeof PRINT;
}

/** The centre of a picture of a cassette. */
function picture({ isEmpty = false, blur, print = PRINT }: Taken): SquareImage {
  const conditions = { ...EASY, ...print, blur: blur * EASY.pixelsPerModule };
  const labels = { symbol: renderSymbol(TEXT, 'dataMatrix'), isEmpty, beside: null };
  const luma = paintFrame(labels, conditions, makeRandom(7));
  const data = new Uint8ClampedArray(4 * SIDE * SIDE);
  const edge = (FRAME_SIDE - SIDE) / 2;
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const [column, row] = [edge + (pixel % SIDE), edge + Math.floor(pixel / SIDE)];
    data.fill(luma[row * FRAME_SIDE + column] ?? 0, 4 * pixel, 4 * pixel + 4);
  }
  return { data, width: SIDE };
}

async function textsIn({ data, width }: SquareImage, options = READER_OPTIONS): Promise<readonly string[]> {
  const image = { data, width, height: width, colorSpace: 'srgb' } as ImageData;
  const found = await readBarcodes(image, options);
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/** A picture in half its width and height, as a browser draws it. */
function halved({ data, width }: SquareImage): SquareImage {
  const side = width / 2;
  const smaller = new Uint8ClampedArray(4 * side * side);
  for (let place = 0; place < smaller.length; place += 1) {
    const [column, row, channel] = [(place >> 2) % side, Math.floor(place / 4 / side), place % 4];
    const first = 4 * (2 * row * width + 2 * column) + channel;
    const sum = [0, 4, 4 * width, 4 * width + 4].reduce((total, away) => total + (data[first + away] ?? 0), 0);
    smaller[place] = sum / 4;
  }
  return { data: smaller, width: side };
}

/** The picture after each correction of the looks. */
function corrected(taken: SquareImage): readonly (SquareImage | null)[] {
  return DEBLURS.map(({ isHalved, setting }) => {
    const seen = isHalved ? halved(taken) : taken;
    const data = deblurImage(seen, setting);
    return data === null ? null : { data, width: 2 * seen.width };
  });
}

/** What is read after each correction of the looks. */
async function textsAfterCorrections(taken: SquareImage): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const sharp of corrected(taken)) if (sharp !== null) texts.push(...(await textsIn(sharp)));
  return [...new Set(texts)];
}

// Painting a picture takes long on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

beforeAll(prepareReader);

describe('correcting the blur', () => {
  test.each([0.6, 0.65])('makes a code readable that is blurred by %d of a module', async (blur) => {
    const taken = picture({ blur });
    expect(await textsIn(taken)).toEqual([]);
    expect(await textsAfterCorrections(taken)).toEqual([TEXT]);
  });

  test('finds no code where there is none', async () => {
    for (const blur of [0.1, 0.6]) expect(await textsAfterCorrections(picture({ isEmpty: true, blur }))).toEqual([]);
  });

  test('keeps the mean brightness of a picture', () => {
    const mean = ({ data }: SquareImage): number => {
      const values = data.filter((_, place) => place % 4 < 3);
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    };
    const taken = picture({ blur: 0.6 });
    for (const sharp of corrected(taken)) expect(mean(sharp ?? taken)).toBeCloseTo(mean(taken), -1);
  });

  test('leaves out a picture without contrast, in which nothing can be read', () => {
    const data = Uint8ClampedArray.from({ length: 4 * SIDE * SIDE }, (_, place) => 100 + (place % 3));
    expect(corrected({ data, width: SIDE })).toEqual(DEBLURS.map(() => null));
    expect(corrected(picture({ blur: 0.6, print: { dark: 110, light: 130 } }))).not.toContain(null);
  });
});

describe('a white-on-black code', () => {
  const taken = picture({ blur: 0.1, print: { dark: 210, light: 40 } });

  test('is read only where it is searched for', async () => {
    expect(await textsIn(taken, { ...READER_OPTIONS, tryInvert: false })).toEqual([]);
    expect(await textsIn(taken, { ...READER_OPTIONS, tryInvert: true })).toEqual([TEXT]);
  });
});
