import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|svg|json|wasm|txt|webmanifest)$/;
/** Smaller files are not worth compressing. */
const WORTH_BYTES = 512;

/** A cache by content: a file is compressed for the weight of each route that loads it, and again to be written. */
const compressed = new Map<string, Buffer>();

/** The file in brotli at the highest quality, as the server sends it. */
export function brotli(content: Buffer): Buffer {
  const key = hash('sha256', content);
  const known = compressed.get(key);
  if (known !== undefined) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const bytes = brotliCompressSync(content, { params });
  compressed.set(key, bytes);
  return bytes;
}

/** Writes a `.br` and a `.gz` next to every file of a directory that is large enough. */
export function compressFiles(directory: string): void {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true });
  for (const entry of files) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length < WORTH_BYTES) continue;
    writeFileSync(`${file}.br`, brotli(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
