import type { FrameCut } from './frame-geometry.ts';

/** Cuts a part out of a picture and scales it to the size at which it is decoded. */
export type FrameCutter = (picture: CanvasImageSource, cut: FrameCut) => ImageData;

/** Makes a cutter that draws on the given canvas, which is never attached to the page. */
export function makeFrameCutter(canvas: HTMLCanvasElement | OffscreenCanvas): FrameCutter {
  const options = { willReadFrequently: true, alpha: false };
  const context = canvas.getContext('2d', options) as (CanvasDrawImage & CanvasImageData & CanvasImageSmoothing) | null;
  if (context === null) throw new Error('The browser has no 2D canvas context.');

  return (picture, { left, top, width, height, readWidth, readHeight, isCubic }) => {
    canvas.width = readWidth;
    canvas.height = readHeight;
    // Chromium and Safari scale by cubic curves then. Resizing the canvas resets it.
    context.imageSmoothingQuality = isCubic ? 'high' : 'low';
    context.drawImage(picture, left, top, width, height, 0, 0, readWidth, readHeight);
    return context.getImageData(0, 0, readWidth, readHeight);
  };
}
