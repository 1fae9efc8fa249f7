import type { BrowserContext, Request } from '@playwright/test';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { callOf } from '../support/answers.ts';
import { expect, test } from '../support/browser-test.ts';
import { DEV_ADDRESS, endNpmRuns, npmRun } from '../support/npm-run.ts';
import { fill } from '../web/fields.ts';
import { control } from '../web/controls.ts';

const ACCOUNT = /Log in as (\S+) with (\S+);/;

test.afterEach(endNpmRuns);

/** The calls of the API that something other than the page's own service worker answered. */
async function callsToServer(calls: readonly Request[]): Promise<string[]> {
  const answered = await Promise.all(
    calls.map(async (call) => ({ call, isOwn: (await call.response())?.fromServiceWorker() === true })),
  );
  return answered.filter(({ isOwn }) => !isOwn).map(({ call }) => `${call.method()} ${call.url()}`);
}

function recordCalls(context: BrowserContext): readonly Request[] {
  const calls: Request[] = [];
  context.on('request', (request) => {
    if (callOf(request) !== null) calls.push(request);
  });
  return calls;
}

test('npm run dev -- --offline runs the app without a server: a login and the first steps of a test', async ({
  browser,
}) => {
  const dev = npmRun('dev', {}, ['--offline']);
  const url = await dev.printed(DEV_ADDRESS);
  const [, email = '', password = ''] = ACCOUNT.exec(dev.output()) ?? [];
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  const calls = recordCalls(context);
  const page = await context.newPage();
  await page.goto(APP_ROUTES.landing);
  await control(page, 'login').click();
  await fill(page, { email, password });
  await control(page, 'log-in').click();
  await control(page, 'start-testing').click();
  await expect(page.locator('[data-step="intro-welcome"] h1')).toBeVisible();
  await control(page, 'next').click();
  await expect(page.locator('[data-step="intro-how-it-works"] h1')).toBeVisible();
  expect(calls.map(callOf)).toEqual(expect.arrayContaining(['logIn', 'getAllProfiles', 'createTestId']));
  expect(await callsToServer(calls)).toEqual([]);
  await context.close();
});
