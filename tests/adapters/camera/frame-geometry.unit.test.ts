import { describe, expect, test } from 'vitest';
import { cutForFrame, cutsForPhoto, placeInPicture, type FrameCut } from '../../../adapters/camera/frame-geometry.ts';

function expectWithin(cut: FrameCut, width: number, height: number): void {
  const { alsoInverted: _, ...lengths } = cut;
  for (const length of Object.values(lengths)) expect(Number.isInteger(length)).toBe(true);
  expect(cut.left).toBeGreaterThanOrEqual(0);
  expect(cut.top).toBeGreaterThanOrEqual(0);
  expect(cut.left + cut.width).toBeLessThanOrEqual(width);
  expect(cut.top + cut.height).toBeLessThanOrEqual(height);
}

describe('a frame of the camera', () => {
  test('odd frames show the central 0.7 of the short side at camera resolution', () => {
    const side = 756;
    const square = {
      width: side,
      height: side,
      readWidth: side,
      readHeight: side,
      shortSide: 1080,
      alsoInverted: false,
    };
    expect(cutForFrame(1, 1920, 1080)).toEqual({ left: 582, top: 162, ...square });
    expect(cutForFrame(3, 1920, 1080)).toEqual(cutForFrame(1, 1920, 1080));
    expect(cutForFrame(1, 1080, 1920)).toEqual({ left: 162, top: 582, ...square });
  });

  test('even frames show the central 0.4 at double size', () => {
    const square = { width: 432, height: 432, readWidth: 864, readHeight: 864, shortSide: 1080, alsoInverted: false };
    expect(cutForFrame(2, 1920, 1080)).toEqual({ left: 744, top: 324, ...square });
  });

  test('white-on-black symbols are searched in one wide and one narrow frame of eight', () => {
    const frames = Array.from({ length: 16 }, (_, index) => index + 1);
    const inverted = frames.filter((frame) => cutForFrame(frame, 1920, 1080).alsoInverted);
    expect(inverted).toEqual([7, 8, 15, 16]);
  });

  test.each([
    ['wide', 1, { x: 378, y: 378 }, 0, 0],
    ['wide', 1, { x: 378 + 108, y: 378 - 54 }, 0.1, -0.05],
    ['narrow and enlarged', 2, { x: 432 - 216, y: 432 + 108 }, -0.1, 0.05],
  ] as const)('tells where in the picture a symbol of the %s look stands', (_look, frameNumber, centre, x, y) => {
    const half = 54 * (frameNumber === 2 ? 2 : 1);
    const corners = [
      { x: centre.x - half, y: centre.y - half },
      { x: centre.x + half, y: centre.y - half },
      { x: centre.x + half, y: centre.y + half },
      { x: centre.x - half, y: centre.y + half },
    ];
    const place = placeInPicture(cutForFrame(frameNumber, 1920, 1080), corners);
    expect(place.x).toBeCloseTo(x);
    expect(place.y).toBeCloseTo(y);
    expect(place.size).toBeCloseTo(0.1);
  });

  test.each([
    [640, 480],
    [1280, 720],
    [721, 1283],
    [3840, 2160],
  ])('is cut within its %i x %i, in whole pixels', (width, height) => {
    for (const frameNumber of [1, 2]) expectWithin(cutForFrame(frameNumber, width, height), width, height);
  });
});

describe('a photo', () => {
  test('is searched scaled down, at full size, with its centre enlarged, and scaled down for white on black', () => {
    const looks = cutsForPhoto(4000, 3000).map(({ width, readWidth }) => [width, readWidth]);
    expect(looks[0]).toEqual([4000, 1280]);
    expect(looks[1]).toEqual([4000, 4000]);
    expect(looks[2]).toEqual([2000, 4000]);
    expect(looks[3]).toEqual([4000, 1280]);
    expect(cutsForPhoto(4000, 3000).map(({ alsoInverted }) => alsoInverted)).toEqual([false, false, false, true]);
  });

  test('is not scaled down when it is already small', () => {
    expect(cutsForPhoto(800, 600).map(({ readWidth }) => readWidth)).toEqual([800, 800, 800]);
  });

  test.each([
    [12_000, 9_000],
    [9_001, 3],
    [1, 1],
  ])('of %i x %i pixels stays within itself and within what a canvas holds', (width, height) => {
    for (const cut of cutsForPhoto(width, height)) {
      expectWithin(cut, width, height);
      expect(cut.readWidth * cut.readHeight).toBeLessThanOrEqual(4_096 * 3_072);
      expect(Math.min(cut.readWidth, cut.readHeight)).toBeGreaterThan(0);
    }
  });
});
