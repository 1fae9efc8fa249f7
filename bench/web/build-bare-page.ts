import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFiles } from '../../scripts/build-compress.ts';

/** Builds the page of bare react-dom into a directory that the real server can serve. */
export async function buildBarePage(directory: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: resolve(import.meta.dirname, 'bare'),
    plugins: [react()],
    build: { outDir: directory, emptyOutDir: true, target: 'es2022' },
  });
  compressFiles(directory);
}
