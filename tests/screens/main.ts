/** `npm run screens`: pictures of every screen, at several widths and in both languages. */
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { buildWebApp } from '../../scripts/build-web-app.mjs';
import { makeSideDoor } from '../../cli/play/server-side-door.ts';
import type { Language } from '../../core/domain/languages.ts';
import { makeAccountOnServer } from '../scenarios/account-on-server.ts';
import { openServerHost, type ServerHost } from '../support/server-host.ts';
import { launchBrowser } from '../support/browser.ts';
import { makeFakeCamera } from '../support/fake-camera.ts';
import { scenarioOf } from '../support/scenarios.ts';
import { NOW } from '../web/test-steps/tester.ts';
import { makeContactSheet } from './contact-sheet.ts';
import { readOptions, USAGE, type ScreensOptions } from './options.ts';
import { folderOf, takePictures, type Album } from './take-pictures.ts';
import type { Studio } from './sitting.ts';
import { ALL_WALKS } from './walks/all.ts';

const ROOT = fileURLToPath(new URL('../../screens/', import.meta.url));

/** The account that the walks sign in to. */
const ACCOUNT = scenarioOf(`
name: Somebody with two profiles
who: account
profiles:
  - { firstName: Ana, lastName: Ruiz, dateOfBirth: 04/12/1988, zip: '94110' }
  - { firstName: Luis, lastName: Ruiz, dateOfBirth: 09/30/2019, zip: '94110' }
do:
  - expect: { signedIn: true }
`).scenario;

/** One server after the other: to the server's standing clock the sign-ins of all walks would be too many at once. */
async function openStudio(host: ServerHost, browser: Browser): Promise<Studio> {
  const { url } = await host.startAnew();
  const studio = { url, browser, server: makeSideDoor(url) };
  await studio.server.setClock(NOW);
  const made = await makeAccountOnServer(studio, ACCOUNT, NOW);
  if (!made.ok) throw new Error(made.error.reason);
  return studio;
}

/** Servers and a browser for one language, so that nothing of the other one is in its way. */
async function pictureLanguage(language: Language, options: ScreensOptions): Promise<Album> {
  const host = openServerHost();
  const camera = await makeFakeCamera();
  const browser = await launchBrowser({ args: camera.launchArgs });
  try {
    return await takePictures(() => openStudio(host, browser), language, { ...options, walks: ALL_WALKS, root: ROOT });
  } finally {
    await browser.close();
    await Promise.all([camera.dispose(), host.close()]);
  }
}

/** One sheet for each language and look, by a browser that has not walked. */
async function makeSheets({ looks }: ScreensOptions, albums: readonly Album[]): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const { taken } of albums) {
      for (const look of looks) {
        const ofLook = taken.filter((one) => one.look === look);
        if (ofLook.length > 0) await makeContactSheet(browser, ofLook);
      }
    }
  } finally {
    await browser.close();
  }
}

function report(options: ScreensOptions, albums: readonly Album[]): void {
  const here = (path: string): string => relative(process.cwd(), path);
  const taken = albums.flatMap((album) => album.taken);
  for (const language of options.languages) {
    for (const look of options.looks) {
      const folder = folderOf(ROOT, language, look);
      const count = taken.filter((one) => one.language === language && one.look === look).length;
      console.log(`${here(folder)}: ${String(count)} pictures; all on one sheet: ${here(folder)}.png`);
    }
  }
  console.log(`${String(taken.length)} pictures are in ${here(ROOT)}.`);
}

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (!options.ok) {
    console.error(`${options.error}\n${USAGE}`);
    return 2;
  }
  // Where somebody names a built app, that one is pictured.
  const built = process.env.WEB_DIR === undefined ? await buildWebApp() : 0;
  if (built !== 0) return built;
  if (options.value.only.length === 0) rmSync(ROOT, { recursive: true, force: true });
  const albums = await Promise.all(options.value.languages.map((language) => pictureLanguage(language, options.value)));
  await makeSheets(options.value, albums);
  report(options.value, albums);
  const troubles = albums.flatMap((album) => album.troubles);
  troubles.forEach((trouble) => console.error(trouble));
  return troubles.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
