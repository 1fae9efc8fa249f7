import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { isSearchDone } from '../../core/domain/choose-symbol.ts';
import type { FoundSymbol } from '../../core/domain/found-symbol.ts';
import type { DecodeFrame, DecoderMessage } from './decoder-messages.ts';
import { deblurImage } from './deblur-image.ts';
import { makeFrameCutter, type FrameCutter } from './frame-cutter.ts';
import { cutsForPhoto, placeInPicture, type FrameCut } from './frame-geometry.ts';
import { cutForLook } from './frame-looks.ts';
import { READER_OPTIONS } from './reader-options.ts';

function answer(message: DecoderMessage): void {
  self.postMessage(message);
}

let cutter: FrameCutter | undefined;

/** This browser cannot draw this kind of picture in a worker. */
class CannotDraw extends Error {}

/** The canvas is created for the first frame that is cut here: a browser that sends cut frames may lack canvases in workers. */
function draw(picture: CanvasImageSource, part: FrameCut): ImageData {
  try {
    cutter ??= makeFrameCutter(new OffscreenCanvas(1, 1));
    return cutter(picture, part);
  } catch (cause) {
    throw new CannotDraw('The worker cannot draw the picture.', { cause });
  }
}

function withoutBlur(image: ImageData, { deblur }: FrameCut): ImageData {
  return deblur === null ? image : new ImageData(deblurImage(image, deblur), image.width * deblur.enlargement);
}

async function readImage(image: ImageData, cut: FrameCut): Promise<readonly FoundSymbol[]> {
  const symbols = await readBarcodes(withoutBlur(image, cut), { ...READER_OPTIONS, tryInvert: cut.alsoInverted });
  return symbols
    .filter(({ isValid, text }) => isValid && text !== '')
    .map(({ text, format, position: { topLeft, topRight, bottomRight, bottomLeft } }) => ({
      text,
      symbology: format === 'DataMatrix' ? 'DataMatrix' : 'QRCode',
      ...placeInPicture(cut, [topLeft, topRight, bottomRight, bottomLeft]),
    }));
}

async function readPhoto({ picture, wanted }: DecodeFrame & { kind: 'photo' }): Promise<readonly FoundSymbol[]> {
  const found: FoundSymbol[] = [];
  for (const [index, part] of cutsForPhoto(picture.width, picture.height).entries()) {
    found.push(...(await readImage(draw(picture, part), part)));
    if (isSearchDone(found, wanted, index + 1)) break;
  }
  return found;
}

function drawFrame({ picture, look }: DecodeFrame & { kind: 'whole' }): { image: ImageData; cut: FrameCut } {
  const cut = cutForLook(look, picture.displayWidth, picture.displayHeight);
  try {
    return { image: draw(picture, cut), cut };
  } finally {
    // The camera has few buffers and stalls while frames are held.
    picture.close();
  }
}

async function read(frame: DecodeFrame): Promise<readonly FoundSymbol[]> {
  if (frame.kind === 'photo') return readPhoto(frame);
  if (frame.kind === 'cut') {
    const { pixels, cut } = frame;
    return readImage(new ImageData(new Uint8ClampedArray(pixels), cut.readWidth, cut.readHeight), cut);
  }
  const { image, cut } = drawFrame(frame);
  return readImage(image, cut);
}

self.addEventListener('message', (event: MessageEvent<DecodeFrame>) => {
  read(event.data).then(
    (found) => answer({ kind: 'read', found }),
    (error: unknown) => answer({ kind: error instanceof CannotDraw ? 'cannotDraw' : 'trapped' }),
  );
});

prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true }).then(
  () => answer({ kind: 'loaded' }),
  () => answer({ kind: 'notLoaded' }),
);
