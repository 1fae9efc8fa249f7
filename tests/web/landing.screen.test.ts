import type { Page } from '@playwright/test';
import { giveAnswers, refusal } from '../support/answers.ts';
import { expect, test, type RealApp } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { expectProblem } from '../support/page-problems.ts';
import { languageSwitch } from '../support/language-switch.ts';
import {
  actAndSettle,
  axeViolations,
  goTo,
  press,
  pressLanguage,
  reload,
  settle,
  sidewaysScroll,
  smallTargets,
  type Visitor,
  type VisitorOptions,
} from './visitor.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from './first-screenful.ts';

let visitor: Visitor;

/** A visitor on the hydrated landing. */
async function openLanding(app: RealApp, options: VisitorOptions = {}): Promise<Visitor> {
  visitor = await app.visit({ isNew: true, ...options });
  await goTo(visitor.page, '/');
  return visitor;
}

/** Blocks the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const WINDOWS = [
  { width: 600, height: 800 },
  { width: 801, height: 800 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const landingOf = (language: (typeof LANGUAGES)[number]) => translations[language].landing;

test('the landing in Spanish fits every window, with what matters in the first screenful, in both themes', async ({
  app,
}) => {
  const { page } = await openLanding(app, { language: 'es' });
  await expect(page.locator('body')).not.toContainText(landingOf('en').landing.lead, { useInnerText: true });

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
  for (const window of WINDOWS) {
    expect(await lossesInFirstScreenful(page, window, 'main .button, main h1, .moment__picture')).toEqual([]);
    expect([window.width, await sidewaysScroll(page)]).toEqual([window.width, 0]);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  expect([await sidewaysScroll(page), await smallTargets(page)]).toEqual([0, []]);
  for (const phone of SHORT_PHONES) {
    const wanted = 'main .button, main h1, .moments, [data-press="already-tested"]';
    expect(await lossesInFirstScreenful(page, phone, wanted)).toEqual([]);
  }
  await press(page, 'continue-as-guest');
  await expect(page.locator('[data-press="continue"]')).toBeVisible();
  for (const phone of SHORT_PHONES) {
    expect(await lossesInFirstScreenful(page, phone, '[data-press="continue"], main h1')).toEqual([]);
  }
});

test.describe('the prerendered landing', () => {
  test('is readable and styled before any script has run', async ({ app }) => {
    visitor = await app.visit({ isNew: true, javaScriptEnabled: false });
    const { page } = visitor;
    // Chromium reports scripts that it does not run as blocked.
    expectProblem(/\.js: csp$/);
    await page.goto('/');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingOf('en').landing.heading);
    await expect(page).toHaveTitle('Welcome – Clearline');
    expect(await page.locator('[data-press="continue-as-guest"]').evaluate((button) => button.clientHeight)).toBe(52);
  });

  test('is hydrated without a change, with the texts that the page preloads', async ({ app }) => {
    visitor = await app.visit({ isNew: true });
    const { page } = visitor;
    const texts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('area=landing')) texts.push(request.url());
    });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-from', 'build'));

    release();
    await settle(page);

    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-from', 'build');
    await press(page, 'continue-as-guest');
    await page.waitForURL('**/FDA-disclaimer');
    expect(texts).toHaveLength(1);
  });

  for (const [control, route, language] of [
    ['[data-press="continue-as-guest"]', '**/FDA-disclaimer', 'en'],
    [languageSwitch('es'), '**/', 'es'],
  ] as const) {
    test(`keeps a press on ${control} made before hydration, and handles it once`, async ({ app }) => {
      visitor = await app.visit({ isNew: true });
      const { page } = visitor;
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await page.click(control);
      await expect(page.locator(control)).toHaveAttribute('aria-busy', 'true');

      release();
      await page.waitForURL(route);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await settle(page);

      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    });
  }
});

test.describe('the language switch', () => {
  test('changes all texts at once, stays where it is, and is remembered', async ({ app }) => {
    const { page } = await openLanding(app);

    await pressLanguage(page, 'es');
    await expect(page.getByText(landingOf('es').landing.heading)).toBeVisible();

    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle(`${landingOf('es').landing.page} – Clearline`);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-press'))).toBe('language');
    await expect(page.locator(languageSwitch('en'))).toHaveCount(1);

    await reload(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingOf('es').landing.heading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('keeps the language, with a message, when the texts cannot be loaded', async ({ app }) => {
    const { page } = await openLanding(app);
    await page.route('**/translations/es.json*', (route) => route.abort());

    await actAndSettle(page, () => page.click(languageSwitch('es')));

    await expect(page.getByText(landingOf('en').frame.loadFailed)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingOf('en').landing.heading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await page.unroute('**/translations/es.json*');
    await giveAnswers(page, refusal('translations', 404));
    await actAndSettle(page, () => page.click(languageSwitch('es')));
    await expect(page.getByText(landingOf('en').frame.unsupported)).toBeVisible();
    await expect(page.getByText(landingOf('en').frame.loadFailed)).toHaveCount(0);
  });
});

test.describe('the landing without a mouse', () => {
  test('moves the focus in page order, leads a guest on, and announces where they are', async ({ app }) => {
    const { page } = await openLanding(app);
    const switches = LANGUAGES.slice(1).map(() => 'language');
    const expected = ['skip-link', 'clearline-home', ...switches, 'continue-as-guest', 'login', 'create-account'];
    const order: (string | null)[] = [];
    while (order.length < expected.length) {
      await page.keyboard.press('Tab');
      order.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute('data-press') ?? document.activeElement?.className ?? null,
        ),
      );
    }

    expect(order).toEqual(expected);

    await page.focus('[data-press="continue-as-guest"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/FDA-disclaimer');
    await expect(page.locator(`h1:has-text("${translations.en.general.disclaimer.heading}")`)).toBeVisible();
    await settle(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect(page).toHaveTitle(`${translations.en.general.disclaimer.page} – Clearline`);
  });
});

/** The part of Trusted Types that the test uses. */
interface PolicyFactory {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): object;
}

test.describe('the service worker of an earlier version', () => {
  test('is removed, so that it no longer serves old files', async ({ app }) => {
    visitor = await app.visit({ isNew: true });
    const { page, context } = visitor;
    await context.route('**/old-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'self.addEventListener("fetch", () => {});' }),
    );
    await page.goto('/icon.svg');
    const before = await page.evaluate(async () => {
      // The version that registered it had no policy for its scripts.
      const { trustedTypes } = window as unknown as { readonly trustedTypes: PolicyFactory };
      trustedTypes.createPolicy('default', { createScriptURL: (url) => url });
      await navigator.serviceWorker.register('/old-worker.js');
      return (await navigator.serviceWorker.getRegistrations()).length;
    });

    await goTo(page, '/');

    expect(before).toBe(1);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  });
});
