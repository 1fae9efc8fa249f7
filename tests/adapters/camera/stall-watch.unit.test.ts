import { describe, expect, test } from 'vitest';
import { watchForStall, type WatchedVideo } from '../../../adapters/camera/stall-watch.ts';

const LOOK_MS = 100;

/** A video that counts its frames, as far as the test lets it. */
function aVideo(video: Partial<WatchedVideo> = {}) {
  let decoded = 0;
  const shown = {
    paused: false,
    currentTime: 0,
    getVideoPlaybackQuality: () => ({ totalVideoFrames: decoded }),
    ...video,
  };
  return { shown, giveFrame: () => (decoded += 1) };
}

/** Looks so often, a tenth of a second apart, and says at which of the looks the picture stood still. */
function stalledLooks(
  count: number,
  isStalled: (now: number) => boolean,
  before: () => void = () => undefined,
): number[] {
  return Array.from({ length: count }, (_, look) => look).filter((look) => {
    before();
    return isStalled(look * LOOK_MS);
  });
}

describe('a video', () => {
  test('is not stalled while frames arrive', () => {
    const { shown, giveFrame } = aVideo();
    const watch = watchForStall(shown, { muted: false });
    expect(stalledLooks(100, watch.isStalled, giveFrame)).toEqual([]);
    expect(watch.looksWithFrames()).toBe(100);
  });

  test('is stalled after three seconds without a new frame', () => {
    const watch = watchForStall(aVideo().shown, { muted: false });
    // The first look finds the current frame.
    expect(stalledLooks(33, watch.isStalled)).toEqual([31, 32]);
    expect(watch.looksWithFrames()).toBe(1);
  });

  test.each([
    ['a muted track', {}, { muted: true }],
    ['a paused video', { paused: true }, { muted: false }],
  ])('of %s stands still, though frames are counted', (_what, video, track) => {
    const { shown, giveFrame } = aVideo(video);
    const watch = watchForStall(shown, track);
    expect(stalledLooks(32, watch.isStalled, giveFrame)).toEqual([30, 31]);
  });

  test('is judged by presented frames in a browser that does not count decoded ones', () => {
    let present: () => void = () => undefined;
    const requestVideoFrameCallback = (callback: () => void): number => {
      present = callback;
      return 1;
    };
    const { shown } = aVideo({ requestVideoFrameCallback });
    const watch = watchForStall(shown, { muted: false });
    expect(stalledLooks(50, watch.isStalled, () => present())).toEqual([]);
  });

  test('is judged by its current time in a browser that counts no frames', () => {
    const shown = { paused: false, currentTime: 0 };
    const watch = watchForStall(shown, { muted: false });
    expect(stalledLooks(50, watch.isStalled, () => (shown.currentTime += 0.1))).toEqual([]);
    expect(stalledLooks(100, watch.isStalled)).not.toEqual([]);
  });

  test('gets three new seconds when a frame arrives in time', () => {
    const { shown, giveFrame } = aVideo();
    const watch = watchForStall(shown, { muted: false });
    expect(stalledLooks(29, watch.isStalled)).toEqual([]);
    giveFrame();
    expect(stalledLooks(29, watch.isStalled)).toEqual([]);
  });

  test('is not stalled because the clock jumped, as it does after sleep', () => {
    const { shown } = aVideo();
    const watch = watchForStall(shown, { muted: false });
    expect([0, 100, 3_600_000, 3_600_100].map((now) => watch.isStalled(now))).toEqual([false, false, false, false]);
  });
});
