import type { DeblurSetting } from './deblur.ts';
import { centralCut, type FrameCut } from './frame-geometry.ts';

/** The frames decoded per second (product.md section 9, "Scanner"). */
export const FRAMES_PER_SECOND = 10;

/** The share of the frame's short side that is decoded unscaled: about the scan box, 255 of 595 pixels. */
const WIDE_SHARE = 0.7;
/** The share that is decoded enlarged, for a matrix of two or three pixels per module. */
const NARROW_SHARE = 0.4;
const ENLARGEMENT = 2;
/** Half of this share, in the largest power of two that fits, as a Fourier transform requires, is deblurred. */
const DEBLURRED_SHARE = 0.5;
/** The side in pixels in which blur is corrected at camera resolution; reduced by half, frames need at least half of it. */
const DEBLURRED_PX = 256;
/** Larger frames are scaled down to this short side where they are not enlarged, so that they take no longer. */
const LARGEST_SHORT_SIDE = 1_080;

/** One way to decode a frame. */
export type FrameLook =
  /** The centre at camera resolution: it takes half as long as any other look, and is enough where the picture is good. */
  | { readonly part: 'glance' }
  | { readonly part: 'wide'; readonly alsoInverted?: true }
  | { readonly part: 'narrow'; readonly isCubic?: true; readonly alsoInverted?: true }
  /**
   * The centre with its blur corrected. Reduced by half it shows more, in a quarter of the time: a blur of two pixels has left no detail
   * that is lost by it.
   */
  | { readonly part: 'deblurred'; readonly isHalved: boolean; readonly setting: DeblurSetting };

/**
 * The look at the first frame of a picture, and then the looks in rotation, one per frame. Each of these finds symbols that the others
 * miss. Searching for white-on-black symbols too makes a look slower, so few do.
 */
export const LOOKS: readonly FrameLook[] = [
  { part: 'glance' },
  { part: 'wide' },
  { part: 'narrow' },
  { part: 'deblurred', isHalved: false, setting: { deviation: 2.6, noise: 0.003 } },
  { part: 'deblurred', isHalved: false, setting: { deviation: 1.5, noise: 0.05 } },
  { part: 'wide', alsoInverted: true },
  { part: 'narrow', isCubic: true, alsoInverted: true },
  { part: 'deblurred', isHalved: false, setting: { deviation: 1.3, noise: 0.1 } },
  { part: 'wide' },
  { part: 'narrow', isCubic: true },
  { part: 'deblurred', isHalved: true, setting: { deviation: 1.5, noise: 0.001 } },
];

/** The place in `LOOKS` of the first frame's look. */
const FIRST = 0;

/** The place in `LOOKS` of the next frame's look, after the look at `previous`; null before the first. */
export function nextLook(previous: number | null, mayDeblur: boolean): number {
  if (previous === null) return FIRST;
  const following = previous + 1 < LOOKS.length ? previous + 1 : FIRST + 1;
  return !mayDeblur && LOOKS[following]?.part === 'deblurred' ? nextLook(following, mayDeblur) : following;
}

/** How many intervals of frames pass after a look, where it is not one. */
const INTERVALS: Partial<Record<FrameLook['part'], number>> = {
  // It is quick and only one; a code away from the centre must not wait long for the look that reads it.
  glance: 0.5,
  // It takes up to twice as long as another look: the processor is used no more than without it.
  deblurred: 2.5,
};

/** How many intervals of frames pass until the next look. */
export function intervalsAfter(place: number): number {
  return INTERVALS[LOOKS[place]?.part ?? 'wide'] ?? 1;
}

/** The side of the deblurred centre before it is reduced by half. */
function halvedSide(shortSide: number): number {
  return Math.max(DEBLURRED_PX, 2 ** Math.floor(Math.log2(shortSide * DEBLURRED_SHARE)));
}

/** Which part of a frame is decoded in the look at this place of `LOOKS`, and at what size. */
export function cutForLook(place: number, width: number, height: number): FrameCut {
  const look = LOOKS[place % LOOKS.length] ?? { part: 'wide' };
  const shortSide = Math.min(width, height);
  const reduction = Math.min(1, LARGEST_SHORT_SIDE / shortSide);
  if (look.part === 'deblurred') {
    const { isHalved, setting } = look;
    const shownSide = isHalved ? halvedSide(shortSide * reduction) : DEBLURRED_PX;
    const readSide = isHalved ? shownSide / 2 : shownSide;
    const side = Math.min(shortSide, Math.round(shownSide / reduction));
    return { ...centralCut(width, height, side, side, 1), readWidth: readSide, readHeight: readSide, deblur: setting };
  }
  const side = Math.round(shortSide * (look.part === 'wide' ? WIDE_SHARE : NARROW_SHARE));
  if (look.part === 'glance') return centralCut(width, height, side, side, reduction);
  const isNarrow = look.part === 'narrow';
  const cut = centralCut(width, height, side, side, isNarrow ? Math.max(1, ENLARGEMENT * reduction) : reduction);
  return { ...cut, alsoInverted: look.alsoInverted === true, isCubic: isNarrow && look.isCubic === true };
}
