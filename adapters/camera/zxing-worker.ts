import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { answerFrames } from './decode-frames.ts';
import { deblurImage } from './deblur-image.ts';
import { placeInPicture, type FrameCut } from './frame-geometry.ts';
import { READER_OPTIONS } from './zxing-reader-options.ts';

function withoutBlur(image: ImageData, { deblur }: FrameCut): ImageData {
  return deblur === null ? image : new ImageData(deblurImage(image, deblur), image.width * deblur.enlargement);
}

const loading = prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });

answerFrames(loading, async (image, cut) => {
  const symbols = await readBarcodes(withoutBlur(image, cut), { ...READER_OPTIONS, tryInvert: cut.alsoInverted });
  return symbols
    .filter(({ isValid, text }) => isValid && text !== '')
    .map(({ text, format, position: { topLeft, topRight, bottomRight, bottomLeft } }) => ({
      text,
      symbology: format === 'DataMatrix' ? 'DataMatrix' : 'QRCode',
      ...placeInPicture(cut, [topLeft, topRight, bottomRight, bottomLeft]),
    }));
});
