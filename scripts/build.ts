/**
 * Builds the web app into dist/web, or WEB_DIR: the client, the prerendered landing, the page of every other route, and compressed
 * copies. The source maps are written to a folder beside it, and the list of packages (SBOM) to dist/sbom.cdx.json. Prints the size of
 * every route's first load, and fails when one is over the budget.
 */
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { build } from 'vite';
import { makeMemoryTranslationSource } from '../adapters/memory/memory-translation-source.ts';
import { translations } from '../adapters/translations/index.ts';
import { brotli, compressFiles } from './build-compress.ts';
import { beginBuild } from './build-web-app.mjs';
import { moveSourceMaps } from './build-maps.ts';
import { swapBuild } from './build-swap.ts';
import { findCycle } from './build-cycles.ts';
import { appPage, fontLicense, landingPage } from './build-pages.ts';
import { writeSbom } from './build-sbom.ts';
import { textsVersionOf } from '../server/http/version-of.ts';
import type * as prerenderModule from '../web/boot/prerender.tsx';
import {
  BUDGET,
  decoderFilesOf,
  findExcess,
  LANDING_ROUTE,
  staticFiles,
  weighRoutes,
  type Manifest,
  type RouteEntry,
} from './build-weight.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** The server serves this directory. */
const WEB_DIR = resolve(process.env.WEB_DIR ?? join(ROOT, 'dist/web'));
/** Beside it, because the server serves everything in it. */
const MAPS_DIR = `${WEB_DIR}-maps`;
/** The build is made here: one that stops leaves the last one as it was. */
const CLIENT_DIR = `${WEB_DIR}-next`;
const SBOM_FILE = join(ROOT, 'dist/sbom.cdx.json');
const TEXTS_VERSION = textsVersionOf(translations);
const PRERENDER_DIR = join(ROOT, `dist/prerender-${process.pid}`);

/** The sources whose chunks are measured, by their names in the manifest. */
const APP_ENTRY = 'index.html';
const LANDING_ENTRY = 'screens/account/landing.tsx';
/** What every screen behind the landing needs in addition to its own chunk. */
const SCREEN_NEEDS = ['boot/app-shell.ts'];
const DECODER_ENTRIES = ['zxing', 'html5-qrcode'].map((name) => `../adapters/camera/${name}-camera.ts`);

type Prerender = typeof prerenderModule;

function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest;
}

async function buildPrerender(): Promise<Prerender> {
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      sourcemap: false,
      ssr: true,
      outDir: PRERENDER_DIR,
      rolldownOptions: { input: join(ROOT, 'web/boot/prerender.tsx'), output: { codeSplitting: true } },
    },
  });
  return (await importBuilt(readManifest(PRERENDER_DIR)['boot/prerender.tsx']?.file)) as Prerender;
}

function importBuilt(file: string | undefined): Promise<unknown> {
  if (file === undefined) throw new Error('A chunk is missing from the prerender build.');
  return import(pathToFileURL(join(PRERENDER_DIR, file)).href);
}

/** The source of each route: the one whose module is identical to the module that the route's loader returns. */
async function routeEntries({ SCREEN_ROUTES }: Prerender): Promise<readonly RouteEntry[]> {
  const chunks = Object.entries(readManifest(PRERENDER_DIR)).filter(([source]) => source.startsWith('screens/'));
  const modules = await Promise.all(
    chunks.map(async ([source, { file }]) => ({ source, module: await importBuilt(file) })),
  );
  const behind = SCREEN_ROUTES.map(async ({ path, load }) => {
    const screen = (await load()).default;
    const found = modules.find(({ module }) => (module as { default?: unknown }).default === screen);
    if (found === undefined) throw new Error(`No chunk is known for ${path}.`);
    return { route: path, sources: [APP_ENTRY, ...SCREEN_NEEDS, found.source] };
  });
  return [{ route: LANDING_ROUTE, sources: [APP_ENTRY, LANDING_ENTRY] }, ...(await Promise.all(behind))];
}

/** What the page loads for the landing beside the files that its template names. */
function filesOfLanding(manifest: Manifest): readonly string[] {
  const named = staticFiles(manifest, APP_ENTRY);
  return [...staticFiles(manifest, LANDING_ENTRY)].filter((file) => !named.has(file));
}

