import { readFileSync } from 'node:fs';
import { prepareZXingModule } from 'zxing-wasm/reader';

/** Prepares zxing-cpp for Node, where its WebAssembly cannot be fetched. */
export function prepareReader(): void {
  const wasmBinary = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer } });
}
