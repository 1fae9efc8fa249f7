import { expect, test } from 'vitest';
import { cutForFrame } from '../../../adapters/camera/frame-geometry.ts';

test('odd frames show the central 0.7 of the short side at camera resolution', () => {
  expect(cutForFrame(1, 1920, 1080)).toEqual({ left: 582, top: 162, side: 756, readSide: 756 });
  expect(cutForFrame(3, 1920, 1080)).toEqual(cutForFrame(1, 1920, 1080));
});

test('even frames show the central 0.4 twice as large', () => {
  expect(cutForFrame(2, 1920, 1080)).toEqual({ left: 744, top: 324, side: 432, readSide: 864 });
});

test('an upright phone is cut by its width', () => {
  expect(cutForFrame(1, 1080, 1920)).toEqual({ left: 162, top: 582, side: 756, readSide: 756 });
});

test.each([
  [640, 480],
  [1280, 720],
  [721, 1283],
  [3840, 2160],
])('every cut of a %i x %i frame lies within it, in whole pixels', (width, height) => {
  for (const frameNumber of [1, 2]) {
    const cut = cutForFrame(frameNumber, width, height);
    for (const length of Object.values(cut)) expect(Number.isInteger(length)).toBe(true);
    expect(cut.left).toBeGreaterThanOrEqual(0);
    expect(cut.top).toBeGreaterThanOrEqual(0);
    expect(cut.left + cut.side).toBeLessThanOrEqual(width);
    expect(cut.top + cut.side).toBeLessThanOrEqual(height);
  }
});
