import { expect, test } from 'vitest';
import { readBarcodes } from 'zxing-wasm/reader';
import { warmUpPicture } from '../../../adapters/camera/warm-up-picture.ts';
import { READER_OPTIONS } from '../../../adapters/camera/zxing-reader-options.ts';
import { prepareReader } from '../../support/zxing-reader.ts';

test('the decoder reads a code in the picture that warms it up', async () => {
  prepareReader();
  const data = warmUpPicture();
  const side = Math.sqrt(data.length / 4);
  const image = { data, width: side, height: side, colorSpace: 'srgb' } as ImageData;
  expect(await readBarcodes(image, READER_OPTIONS)).toMatchObject([{ text: '1', format: 'DataMatrix', isValid: true }]);
});
