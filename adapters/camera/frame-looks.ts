import type { DeblurSetting } from './deblur.ts';
import { centralCut, type FrameCut } from './frame-geometry.ts';

/** The frames decoded per second (product.md section 9, "Scanner"). */
export const FRAMES_PER_SECOND = 10;

/** The share of the frame's short side that is decoded unscaled: about the scan box, 255 of 595 pixels. */
const WIDE_SHARE = 0.7;
/** The share that is decoded enlarged, for a matrix of two or three pixels per module. */
const NARROW_SHARE = 0.4;
const ENLARGEMENT = 2;
/** The largest share of which a power of two, as a Fourier transform requires, is deblurred. */
const DEBLURRED_SHARE = 0.5;
const SMALLEST_DEBLURRED_PX = 256;
/** Larger frames are scaled down to this short side where they are not enlarged, so that they take no longer. */
const LARGEST_SHORT_SIDE = 1_080;

/** One way to decode a frame. Each finds symbols that the others miss. */
export type FrameLook =
  | { readonly part: 'wide'; readonly alsoInverted?: true }
  | { readonly part: 'narrow'; readonly isCubic?: true; readonly alsoInverted?: true }
  /** The centre with its blur corrected; enlarged, it is smaller. */
  | { readonly part: 'deblurred'; readonly setting: DeblurSetting; readonly enlargement: 1 | 2 };

/** The looks in rotation, one per frame. Searching for white-on-black symbols too makes a look slower, so few do. */
export const LOOKS: readonly FrameLook[] = [
  { part: 'wide' },
  { part: 'narrow' },
  { part: 'deblurred', setting: { deviation: 2.7, noise: 0.01 }, enlargement: 1 },
  { part: 'deblurred', setting: { deviation: 1.5, noise: 0.05 }, enlargement: 2 },
  { part: 'wide', alsoInverted: true },
  { part: 'narrow', isCubic: true, alsoInverted: true },
  { part: 'deblurred', setting: { deviation: 2.2, noise: 0.003 }, enlargement: 1 },
  { part: 'wide' },
  { part: 'narrow', isCubic: true },
  { part: 'deblurred', setting: { deviation: 3, noise: 0.01 }, enlargement: 1 },
];

/**
 * The place in `LOOKS` of the next frame's look, after the look at `previous`, or the first. After a frame with symbols the blur needs no
 * correction.
 */
export function nextLook(previous: number | null, hasFound: boolean): number {
  let place = previous;
  do {
    place = place === null ? 0 : (place + 1) % LOOKS.length;
  } while (hasFound && LOOKS[place]?.part === 'deblurred');
  return place;
}

function deblurredSide(shortSide: number): number {
  const fitting = 2 ** Math.floor(Math.log2(shortSide * DEBLURRED_SHARE));
  return Math.max(SMALLEST_DEBLURRED_PX, fitting);
}

/** Which part of a frame is decoded in the look at this place of `LOOKS`, and at what size. */
export function cutForLook(place: number, width: number, height: number): FrameCut {
  const look = LOOKS[place % LOOKS.length] ?? { part: 'wide' };
  const shortSide = Math.min(width, height);
  const reduction = Math.min(1, LARGEST_SHORT_SIDE / shortSide);
  if (look.part === 'deblurred') {
    const { setting, enlargement } = look;
    const readSide = enlargement === 1 ? deblurredSide(shortSide * reduction) : SMALLEST_DEBLURRED_PX;
    const side = Math.min(shortSide, Math.round(readSide / reduction));
    const cut = centralCut(width, height, side, side, 1);
    return { ...cut, readWidth: readSide, readHeight: readSide, deblur: { setting, enlargement } };
  }
  const isNarrow = look.part === 'narrow';
  const side = Math.round(shortSide * (isNarrow ? NARROW_SHARE : WIDE_SHARE));
  const cut = centralCut(width, height, side, side, isNarrow ? Math.max(1, ENLARGEMENT * reduction) : reduction);
  return { ...cut, alsoInverted: look.alsoInverted === true, isCubic: look.part === 'narrow' && look.isCubic === true };
}
