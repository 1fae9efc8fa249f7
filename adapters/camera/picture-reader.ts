import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { READER_OPTIONS } from './zxing-reader-options.ts';

/** Reads the codes in the bytes of a picture file, without a browser: the texts that the scan screen would read. */
export async function readPicture(picture: Uint8Array): Promise<readonly string[]> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  // In Node the module cannot be fetched.
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });
  const found = await readBarcodes(picture, READER_OPTIONS);
  return [...new Set(found.filter(({ isValid }) => isValid).map(({ text }) => text))];
}
