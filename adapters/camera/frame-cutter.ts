import { cutForFrame } from './frame-geometry.ts';

/** Cuts the part of a picture that is to be read in frame `frameNumber` (counted from 1), at the size that it is read in. */
export type FrameCutter = (picture: CanvasImageSource, width: number, height: number, frameNumber: number) => ImageData;

/** A cutter that draws on a canvas of its own, which is never in the page. */
export function makeFrameCutter(canvas: HTMLCanvasElement | OffscreenCanvas): FrameCutter {
  const context: (CanvasDrawImage & CanvasImageData) | null = canvas.getContext('2d', {
    willReadFrequently: true,
    alpha: false,
  });
  if (context === null) throw new Error('The browser gives no 2d canvas.');

  return (picture, width, height, frameNumber) => {
    const { left, top, side, readSide } = cutForFrame(frameNumber, width, height);
    canvas.width = readSide;
    canvas.height = readSide;
    context.drawImage(picture, left, top, side, side, 0, 0, readSide, readSide);
    return context.getImageData(0, 0, readSide, readSide);
  };
}
