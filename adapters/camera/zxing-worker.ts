import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { answerFrames } from './decode-frames.ts';
import { deblurImage } from './deblur-image.ts';
import { placeInPicture, type FrameCut } from './frame-geometry.ts';
import { warmUpPicture } from './warm-up-picture.ts';
import { READER_OPTIONS } from './zxing-reader-options.ts';

const squareImage = (pixels: Uint8ClampedArray<ArrayBuffer>): ImageData =>
  new ImageData(pixels, Math.sqrt(pixels.length / 4));

/** The picture with its blur corrected if the look asks for it; null if there is nothing to read in it. */
function withoutBlur(image: ImageData, { deblur }: FrameCut): ImageData | null {
  if (deblur === null) return image;
  const sharp = deblurImage(image, deblur);
  return sharp === null ? null : squareImage(sharp);
}

/** The first reading compiles the decoder and takes several times as long as the next, so it is done before a frame is there. */
async function load(): Promise<void> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  await readBarcodes(squareImage(warmUpPicture()), READER_OPTIONS);
}

answerFrames(load(), async (image, cut) => {
  const sharp = withoutBlur(image, cut);
  if (sharp === null) return [];
  const symbols = await readBarcodes(sharp, { ...READER_OPTIONS, tryInvert: cut.alsoInverted });
  return symbols
    .filter(({ isValid, text }) => isValid && text !== '')
    .map(({ text, format, position: { topLeft, topRight, bottomRight, bottomLeft } }) => ({
      text,
      symbology: format === 'DataMatrix' ? 'DataMatrix' : 'QRCode',
      ...placeInPicture(cut, [topLeft, topRight, bottomRight, bottomLeft]),
    }));
});
