import { afterEach, describe, expect, it } from 'vitest';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../core/domain/languages.ts';
import {
  axeViolations,
  goTo,
  makeVisitor,
  press,
  reload,
  sidewaysScroll,
  smallTargets,
  type Visitor,
  type VisitorOptions,
} from './visitor.ts';
import { useRealApp } from './real-app.ts';

const app = useRealApp();
let visitor: Visitor;

afterEach(() => visitor.leave());

async function open(path: string, options: Omit<VisitorOptions, 'baseURL'> = {}): Promise<Visitor> {
  visitor = await makeVisitor(app.browser, { baseURL: app.server.url, ...options });
  await goTo(visitor.page, path);
  return visitor;
}

/** A guest at the menu. */
async function openHome(options: Omit<VisitorOptions, 'baseURL'> = {}): Promise<Visitor> {
  const { page } = await open('/', options);
  await press(page, 'continue-as-guest');
  await press(page, 'continue');
  await page.waitForSelector('[data-press="start-testing"]');
  return visitor;
}

/** A guest at the menu with an unfinished test on its first step. */
async function openHomeWithTest(options: Omit<VisitorOptions, 'baseURL'> = {}): Promise<Visitor> {
  const { page } = await openHome(options);
  await press(page, 'start-testing');
  await page.waitForSelector('[data-step="intro-welcome"]');
  await goTo(page, '/home');
  await page.waitForSelector('dialog');
  return visitor;
}

const pathOf = (): string => new URL(visitor.page.url()).pathname;
const general = translations.en.general;

async function expectNoProblems(): Promise<void> {
  const { page } = visitor;
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
}

describe.each(LANGUAGES)('a guest on the way to the menu, in %s', (language: Language) => {
  it('sees only accessible screens, at 320 pixels', async () => {
    const { page, consoleProblems } = await open('/', { language, viewport: { width: 320, height: 568 } });
    await press(page, 'continue-as-guest');
    await page.waitForSelector('[data-press="continue"]');
    await expectNoProblems();

    await press(page, 'continue');
    await page.waitForSelector('[data-press="start-testing"]');
    expect(await page.textContent('h1')).toBe(translations[language].general.home.heading);
    await expectNoProblems();

    expect(consoleProblems).toEqual([]);
  });
});

describe('the routes', () => {
  it.each(['/home', '/test-steps', '/no-such-page', '/FAQ'])(
    'redirect a visitor from %s to the landing',
    async (path) => {
      const { page } = await open(path);

      await page.waitForSelector('[data-press="continue-as-guest"]');

      expect(pathOf()).toBe('/');
    },
  );

  it('redirect a guest without a test from /test-steps to the menu', async () => {
    const { page } = await openHome();

    await goTo(page, '/test-steps');
    await page.waitForSelector('[data-press="start-testing"]');

    expect(pathOf()).toBe('/home');
  });

  it.each([
    ['login', '/login'],
    ['create-account', '/terms-of-use-agreement'],
  ])('lead from the landing by %s to %s, and back', async (id, path) => {
    const { page } = await open('/');

    await press(page, id);
    await page.waitForSelector('[data-press="back"]');
    await expectNoProblems();
    expect(pathOf()).toBe(path);
    await press(page, 'back');
    await page.waitForSelector('[data-press="continue-as-guest"]');

    expect(pathOf()).toBe('/');
  });
});

describe('the disclaimer', () => {
  it('logs out a guest who goes back, with a message', async () => {
    const { page } = await open('/');
    await press(page, 'continue-as-guest');

    await press(page, 'back');

    await page.waitForSelector('[data-message="signedOut"]');
    await expectNoProblems();
    await press(page, 'confirm');
    await page.waitForSelector('dialog', { state: 'detached' });
    expect(pathOf()).toBe('/');
    await goTo(page, '/home');
    expect(pathOf()).toBe('/');
  });
});

describe('the menu', () => {
  it('offers what a guest may do, and nothing else', async () => {
    const { page } = await openHome();

    expect(
      await page
        .locator('.menu [data-press]')
        .evaluateAll((items) => items.map((item) => item.getAttribute('data-press'))),
    ).toEqual(['start-testing', 'start-reporting', 'support', 'terms-of-use', 'privacy-policy', 'sign-out']);
  });

  it('explains why a test did not start, and offers to try again', async () => {
    const { page } = await openHome();
    await page.route('**/test-results/create-test-id', (route) => route.fulfill({ status: 500 }));

    await press(page, 'start-testing');
    await page.waitForSelector('[data-error="TEST_ID_FETCH_FAILED"]');
    expect(await page.getAttribute('[data-press="contact-us"]', 'href')).toBe('/support');
    await expectNoProblems();

    await page.unroute('**/test-results/create-test-id');
    await press(page, 'try-again');
    await page.waitForSelector('[data-step="intro-welcome"]');
    expect(pathOf()).toBe('/test-steps');
  });

  it('logs the guest out, with a message on the landing', async () => {
    const { page } = await openHome();

    await press(page, 'sign-out');

    await page.waitForSelector('[data-message="signedOut"]');
    expect(pathOf()).toBe('/');
  });
});

describe('an unfinished test', () => {
  it('opens a dialog that traps the focus and needs an answer', async () => {
    const { page, consoleProblems } = await openHomeWithTest();

    expect(await page.textContent('dialog h2')).toBe(general.home.incomplete.title);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await expectNoProblems();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(1);
    expect(consoleProblems).toEqual([]);
  });

  it('continues where it stopped', async () => {
    const { page } = await openHomeWithTest();

    await press(page, 'continue');

    await page.waitForSelector('[data-step="intro-welcome"]');
  });

  it('is cancelled, and is not asked about again', async () => {
    const { page } = await openHomeWithTest();

    await press(page, 'cancel');
    await page.waitForSelector('dialog', { state: 'detached' });

    await reload(page);
    await page.waitForSelector('[data-press="start-testing"]');
    expect(await page.locator('dialog').count()).toBe(0);
  });
});

describe('a bad network', () => {
  it('is reported in a quiet bar, which disappears with the problem', async () => {
    const { page, context } = await openHome({ isNew: true });
    const bar = page.locator('.frame__status');

    await context.setOffline(true);
    await page.waitForSelector(`text=${translations.en.landing.frame.offline.text}`);
    expect(await bar.getAttribute('role')).toBe('status');

    await context.setOffline(false);
    await page.waitForSelector('.frame__status > p', { state: 'detached' });
  });

  it('shows an explanation and a retry button for a screen that did not load', async () => {
    visitor = await makeVisitor(app.browser, { baseURL: app.server.url });
    const { page } = visitor;
    await page.route('**/assets/disclaimer-*.js', (route) => route.abort());
    await goTo(page, '/');
    await press(page, 'continue-as-guest');
    await page.waitForSelector(`text=${translations.en.landing.frame.loadFailed}`);
    await expectNoProblems();

    await page.unroute('**/assets/disclaimer-*.js');
    await press(page, 'try-again');

    await page.waitForSelector('[data-press="continue"]');
  });
});

describe('a browser without storage', () => {
  it('is still able to run the app', async () => {
    visitor = await makeVisitor(app.browser, { baseURL: app.server.url });
    const { page, consoleProblems } = visitor;
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is forbidden.', 'SecurityError');
        },
      });
    });
    await goTo(page, '/');

    await press(page, 'continue-as-guest');
    await press(page, 'continue');

    await page.waitForSelector('[data-press="start-testing"]');
    expect(consoleProblems).toEqual([]);
  });
});
