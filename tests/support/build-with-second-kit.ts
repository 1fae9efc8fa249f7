import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { translations } from '../../adapters/translations/index.ts';
import { appPage } from '../../scripts/build-pages.ts';
import { textsVersionOf } from '../../server/http/version-of.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FIXTURES = join(ROOT, 'fixtures');
const REGISTRY = join(FIXTURES, 'kits/kit-registry-with-second.ts');

const withSecondKit: Plugin = {
  name: 'with-second-kit',
  enforce: 'pre',
  // The fixtures add to the product's own registry, so they are given that one.
  resolveId: (source, importer = '') =>
    source.endsWith('/kit-registry.ts') && !importer.startsWith(FIXTURES) ? REGISTRY : null,
};

/** Builds the web app into a new folder, with the invented kit added to the registry. No page of it is prerendered. Returns the folder. */
export async function buildWithSecondKit(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'clearline-web-'));
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [withSecondKit],
    define: { TEXTS_VERSION: JSON.stringify(textsVersionOf(translations)) },
    build: { outDir: folder, sourcemap: false },
  });
  const page = appPage(readFileSync(join(folder, 'index.html'), 'utf8'));
  for (const name of ['index.html', 'app.html']) writeFileSync(join(folder, name), page);
  return folder;
}
