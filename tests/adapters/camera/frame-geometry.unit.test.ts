import { describe, expect, test } from 'vitest';
import { cutsForPhoto, type FrameCut } from '../../../adapters/camera/frame-geometry.ts';

function expectWithin(cut: FrameCut, width: number, height: number): void {
  const { alsoInverted: _, isCubic: _cubic, deblur: _deblur, ...lengths } = cut;
  for (const length of Object.values(lengths)) expect(Number.isInteger(length)).toBe(true);
  expect(cut.left).toBeGreaterThanOrEqual(0);
  expect(cut.top).toBeGreaterThanOrEqual(0);
  expect(cut.left + cut.width).toBeLessThanOrEqual(width);
  expect(cut.top + cut.height).toBeLessThanOrEqual(height);
}

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
