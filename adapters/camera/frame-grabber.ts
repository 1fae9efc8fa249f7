import type { DecodeFrame } from './decoder-messages.ts';
import { cutForFrame } from './frame-geometry.ts';

/** Takes frames out of a video at camera resolution, whatever size the video is shown in. Null while there is none. */
export type FrameGrabber = (video: HTMLVideoElement, frameNumber: number) => DecodeFrame | null;

/** A grabber with one canvas of its own, which is never in the page. */
export function makeFrameGrabber(): FrameGrabber {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });

  return (video, frameNumber) => {
    if (context === null || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
    const { left, top, side, readSide } = cutForFrame(frameNumber, video.videoWidth, video.videoHeight);
    canvas.width = readSide;
    canvas.height = readSide;
    context.drawImage(video, left, top, side, side, 0, 0, readSide, readSide);
    return { pixels: context.getImageData(0, 0, readSide, readSide).data.buffer, side: readSide };
  };
}
