import { makeDeblur, type Deblur, type DeblurSetting } from './deblur.ts';

/** How to correct the blur of a cut picture before it is decoded. */
export interface ImageDeblur {
  readonly setting: DeblurSetting;
  /** How much the corrected picture is enlarged. */
  readonly enlargement: 1 | 2;
}

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

function imageOf(grey: Float32Array): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(4 * grey.length);
  for (let pixel = 0; pixel < grey.length; pixel += 1) data.fill(grey[pixel] ?? 0, 4 * pixel, 4 * pixel + 3);
  return data;
}

/** The picture with its blur corrected, in grey, as RGBA. Its side must be a power of two. */
export function deblurImage(image: SquareImage, { setting, enlargement }: ImageDeblur): Uint8ClampedArray<ArrayBuffer> {
  const grey = greyOf(image);
  deblurFor(image.width, setting)(grey);
  return imageOf(enlargement === 1 ? grey : twiceAsLarge(grey, image.width));
}
