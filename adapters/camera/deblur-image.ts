import { makeDeblur, type Deblur, type DeblurSetting } from './deblur.ts';

/** The smallest difference of brightness that may be print, of 255. Without it the frame is of an empty table or a covered lens. */
const SMALLEST_CONTRAST = 8;

/** A square picture as RGBA. */
export interface SquareImage {
  readonly data: Uint8ClampedArray;
  readonly width: number;
}

/** The brightness that people see, from red, green and blue. */
const LUMA = [0.299, 0.587, 0.114] as const;

const prepared = new Map<string, Deblur>();

/** Prepared once for each size and setting. */
function deblurFor(side: number, setting: DeblurSetting): Deblur {
  const key = [side, setting.deviation, setting.noise].join();
  const deblur = prepared.get(key) ?? makeDeblur(side, setting);
  prepared.set(key, deblur);
  return deblur;
}

function greyOf({ data, width }: SquareImage): Float32Array {
  const grey = new Float32Array(width * width);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const at = 4 * pixel;
    grey[pixel] = LUMA[0] * (data[at] ?? 0) + LUMA[1] * (data[at + 1] ?? 0) + LUMA[2] * (data[at + 2] ?? 0);
  }
  return grey;
}

/** Each new pixel lies a quarter of an old one from the nearest old one, and is the mean of both, weighted by distance. */
function twiceAsLarge(grey: Float32Array, side: number): Float32Array {
  const rowsOnly = new Float32Array(2 * grey.length);
  const both = new Float32Array(4 * grey.length);
  const spread = (from: Float32Array, to: Float32Array, lines: number, along: number, across: number): void => {
    const last = side - 1;
    for (let line = 0; line < lines; line += 1) {
      const start = line * across;
      const target = along === 1 ? 2 * start : start;
      for (let place = 0; place < side; place += 1) {
        const here = 0.75 * (from[start + place * along] ?? 0);
        const before = from[start + Math.max(0, place - 1) * along] ?? 0;
        const after = from[start + Math.min(last, place + 1) * along] ?? 0;
        to[target + 2 * place * along] = here + 0.25 * before;
        to[target + (2 * place + 1) * along] = here + 0.25 * after;
      }
    }
  };
  spread(grey, rowsOnly, side, 1, side);
  spread(rowsOnly, both, 2 * side, 2 * side, 1);
  return both;
}

/** Writes a pixel at a time, which is several times as fast as its bytes one by one. */
function imageOf(grey: Float32Array): Uint8ClampedArray<ArrayBuffer> {
  const shades = new Uint8ClampedArray(grey);
  const pixels = new Uint32Array(grey.length);
  for (let pixel = 0; pixel < grey.length; pixel += 1)
    pixels[pixel] = 0xff_00_00_00 + 0x01_01_01 * (shades[pixel] ?? 0);
  return new Uint8ClampedArray(pixels.buffer);
}

function hasContrast(grey: Float32Array): boolean {
  let [least, most] = [Infinity, -Infinity];
  for (const value of grey) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return most - least >= SMALLEST_CONTRAST;
}

/**
 * The picture enlarged, with its blur corrected, in grey, as RGBA; null if it is all of one brightness. Its side must be a power of two.
 */
export function deblurImage(image: SquareImage, setting: DeblurSetting): Uint8ClampedArray<ArrayBuffer> | null {
  const grey = greyOf(image);
  if (!hasContrast(grey)) return null;
  deblurFor(image.width, setting)(grey);
  return imageOf(twiceAsLarge(grey, image.width));
}
