import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { languageSwitch } from '../support/language-switch.ts';
import {
  actAndSettle,
  axeViolations,
  goTo,
  makeVisitor,
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
import { useRealApp } from './real-app.ts';

const app = useRealApp();
let visitor: Visitor;

afterEach(() => visitor.leave());

/** A visitor on the hydrated landing. */
async function openLanding(options: Omit<VisitorOptions, 'baseURL'> = {}): Promise<Visitor> {
  visitor = await makeVisitor(app.browser, { baseURL: app.server.url, isNew: true, ...options });
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

describe.each(LANGUAGES)('the landing in %s', (language) => {
  it('is described by its title, its heading and its language', async () => {
    const { page, consoleProblems } = await openLanding({ language });

    expect(await page.textContent('h1')).toBe(landingOf(language).landing.heading);
    expect(await page.title()).toBe(`${landingOf(language).landing.page} – Clearline`);
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    expect(await page.isVisible(`text=${landingOf(language).landing.continueAsGuest}`)).toBe(true);
    expect(consoleProblems).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('has no axe violations, %s', async (colorScheme) => {
    const { page } = await openLanding({ language, colorScheme });

    expect(await axeViolations(page)).toEqual([]);
  });

  it.each(SHORT_PHONES)(
    'shows every start button within the first screenful, as does the disclaimer, at $height',
    async (phone) => {
      const { page } = await openLanding({ language, viewport: phone });

      expect(await lossesInFirstScreenful(page, phone, 'main .button, main h1')).toEqual([]);
      await press(page, 'continue-as-guest');
      await page.waitForSelector('[data-press="continue"]');
      expect(await lossesInFirstScreenful(page, phone, '[data-press="continue"], main h1')).toEqual([]);
    },
  );

  it('fits a window of 320 pixels, with touch targets of 48 pixels', async () => {
    const { page } = await openLanding({ language, viewport: { width: 320, height: 568 } });

    expect(await sidewaysScroll(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
  });
});

describe('the prerendered landing', () => {
  it('is readable and styled before any script has run', async () => {
    visitor = await makeVisitor(app.browser, { baseURL: app.server.url, isNew: true, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto('/');

    expect(await page.textContent('h1')).toBe(landingOf('en').landing.heading);
    expect(await page.title()).toBe('Welcome – Clearline');
    expect(await page.locator('[data-press="continue-as-guest"]').evaluate((button) => button.clientHeight)).toBe(52);
  });

  it('is hydrated without a change, with the texts that the page preloads', async () => {
    visitor = await makeVisitor(app.browser, { baseURL: app.server.url, isNew: true });
    const { page, consoleProblems } = visitor;
    const texts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('area=landing')) texts.push(request.url());
    });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForSelector('h1');
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-from', 'build'));

    release();
    await settle(page);

    expect(await page.getAttribute('h1', 'data-from')).toBe('build');
    await press(page, 'continue-as-guest');
    await page.waitForURL('**/FDA-disclaimer');
    expect(texts).toHaveLength(1);
    expect(consoleProblems).toEqual([]);
  });

  it.each([
    ['[data-press="continue-as-guest"]', '**/FDA-disclaimer', 'en'],
    [languageSwitch('es'), '**/', 'es'],
  ])('keeps a press on %s made before hydration, and handles it once', async (control, route, language) => {
    visitor = await makeVisitor(app.browser, { baseURL: app.server.url, isNew: true });
    const { page, consoleProblems } = visitor;
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.click(control);
    expect(await page.getAttribute(control, 'aria-busy')).toBe('true');

    release();
    await page.waitForURL(route);
    await page.waitForSelector(`html[lang="${language}"]`);
    await settle(page);

    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(consoleProblems).toEqual([]);
  });

  it('becomes Spanish for a visitor who chose that before', async () => {
    const { page, consoleProblems } = await openLanding({ language: 'es' });
    // A browser warns about unused preloads a few seconds after the page has loaded.
    await page.waitForTimeout(5_000);

    expect(await page.innerText('body')).not.toContain(landingOf('en').landing.lead);
    expect(consoleProblems).toEqual([]);
  });
});

describe('the language switch', () => {
  it('changes all texts at once, stays where it is, and is remembered', async () => {
    const { page } = await openLanding();

    await pressLanguage(page, 'es');
    await page.waitForSelector(`text=${landingOf('es').landing.heading}`);

    expect(await page.getAttribute('html', 'lang')).toBe('es');
    expect(await page.title()).toBe(`${landingOf('es').landing.page} – Clearline`);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-press'))).toBe('language');
    expect(await page.locator(languageSwitch('en')).count()).toBe(1);

    await reload(page);
    expect(await page.textContent('h1')).toBe(landingOf('es').landing.heading);
    expect(await page.getAttribute('html', 'lang')).toBe('es');
  });

  it('keeps the language, with a message, when the texts cannot be loaded', async () => {
    const { page } = await openLanding();
    await page.route('**/translations/es.json*', (route) => route.abort());

    await actAndSettle(page, () => page.click(languageSwitch('es')));

    await page.waitForSelector(`text=${landingOf('en').frame.loadFailed}`);
    expect(await page.textContent('h1')).toBe(landingOf('en').landing.heading);
    expect(await page.getAttribute('html', 'lang')).toBe('en');
  });
});

describe('the landing without a mouse', () => {
  it('moves the focus in page order', async () => {
    const { page } = await openLanding();
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

  it('leads a guest on, and announces where they are', async () => {
    const { page } = await openLanding();

    await page.focus('[data-press="continue-as-guest"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/FDA-disclaimer');
    await page.waitForSelector(`h1:has-text("${translations.en.general.disclaimer.heading}")`);

    await settle(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.title()).toBe(`${translations.en.general.disclaimer.page} – Clearline`);
  });
});

describe('the service worker of an earlier version', () => {
  it('is removed, so that it no longer serves old files', async () => {
    visitor = await makeVisitor(app.browser, { baseURL: app.server.url, isNew: true });
    const { page, context } = visitor;
    await context.route('**/old-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'self.addEventListener("fetch", () => {});' }),
    );
    await page.goto('/icon.svg');
    const before = await page.evaluate(async () => {
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
