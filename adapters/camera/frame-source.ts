import { cutFrame, type DecodeFrame } from './decoder-messages.ts';
import { makeFrameCutter } from './frame-cutter.ts';
import { cutForFrame } from './frame-geometry.ts';

/** Takes the next frame out of a video at camera resolution, whatever size it is shown in. Null while there is none. */
export type FrameSource = () => DecodeFrame | null;

/** The frames of a running video, numbered from 1. */
export function makeFrameSource(video: HTMLVideoElement): FrameSource {
  const take = canHandOverVideoFrames() ? takeWhole() : takeCut();
  let frameNumber = 0;

  return () => {
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
    frameNumber += 1;
    return take(video, frameNumber);
  };
}

type TakeFrame = (video: HTMLVideoElement, frameNumber: number) => DecodeFrame;

function canHandOverVideoFrames(): boolean {
  return typeof VideoFrame === 'function' && typeof OffscreenCanvas === 'function';
}

/** Hands the frame over as the camera made it, which costs the page nothing: cutting it here would block the page for 40 ms. */
function takeWhole(): TakeFrame {
  return (video, frameNumber) => ({ kind: 'whole', picture: new VideoFrame(video), frameNumber });
}

/** For Safari before 16.4 and Firefox for Android, where a worker cannot draw a video frame. */
function takeCut(): TakeFrame {
  const cut = makeFrameCutter(document.createElement('canvas'));
  return (video, frameNumber) => cutFrame(cut(video, cutForFrame(frameNumber, video.videoWidth, video.videoHeight)));
}
