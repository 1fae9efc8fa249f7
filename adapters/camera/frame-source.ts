import { cutFrame, type DecodeFrame } from './decoder-messages.ts';
import { makeFrameCutter, type FrameCutter } from './frame-cutter.ts';
import { cutForFrame } from './frame-geometry.ts';

/** Takes frames from a video at camera resolution, whatever its size on the screen. */
export interface FrameSource {
  /** The next frame, numbered from 1; null while there is none. Throws when the page cannot draw either. */
  take(): DecodeFrame | null;
  /** Cuts all further frames in the page, because the worker cannot draw. */
  cutInPage(): void;
}

/** Safari before 16.4 and Firefox for Android lack what a worker needs to draw a video frame. */
function canHandOverVideoFrames(): boolean {
  return typeof VideoFrame === 'function' && typeof OffscreenCanvas === 'function';
}

/** The frames of a running video. Whole frames are transferred where possible, because cutting one here blocks the page for 40 ms. */
export function makeFrameSource(video: HTMLVideoElement): FrameSource {
  let isWhole = canHandOverVideoFrames();
  let frameNumber = 0;
  let cutter: FrameCutter | undefined;

  const takeWhole = (): DecodeFrame | null => {
    try {
      return { kind: 'whole', picture: new VideoFrame(video), frameNumber };
    } catch {
      isWhole = false;
      return null;
    }
  };
  const takeCut = (): DecodeFrame => {
    const cut = cutForFrame(frameNumber, video.videoWidth, video.videoHeight);
    cutter ??= makeFrameCutter(document.createElement('canvas'));
    return cutFrame(cutter(video, cut), cut);
  };
  return {
    take() {
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
      frameNumber += 1;
      return (isWhole ? takeWhole() : null) ?? takeCut();
    },
    cutInPage: () => {
      isWhole = false;
    },
  };
}
