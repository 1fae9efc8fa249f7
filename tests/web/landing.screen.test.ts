import type { Page } from '@playwright/test';
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

const landingOf = (language: (typeof LANGUAGES)[number]) => translations[language].landing;

for (const language of LANGUAGES) {
  test.describe(`the landing in ${language}`, () => {
    test('is described by its title, its heading and its language', async ({ app }) => {
      const { page } = await openLanding(app, { language });

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingOf(language).landing.heading);
      await expect(page).toHaveTitle(`${landingOf(language).landing.page} – Clearline`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByText(landingOf(language).landing.continueAsGuest)).toBeVisible();
    });

    test('says what the test does, how long it takes, and what happens with the data', async ({ app }) => {
      const { page } = await openLanding(app, { language });
      const { landing } = landingOf(language);

      const moments = page.locator('main').getByRole('list').first().getByRole('listitem');
      await expect(moments).toHaveText(
        [landing.moments.swab, landing.moments.wait, landing.moments.read].map(({ title }) => new RegExp(title)),
      );
      await expect(page.getByText(landing.startWithout.replace('{{testMinutes}}', '45'))).toBeVisible();
      await expect(page.getByRole('button', { name: landing.continueAsGuest })).toHaveAccessibleDescription(
        landing.startWithout.replace('{{testMinutes}}', '45'),
      );
      for (const { title } of [landing.data, landing.who, landing.needs, landing.help]) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      }
      for (const text of [landing.data.here, landing.data.server, landing.data.report, landing.who.under2]) {
        await expect(page.getByText(text)).toBeVisible();
      }
      await expect(page.getByRole('link', { name: landing.healthData })).toHaveAttribute(
        'href',
        '/consumer-health-data',
      );
      for (const other of LANGUAGES) {
        await expect(page.locator(`main [lang="${other}"]`)).toHaveText(landingOf(other).frame.languages[other].name);
      }
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no axe violations, ${colorScheme}`, async ({ app }) => {
        const { page } = await openLanding(app, { language, colorScheme });

        expect(await axeViolations(page)).toEqual([]);
      });
    }

    for (const phone of SHORT_PHONES) {
      test(`shows every start button within the first screenful, as does the disclaimer, at ${phone.height}`, async ({
        app,
      }) => {
        const { page } = await openLanding(app, { language, viewport: phone });

        const wanted = 'main .button, main h1, .moments, [data-press="already-tested"]';
        expect(await lossesInFirstScreenful(page, phone, wanted)).toEqual([]);
        await press(page, 'continue-as-guest');
        await expect(page.locator('[data-press="continue"]')).toBeVisible();
        expect(await lossesInFirstScreenful(page, phone, '[data-press="continue"], main h1')).toEqual([]);
      });
    }

    for (const viewport of [
      { width: 600, height: 800 },
      { width: 801, height: 800 },
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
    ]) {
      test(`shows the start and the three moments within the first screenful at ${viewport.width}`, async ({ app }) => {
        const { page } = await openLanding(app, { language, viewport });

        expect(await sidewaysScroll(page)).toBe(0);
        expect(await lossesInFirstScreenful(page, viewport, 'main .button, main h1, .moment__picture')).toEqual([]);
      });
    }

    test('fits a window of 320 pixels, with touch targets of 48 pixels', async ({ app }) => {
      const { page } = await openLanding(app, { language, viewport: { width: 320, height: 568 } });

      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
    });
  });
}

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
    ['[data-press="already-tested"]', '**/FDA-disclaimer', 'en'],
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

  test('becomes Spanish for a visitor who chose that before', async ({ app }) => {
    const { page } = await openLanding(app, { language: 'es' });
    // A browser warns about unused preloads a few seconds after the page has loaded.
    await page.waitForTimeout(5_000);

    await expect(page.locator('body')).not.toContainText(landingOf('en').landing.lead, { useInnerText: true });
  });
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
  });
});

test.describe('the landing without a mouse', () => {
  test('moves the focus in page order', async ({ app }) => {
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
  });

  test('leads a guest on, and announces where they are', async ({ app }) => {
    const { page } = await openLanding(app);

    await page.focus('[data-press="continue-as-guest"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/FDA-disclaimer');
    await expect(page.locator(`h1:has-text("${translations.en.general.disclaimer.heading}")`)).toBeVisible();

    await settle(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect(page).toHaveTitle(`${translations.en.general.disclaimer.page} – Clearline`);
  });
});

test.describe('a visitor who already took the test', () => {
  test('gets from the landing to the report without an account', async ({ app }) => {
    const { page } = await openLanding(app);

    await press(page, 'already-tested');
    await page.waitForURL('**/FDA-disclaimer');
    await press(page, 'continue');
    await page.waitForURL('**/test-steps');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      translations.en.steps.steps['intro-welcome'].express.title,
    );
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
