import type { Page, Request } from '@playwright/test';
import { fulfil } from '../../support/answers.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { INACTIVITY_CHECK_MS, INACTIVITY_LOGOUT_MS } from '../../../core/domain/limits.ts';
import { LAST_INPUT_KEY } from '../../../core/flow/persisted-state.ts';
import { expectStep, next, openAt } from '../test-steps/tester.ts';
import { KEPT_GUEST } from '../../support/kept-test.ts';
import { languageSwitch } from '../../support/language-switch.ts';
import { field } from '../fields.ts';
import { goTo, press, pressLanguage, pressOnly, settle, type Visitor } from '../visitor.ts';

const { frame } = translations.en.landing;

let visitor: Visitor;

/** A guest at a route, in a browser with an empty cache. The `replaced` files no longer exist since a new release. */
async function openGuestAt(app: RealApp, path: string, replaced?: string): Promise<Page> {
  visitor = await app.visit({ isNew: true, kept: KEPT_GUEST });
  const { page } = visitor;
  if (replaced !== undefined) await page.route(`**/assets/${replaced}`, (route) => fulfil(route, { status: 404 }));
  await goTo(page, path);
  return page;
}

test.describe('a part of the app that is loaded later', () => {
  test('loads on the next try when stylesheets and scripts failed while offline', { tag: '@full' }, async ({ app }) => {
    const page = await openGuestAt(app, '/home');
    await press(page, 'start-testing');
    await expectStep(page, 'intro-welcome');
    const files = /\/assets\/[^/]*\.css$|\/assets\/late-steps/;
    await page.route(files, (route) => route.abort());
    await page.reload();
    // By then the page has reloaded itself without success.
    await expect(page.locator('[data-stale]')).toBeVisible();
    await expectStep(page, 'intro-welcome');
    await pressOnly(page, 'next');
    await expectStep(page, 'intro-how-it-works');
    await pressOnly(page, 'next');
    await expect(page.getByRole('main').getByText(frame.loadFailed)).toBeVisible();
    await page.unroute(files);
    // The app also tries by itself; what it asks for arrives after the press.
    const held: (() => void)[] = [];
    let isPressed = false;
    await page.route(files, async (route) => {
      if (!isPressed) await new Promise<void>((resolve) => void held.push(resolve));
      await route.continue();
    });
    await pressOnly(page, 'try-again');
    isPressed = true;
    held.forEach((release) => release());
    await expectStep(page, 'health-questionnaire');
  });

  test('reloads the page once by itself when a release has replaced it', async ({ app }) => {
    const page = await openGuestAt(app, '/home', 'server-ports*');
    let loads = 0;
    page.on('load', () => (loads += 1));
    const reloaded = page.waitForEvent('load');
    await pressOnly(page, 'start-testing');
    await reloaded;
    // Another release is not the cause then: the page shows that, and does not reload repeatedly.
    await pressOnly(page, 'start-testing');
    await expect(page.locator('[data-stale]')).toBeVisible();
    await expect(page.locator('[data-stale]')).toContainText(frame.stale.text, { useInnerText: true });
    expect(loads).toBe(1);
    await page.unroute('**/assets/server-ports*');
    await pressOnly(page, 'reload');
    await expect.poll(() => loads).toBe(2);
    await press(page, 'start-testing');
    await expectStep(page, 'intro-welcome');
  });

  test('keeps what was typed, and offers to reload the page', { tag: '@full' }, async ({ app }) => {
    const page = await openGuestAt(app, '/support', 'server-ports*');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await field(page, 'requestType').selectOption('technicalSupport');
    await field(page, 'name').fill('Luis Vega');
    await field(page, 'email').fill('luis@mail.example');
    await field(page, 'phoneNumber').fill('4155550111');
    await field(page, 'supportInformation').fill('The camera stays dark.');
    await pressOnly(page, 'send-request');
    const notice = page.locator('[data-stale]');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(frame.stale.typed, { useInnerText: true });
    expect(loads).toBe(0);
    // What was typed can still be sent.
    await page.unroute('**/assets/server-ports*');
    await pressOnly(page, 'try-again');
    await expect(field(page, 'supportInformation')).toHaveValue('The camera stays dark.');
    await pressOnly(page, 'reload');
    await expect.poll(() => loads).toBe(1);
  });

  test('reports on a retry that the server does not respond', { tag: '@full' }, async ({ app }) => {
    const page = await openGuestAt(app, '/home');
    await page.route('**/assets/terms-of-use*', (route) => route.abort());
    const isHead = (method: string): boolean => method === 'HEAD';
    await page.route('**/terms-of-use', (route) =>
      isHead(route.request().method()) ? fulfil(route, { status: 502 }) : route.fallback(),
    );
    await pressOnly(page, 'terms-of-use');
    await expect(page.getByRole('heading', { level: 1, name: frame.notLoaded })).toBeVisible();
    await pressOnly(page, 'try-again');
    await expect(page.getByRole('status').filter({ hasText: frame.noAnswer })).toBeVisible();
  });
});

test.describe('the logout for inactivity', () => {
  test('happens although the account part failed to load once', { tag: '@full' }, async ({ app }) => {
    visitor = await app.visit({ isNew: true, hasClock: true, kept: KEPT_GUEST });
    const { page } = visitor;
    await page.clock.install();
    const isAccount = (request: Request): boolean => request.url().includes('/assets/account-');
    // Offline, the server does not respond either, so the page is not reloaded.
    const isLost = (request: Request): boolean => isAccount(request) || request.method() === 'HEAD';
    await page.route('**/*', (route) => (isLost(route.request()) ? route.abort() : route.fallback()));
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.goto('/home');
    await failed;
    await page.unroute('**/*');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, `clearline.${LAST_INPUT_KEY}`);
    await settle(page);
    await page.clock.fastForward(INACTIVITY_LOGOUT_MS + INACTIVITY_CHECK_MS);
    await expect(page.locator('[data-message="inactivity"]')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test.describe('the language switch', () => {
  test('shows that it is busy, and changes nothing once the user has moved on', { tag: '@full' }, async ({ app }) => {
    const page = await openGuestAt(app, '/home');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/translations/es*', async (route) => {
      await held;
      await route.continue();
    });
    const spanish = page.locator(languageSwitch('es'));
    await spanish.click();
    await expect(page.locator(`${languageSwitch('es')}[aria-busy="true"]`)).toBeVisible();
    await expect(spanish).toHaveText(frame.languages.es.busy, { useInnerText: true });
    await pressOnly(page, 'terms-of-use');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('/translations/es'));
    answer();
    await answered;
    await expect(page.locator(`${languageSwitch('es')}:not([aria-busy])`)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await pressLanguage(page, 'es');
  });
});

test.describe('a gesture that closes dialogs', () => {
  test('leaves the card of the unfinished test on home, as "Not now" does', { tag: '@full' }, async ({ app }) => {
    visitor = await openAt(app, { step: 'open-kit' });
    const { page } = visitor;
    await goTo(page, '/home');
    const { title } = translations.en.general.home.incomplete;
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.evaluate(() => document.querySelector('dialog')?.close());
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    await press(page, 'continue');
    await expectStep(page, 'open-kit');
    await next(page);
  });
});
