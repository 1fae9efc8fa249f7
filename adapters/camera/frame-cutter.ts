import type { FrameCut } from './frame-geometry.ts';

/** Cuts a part out of a picture, at the size that it is read in. */
export type FrameCutter = (picture: CanvasImageSource, cut: FrameCut) => ImageData;

/** A cutter that draws on a canvas of its own, which is never in the page. */
export function makeFrameCutter(canvas: HTMLCanvasElement | OffscreenCanvas): FrameCutter {
  const options = { willReadFrequently: true, alpha: false };
  const context = canvas.getContext('2d', options) as (CanvasDrawImage & CanvasImageData) | null;
  if (context === null) throw new Error('The browser gives no 2d canvas.');

  return (picture, { left, top, width, height, readWidth, readHeight }) => {
    canvas.width = readWidth;
    canvas.height = readHeight;
    context.drawImage(picture, left, top, width, height, 0, 0, readWidth, readHeight);
    return context.getImageData(0, 0, readWidth, readHeight);
  };
}
