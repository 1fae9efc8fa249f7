import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|svg|json|wasm|txt|webmanifest)$/;
/** Below this a compressed file saves nothing on the way. */
const WORTH_BYTES = 512;

/** What this program has compressed so far, by content: a file is weighed with each route that loads it, then written. */
const compressed = new Map<string, Buffer>();

/** The brotli bytes of a file, as a server that compresses once and well sends it. */
export function brotli(content: Buffer): Buffer {
  const key = hash('sha256', content);
  const known = compressed.get(key);
  if (known !== undefined) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const bytes = brotliCompressSync(content, { params });
  compressed.set(key, bytes);
  return bytes;
}

/** Writes a `.br` and a `.gz` beside every file of a directory that is worth it. */
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
