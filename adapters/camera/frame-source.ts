import { cutFrame, type DecodeFrame } from './decoder-messages.ts';
import { makeFrameCutter, type FrameCutter } from './frame-cutter.ts';
import { cutForLook, intervalsAfter, nextLook } from './frame-looks.ts';

/** Takes frames from a video at camera resolution, whatever its size on the screen. */
export interface FrameSource {
  /** The next frame; null while there is none. Throws when the page cannot draw either. */
  take(): DecodeFrame | null;
  /** How many intervals of frames pass between the last frame and the next. */
  intervals(): number;
  /** To be called with whether the last frame had symbols, on which the next look depends. */
  noteFound(isFound: boolean): void;
  /** Cuts all further frames in the page, because the worker cannot draw. */
  cutInPage(): void;
}

/** Safari before 16.4 and Firefox for Android lack what a worker needs to draw a video frame. */
export function canHandOverVideoFrames(): boolean {
  return typeof VideoFrame === 'function' && typeof OffscreenCanvas === 'function';
}

/**
 * The frames of a running video, some to be deblurred if the decoder can. Whole frames are transferred where possible, because cutting one
 * here blocks the page for 40 ms.
 */
export function makeFrameSource(video: HTMLVideoElement, correctsBlur: boolean): FrameSource {
  let isWhole = canHandOverVideoFrames();
  let look: number | null = null;
  let wasFound = false;
  let cutter: FrameCutter | undefined;

  const takeWhole = (place: number): DecodeFrame | null => {
    try {
      return { kind: 'whole', picture: new VideoFrame(video), look: place };
    } catch {
      isWhole = false;
      return null;
    }
  };
  const takeCut = (place: number): DecodeFrame => {
    const cut = cutForLook(place, video.videoWidth, video.videoHeight);
    cutter ??= makeFrameCutter(document.createElement('canvas'));
    return cutFrame(cutter(video, cut), cut);
  };
  return {
    take() {
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
      look = nextLook(look, correctsBlur && !wasFound);
      return (isWhole ? takeWhole(look) : null) ?? takeCut(look);
    },
    intervals: () => intervalsAfter(look ?? 0),
    noteFound: (isFound) => {
      wasFound = isFound;
    },
    cutInPage: () => {
      isWhole = false;
    },
  };
}
