/** `npm run screens`: captures every screen at several widths, in both languages. */
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { buildWebApp } from '../../scripts/build-web-app.mjs';
import { makeServerTestCalls } from '../../cli/play/server-test-calls.ts';
import type { Language } from '../../core/domain/languages.ts';
import { playedServer } from '../scenarios/played-server.ts';
import { openServerHost, type ServerHost } from '../support/server-host.ts';
import { launchBrowser } from '../support/browser.ts';
import { makeFakeCamera } from '../support/fake-camera.ts';
import { scenarioOf } from '../support/scenarios.ts';
import { NOW } from '../web/test-steps/tester.ts';
import { drawBrandPictures } from './brand-pictures.ts';
import { changedScreenshots, makeComparisonSheet } from './comparison-sheet.ts';
import { makeContactSheet } from './contact-sheet.ts';
import { joinScreens } from './join-screens.ts';
import { readOptions, SCREENS_FOLDER, type ScreensOptions } from './options.ts';
import { folderOf, captureJourneys, type CaptureResult, type Screenshot } from './capture-journeys.ts';
import type { ScreenshotEnvironment } from './screenshot-session.ts';
import { ALL_JOURNEYS } from './journeys/all.ts';

const PUBLIC = fileURLToPath(new URL('../../web/public/', import.meta.url));
const README_PICTURE = fileURLToPath(new URL('../../docs/images/phone.webp', import.meta.url));

/** The account that the journeys log in to. */
const ACCOUNT = scenarioOf(`
name: An account with two profiles
who: account
profiles:
  - { firstName: Ana, lastName: Ruiz, dateOfBirth: 04/12/1988, zip: '94110' }
  - { firstName: Luis, lastName: Ruiz, dateOfBirth: 09/30/2019, zip: '94110' }
do:
  - expect: { signedIn: true }
`).scenario;

/** Restarts the server for each journey: its clock is stopped, so the logins of all journeys together would exceed the rate limit. */
async function openEnvironment(host: ServerHost, browser: Browser): Promise<ScreenshotEnvironment> {
  const { url } = await host.startAnew();
  const made = await playedServer(url).begin(ACCOUNT, NOW);
  if (!made.ok) throw new Error(made.error.reason);
  return { url, browser, server: makeServerTestCalls(url) };
}

/** Each language has its own server and browser, so that the languages do not affect each other. */
async function captureLanguage(language: Language, options: ScreensOptions): Promise<CaptureResult> {
  const host = openServerHost();
  const camera = await makeFakeCamera();
  const browser = await launchBrowser({ args: camera.launchArgs });
  try {
    return await captureJourneys(() => openEnvironment(host, browser), language, {
      ...options,
      journeys: ALL_JOURNEYS,
      root: SCREENS_FOLDER,
    });
  } finally {
    await browser.close();
    await Promise.all([camera.dispose(), host.close()]);
  }
}

/** Lays the pictures that have changed beside those before, and prints where. */
async function compare(browser: Browser, screenshots: readonly Screenshot[], folder: string): Promise<void> {
  const changes = changedScreenshots(screenshots, folder);
  if (changes.length === 0) return;
  const sheet = await makeComparisonSheet(browser, changes);
  console.log(
    `${relative(process.cwd(), sheet)}: ${String(changes.length)} of ${String(screenshots.length)} have changed`,
  );
}

/** Makes one contact sheet for each language and look, in a new browser. */
async function makeSheets(
  { looks, compared }: ScreensOptions,
  captureResults: readonly CaptureResult[],
): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const { screenshots } of captureResults) {
      for (const look of looks) {
        const ofLook = screenshots.filter((one) => one.look === look);
        if (ofLook.length > 0) await makeContactSheet(browser, ofLook);
        if (compared !== null) await compare(browser, ofLook, compared);
      }
    }
  } finally {
    await browser.close();
  }
}

async function makeReadmePicture(captureResults: readonly CaptureResult[]): Promise<void> {
  const browser = await launchBrowser();
  try {
    const bytes = await joinScreens(
      browser,
      captureResults.flatMap(({ screenshots }) => screenshots),
      README_PICTURE,
    );
    console.log(`${relative(process.cwd(), README_PICTURE)}: ${(bytes / 1000).toFixed(0)} kB`);
  } finally {
    await browser.close();
  }
}

async function drawBrand(): Promise<number> {
  const browser = await launchBrowser();
  try {
    for (const file of await drawBrandPictures(browser, PUBLIC)) console.log(relative(process.cwd(), file));
  } finally {
    await browser.close();
  }
  return 0;
}

function printSummary(options: ScreensOptions, captureResults: readonly CaptureResult[]): void {
  const here = (path: string): string => relative(process.cwd(), path);
  const screenshots = captureResults.flatMap((captureResult) => captureResult.screenshots);
  for (const language of options.languages) {
    for (const look of options.looks) {
      const folder = folderOf(SCREENS_FOLDER, language, look);
      const count = screenshots.filter((one) => one.language === language && one.look === look).length;
      console.log(`${here(folder)}: ${String(count)} pictures; all on one sheet: ${here(folder)}.png`);
    }
  }
  console.log(`${String(screenshots.length)} pictures are in ${here(SCREENS_FOLDER)}.`);
}

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (!options.ok) return options.error;
  if (options.value.isBrand) return drawBrand();
  // WEB_DIR names an app that is already built.
  const built = process.env.WEB_DIR === undefined ? await buildWebApp() : 0;
  if (built !== 0) return built;
  if (options.value.only.length === 0) rmSync(SCREENS_FOLDER, { recursive: true, force: true });
  const captureResults = await Promise.all(
    options.value.languages.map((language) => captureLanguage(language, options.value)),
  );
  if (options.value.isReadme) await makeReadmePicture(captureResults);
  else await makeSheets(options.value, captureResults);
  printSummary(options.value, captureResults);
  const problems = captureResults.flatMap((captureResult) => captureResult.problems);
  problems.forEach((problem) => console.error(problem));
  return problems.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
