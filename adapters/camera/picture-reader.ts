import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { READER_OPTIONS } from './zxing-reader-options.ts';

/** Reads the codes in the bytes of a picture file: the texts that the scan screen would read. `wasm` is the decoder, where it cannot be fetched. */
export async function readPicture(picture: Uint8Array, wasm: Uint8Array): Promise<readonly string[]> {
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });
  const found = await readBarcodes(picture, READER_OPTIONS);
  return [...new Set(found.filter(({ isValid }) => isValid).map(({ text }) => text))];
}
