import { Html5QrcodeSupportedFormats, type Logger } from 'html5-qrcode/esm/core';
import { Html5QrcodeShim } from 'html5-qrcode/esm/code-decoder';
import { cutForLook, LOOKS } from '../../../adapters/camera/frame-looks.ts';
import { startZxingDecoder } from '../../../adapters/camera/zxing-decoder.ts';
import type { Symbology } from '../../../core/domain/found-symbol.ts';
import { NOTHING_SEEN, watchFrame } from '../../../core/domain/watch-symbols.ts';

/** The text that a decoder found in a frame, and the milliseconds it took. */
export interface Reading {
  readonly text: string | null;
  readonly milliseconds: number;
}

/** The same frame decoded by ours, by html5-qrcode at the camera's resolution, and by html5-qrcode at the size it uses. */
export interface StillReadings {
  readonly ours: Reading;
  readonly theirs: Reading;
  readonly theirsAsShown: Reading;
}

/** A phone shows a camera picture of 1080 pixels 360 pixels wide, and html5-qrcode decodes it at that size. */
const SHOWN_SCALE = 1 / 3;

const quiet: Logger = {
  log: () => undefined,
  warn: () => undefined,
  logError: () => undefined,
  logErrors: () => undefined,
};
const FORMATS = [Html5QrcodeSupportedFormats.QR_CODE, Html5QrcodeSupportedFormats.DATA_MATRIX];
const plain = new Html5QrcodeShim(FORMATS, false, false, quiet);
const decoder = startZxingDecoder();

function canvasOf(side: number): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser has no 2D canvas context.');
  return [canvas, context];
}

function pictureOf(side: number, luma: string): HTMLCanvasElement {
  const [canvas, context] = canvasOf(side);
  const image = context.createImageData(side, side);
  const bytes = atob(luma);
  for (let place = 0; place < side * side; place += 1) {
    image.data.fill(bytes.charCodeAt(place), 4 * place, 4 * place + 3);
    image.data[4 * place + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** The scan box of the picture, scaled. */
function scanBox(picture: HTMLCanvasElement, scale: number): HTMLCanvasElement {
  const { left, top, width, height } = cutForLook(0, picture.width, picture.height);
  const side = Math.round(width * scale);
  const [canvas, context] = canvasOf(side);
  context.drawImage(picture, left, top, width, height, 0, 0, side, side);
  return canvas;
}

async function timed(read: () => Promise<string | null>): Promise<Reading> {
  const begun = performance.now();
  const text = await read();
  return { text, milliseconds: performance.now() - begun };
}

/** Decodes the picture as consecutive camera frames, until the scan step would accept a text or every look was taken. */
async function readWithOurs(picture: HTMLCanvasElement, wanted: Symbology): Promise<string | null> {
  let watch = NOTHING_SEEN;
  for (const look of LOOKS.keys()) {
    const frame = new VideoFrame(picture, { timestamp: 0 });
    const reading = await decoder.decode({ kind: 'whole', picture: frame, look });
    if (!reading.ok) throw new Error('The decoder could not be loaded.');
    const next = watchFrame(watch, reading.value, wanted);
    watch = next.watch;
    if (next.choice.kind === 'symbol') return next.choice.text;
  }
  return null;
}

/** html5-qrcode throws when it finds nothing. */
function readWithTheirs(box: HTMLCanvasElement): Promise<string | null> {
  return plain.decodeAsync(box).then(
    ({ text }) => text,
    () => null,
  );
}

/** Reads one frame, its grey values in base64, with every decoder. */
export async function readStill(side: number, luma: string, wanted: Symbology): Promise<StillReadings> {
  const picture = pictureOf(side, luma);
  return {
    ours: await timed(() => readWithOurs(picture, wanted)),
    theirs: await timed(() => readWithTheirs(scanBox(picture, 1))),
    theirsAsShown: await timed(() => readWithTheirs(scanBox(picture, SHOWN_SCALE))),
  };
}
