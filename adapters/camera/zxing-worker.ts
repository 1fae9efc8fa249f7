import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { deblurImage } from './deblur-image.ts';
import { answerFrames } from './decode-frames.ts';
import { placeInPicture, type FrameCut } from './frame-geometry.ts';
import { READER_OPTIONS } from './zxing-reader-options.ts';

/** The modules of the Data Matrix of the text `1`, row by row; `#` is dark. */
const MODULES = [
  '# # # # # ',
  '## ## ## #',
  '#      ## ',
  '#  #  #  #',
  '#  ##  ## ',
  '# ##    ##',
  '###  ## # ',
  '# # ##   #',
  '#     # # ',
  '##########',
];
const MODULE_PX = 4;
const QUIET_MODULES = 3;
/** The side of the picture in pixels. */
const SIDE = (MODULES.length + 2 * QUIET_MODULES) * MODULE_PX;
const LIGHT = 255;

const isDark = (x: number, y: number): boolean => {
  const [column, row] = [x, y].map((px) => Math.floor(px / MODULE_PX) - QUIET_MODULES) as [number, number];
  return MODULES[row]?.[column] === '#';
};

/**
 * A square picture of a small Data Matrix, as RGBA. The first reading of a code compiles the parts of the decoder that an empty picture
 * does not need, and takes several times as long as the next.
 */
export function warmUpPicture(): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4).fill(LIGHT);
  for (let place = 0; place < SIDE * SIDE; place += 1) {
    if (isDark(place % SIDE, Math.floor(place / SIDE))) pixels.fill(0, place * 4, place * 4 + 3);
  }
  return pixels;
}

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
