/** The frames a second that are looked at (product.md section 9, "Scanner"). */
export const FRAMES_PER_SECOND = 10;

/** The share of the frame's short side that is read as it is: about the 255 of the scan box in a picture 595 wide. */
const PLAIN_SHARE = 0.7;
/** The share that is read enlarged, for a matrix of two or three pixels a module. */
const ENLARGED_SHARE = 0.4;
const ENLARGEMENT = 2;

/** A central square of a video frame, and the size at which it is read; all in pixels. */
export interface FrameCut {
  readonly left: number;
  readonly top: number;
  readonly side: number;
  readonly readSide: number;
}

/**
 * Which part of a frame is decoded, and how large. Frames are counted from 1: odd ones look at the wide centre at camera
 * resolution, even ones at the narrow centre enlarged twice; each reads symbols that the other misses.
 */
export function cutForFrame(frameNumber: number, width: number, height: number): FrameCut {
  const enlarged = frameNumber % 2 === 0;
  const side = Math.round(Math.min(width, height) * (enlarged ? ENLARGED_SHARE : PLAIN_SHARE));
  return {
    left: Math.round((width - side) / 2),
    top: Math.round((height - side) / 2),
    side,
    readSide: enlarged ? side * ENLARGEMENT : side,
  };
}
