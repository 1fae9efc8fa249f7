import { cutFrame, type DecodeFrame } from './decoder-messages.ts';
import { makeFrameCutter, type FrameCutter } from './frame-cutter.ts';
import { cutForFrame } from './frame-geometry.ts';

/** Takes frames out of a video at camera resolution, whatever size it is shown in. */
export interface FrameSource {
  /** The next frame, numbered from 1; null while there is none. Throws where the page cannot draw either. */
  take(): DecodeFrame | null;
  /** Cuts all further frames in the page: the worker cannot draw. */
  cutInPage(): void;
}

/** Safari before 16.4 and Firefox for Android lack what a worker needs to draw a video frame. */
function canHandOverVideoFrames(): boolean {
  return typeof VideoFrame === 'function' && typeof OffscreenCanvas === 'function';
}

/** The frames of a running video, handed over as the camera made them where that works: cutting one here would block the page for 40 ms. */
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