async function writePages({ renderLanding }: Prerender): Promise<void> {
  const template = readFileSync(join(CLIENT_DIR, 'index.html'), 'utf8');
  const manifest = readManifest(CLIENT_DIR);
  const { landing } = translations.en;
  const page = landingPage({
    template,
    title: landing.title.page.replace('{{page}}', landing.landing.page),
    textsVersion: TEXTS_VERSION,
    first: filesOfLanding(manifest),
    content: await renderLanding(makeMemoryTranslationSource(translations)),
    readStyles: (href) => readFileSync(join(CLIENT_DIR, href), 'utf8'),
  });
  writeFileSync(join(CLIENT_DIR, 'index.html'), page);
  writeFileSync(join(CLIENT_DIR, 'app.html'), appPage(template));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}

/** Prints the sizes; returns messages about what is over the budget. */
async function weigh(prerender: Prerender): Promise<readonly string[]> {
  const manifest = readManifest(CLIENT_DIR);
  const sizeOf = (file: string): number => brotli(readFileSync(join(CLIENT_DIR, file))).length;
  const weights = weighRoutes(manifest, await routeEntries(prerender), sizeOf);
  const [services] = weighRoutes(
    manifest,
    [{ route: 'services', sources: [APP_ENTRY, LANDING_ENTRY, ...SCREEN_NEEDS] }],
    sizeOf,
  );
  const landing = weights.find(({ route }) => route === LANDING_ROUTE);
  const decoder = DECODER_ENTRIES.flatMap((entry) => decoderFilesOf(manifest, entry, [APP_ENTRY, ...SCREEN_NEEDS]));
  const workers = readdirSync(join(CLIENT_DIR, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((file) => /\.(wasm|js)$/.test(file) && !Object.values(manifest).some((chunk) => chunk.file === file));

  console.log('\nJavaScript of every first load, brotli:');
  for (const { route, bytes } of weights) console.log(`${kilobytes(bytes)}  ${route}`);
  console.log(
    `${kilobytes(BUDGET.landing)}  allowed on the landing (${kilobytes(BUDGET.landingWanted).trim()} wanted)`,
  );
  console.log(`${kilobytes(BUDGET.otherRoutes)}  allowed on any other route`);
  console.log('Apart from first loads:');
  console.log(
    `${kilobytes((services?.bytes ?? 0) - (landing?.bytes ?? 0))}  fetched once the landing works, for the screens behind it`,
  );
  for (const file of new Set([...decoder, ...workers]))
    console.log(`${kilobytes(sizeOf(file))}  ${file}, at a scan step`);
  return findExcess(weights, [...decoder, ...workers], BUDGET);
}

async function prerenderAndWeigh(): Promise<readonly string[]> {
  try {
    const prerender = await buildPrerender();
    await writePages(prerender);
    return await weigh(prerender);
  } finally {
    rmSync(PRERENDER_DIR, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const noteBuild = process.env.WEB_DIR === undefined ? beginBuild() : null;
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    define: { TEXTS_VERSION: JSON.stringify(TEXTS_VERSION) },
    build: { outDir: CLIENT_DIR },
  });
  appendFileSync(join(CLIENT_DIR, 'licenses.md'), fontLicense());
  const maps = moveSourceMaps(CLIENT_DIR, MAPS_DIR);
  const circle = findCycle(readManifest(CLIENT_DIR));
  const excess = await prerenderAndWeigh();
  rmSync(join(CLIENT_DIR, '.vite'), { recursive: true });
  compressFiles(CLIENT_DIR);
  swapBuild(CLIENT_DIR, WEB_DIR, Date.now());
  console.log(`${maps} source maps are in ${relative(ROOT, MAPS_DIR)}.`);
  if (await writeSbom(SBOM_FILE)) console.log(`The list of packages is ${relative(ROOT, SBOM_FILE)}.`);
  else console.error('The list of packages was not written: npm 10.2 or newer is needed.');
  for (const line of excess) console.error(`Too heavy: ${line}`);
  if (circle.length > 0) console.error(`These chunks import each other: ${circle.join(', ')}.`);
  if (excess.length + circle.length > 0) process.exitCode = 1;
  else noteBuild?.();
}

new Command('npm run build --')
  .description('Builds the web app into dist/web, or WEB_DIR, and prints the size of every first load.')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();

await main();
