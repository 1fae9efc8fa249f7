import { expect, test } from 'vitest';
import { constraintsFor } from '../../../adapters/camera/live-picture.ts';

/** The smallest widths that are asked for where the camera has them. */
function askedWidths(isDetailed: boolean): unknown[] {
  const { video } = constraintsFor(null, isDetailed);
  const { advanced = [] } = video as MediaTrackConstraints;
  return advanced.flatMap(({ width }) => (width === undefined ? [] : [width]));
}

test('4K is asked for where the worker draws, as a wish that a lesser camera may ignore', () => {
  expect(askedWidths(true)).toEqual([{ min: 3840 }]);
  expect(askedWidths(false)).toEqual([]);
  for (const isDetailed of [true, false]) {
    expect(constraintsFor('back', isDetailed).video).toMatchObject({
      deviceId: { exact: 'back' },
      width: { ideal: 1920 },
      height: { ideal: 1080 },
    });
  }
});
