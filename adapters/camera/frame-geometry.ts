import type { FoundSymbol } from '../../core/domain/found-symbol.ts';
import type { DeblurSetting } from './deblur.ts';

/** A photo is first decoded at this length at most: it is fast, and helps when the photo is slightly out of focus. */
const GLANCE_LENGTH_PX = 1_280;
/** The largest canvas that all browsers support, in pixels. */
const LARGEST_AREA_PX = 4_096 * 3_072;
/** The share of a photo, at its centre, that is decoded enlarged. */
const PHOTO_CENTRE_SHARE = 0.5;
const PHOTO_CENTRE_ENLARGEMENT = 2;
/** How much a picture is enlarged after its blur was corrected: the decoder needs more pixels per module than the correction. */
const DEBLURRED_ENLARGEMENT = 2;

/** The central part of a picture, and the size at which it is decoded; all in pixels. */
export interface FrameCut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly readWidth: number;
  readonly readHeight: number;
  /** The short side of the whole picture. */
  readonly shortSide: number;
  /** Whether to search for white-on-black symbols too. */
  readonly alsoInverted: boolean;
  /** Whether to scale by cubic curves, which keeps edges sharper and more of the noise. */
  readonly isCubic: boolean;
  /** How to correct its blur before it is decoded; null for not at all. */
  readonly deblur: DeblurSetting | null;
}

/** The centre of a picture, scaled. */
export function centralCut(
  width: number,
  height: number,
  cutWidth: number,
  cutHeight: number,
  scale: number,
): FrameCut {
  return {
    left: Math.round((width - cutWidth) / 2),
    top: Math.round((height - cutHeight) / 2),
    width: cutWidth,
    height: cutHeight,
    readWidth: Math.max(1, Math.floor(cutWidth * scale)),
    readHeight: Math.max(1, Math.floor(cutHeight * scale)),
    shortSide: Math.min(width, height),
    alsoInverted: false,
    isCubic: false,
    deblur: null,
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Converts the corners of a symbol from pixels of the decoded picture to its place in the whole picture. */
export function placeInPicture(cut: FrameCut, corners: readonly Point[]): Pick<FoundSymbol, 'x' | 'y' | 'size'> {
  const enlargement = cut.deblur === null ? 1 : DEBLURRED_ENLARGEMENT;
  const scale = cut.width / (cut.readWidth * enlargement) / cut.shortSide;
  const middle = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const sides = corners.map(({ x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return Math.hypot(next.x - x, next.y - y);
  });
  return {
    x: (middle(corners.map(({ x }) => x)) - (cut.readWidth * enlargement) / 2) * scale,
    y: (middle(corners.map(({ y }) => y)) - (cut.readHeight * enlargement) / 2) * scale,
    size: Math.max(...sides) * scale,
  };
}

/**
 * The attempts at decoding a photo, fastest first: all of it scaled down, all of it as large as possible, its centre enlarged, and all of
 * it scaled down for white-on-black symbols. The code may be anywhere in the photo.
 */
export function cutsForPhoto(width: number, height: number): readonly FrameCut[] {
  const fitting = (cutWidth: number, cutHeight: number, scale: number): number =>
    Math.min(scale, Math.sqrt(LARGEST_AREA_PX / (cutWidth * cutHeight)));
  const glance = centralCut(width, height, width, height, Math.min(1, GLANCE_LENGTH_PX / Math.max(width, height)));
  const whole = centralCut(width, height, width, height, fitting(width, height, 1));
  const centreWidth = Math.ceil(width * PHOTO_CENTRE_SHARE);
  const centreHeight = Math.ceil(height * PHOTO_CENTRE_SHARE);
  const scale = fitting(centreWidth, centreHeight, PHOTO_CENTRE_ENLARGEMENT);
  const centre = centralCut(width, height, centreWidth, centreHeight, scale);
  const isSmall = glance.readWidth === whole.readWidth;
  return [...(isSmall ? [] : [glance]), whole, centre, { ...glance, alsoInverted: true }];
}
