import { giveAnswers, refusal } from '../support/answers.ts';
import { expect, test, type RealApp } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import {
  axeViolations,
  goTo,
  press,
  pressLanguage,
  reload,
  sidewaysScroll,
  smallTargets,
  type Visitor,
  type VisitorOptions,
} from './visitor.ts';

let visitor: Visitor;

async function open(app: RealApp, path: string, options: VisitorOptions = {}): Promise<Visitor> {
  visitor = await app.visit({ ...options });
  await goTo(visitor.page, path);
  return visitor;
}

/** A guest at the menu. */
async function openHome(app: RealApp, options: VisitorOptions = {}): Promise<Visitor> {
  const { page } = await open(app, '/', options);
  await press(page, 'continue-as-guest');
  await press(page, 'continue');
  await expect(page.locator('[data-press="start-testing"]')).toBeVisible();
  return visitor;
}

/** A guest at the menu with an unfinished test on its first step. */
async function openHomeWithTest(app: RealApp, options: VisitorOptions = {}): Promise<Visitor> {
  const { page } = await openHome(app, options);
  await press(page, 'start-testing');
  await expect(page.locator('[data-step="intro-welcome"]')).toBeVisible();
  await goTo(page, '/home');
  await expect(page.locator('dialog')).toBeVisible();
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

for (const language of LANGUAGES) {
  test.describe(`a guest on the way to the menu, in ${language}`, () => {
    test('sees only accessible screens, at 320 pixels', async ({ app }) => {
      const { page } = await open(app, '/', { language, viewport: { width: 320, height: 568 } });
      await press(page, 'continue-as-guest');
      await expect(page.locator('[data-press="continue"]')).toBeVisible();
      await expectNoProblems();

      await press(page, 'continue');
      await expect(page.locator('[data-press="start-testing"]')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations[language].general.home.heading);
      await expectNoProblems();
    });
  });
}

test.describe('the routes', () => {
  for (const path of ['/home', '/test-steps', '/no-such-page', '/FAQ']) {
    test(`redirect a visitor from ${path} to the landing`, async ({ app }) => {
      const { page } = await open(app, path);

      await expect(page.locator('[data-press="continue-as-guest"]')).toBeVisible();

      expect(pathOf()).toBe('/');
    });
  }

  test('redirect a guest without a test from /test-steps to the menu', async ({ app }) => {
    const { page } = await openHome(app);

    await goTo(page, '/test-steps');
    await expect(page.locator('[data-press="start-testing"]')).toBeVisible();

    expect(pathOf()).toBe('/home');
  });

  for (const [id, path] of [
    ['login', '/login'],
    ['create-account', '/terms-of-use-agreement'],
  ] as const) {
    test(`lead from the landing by ${id} to ${path}, and back`, async ({ app }) => {
      const { page } = await open(app, '/');

      await press(page, id);
      await expect(page.locator('[data-press="back"]')).toBeVisible();
      await expectNoProblems();
      expect(pathOf()).toBe(path);
      await press(page, 'back');
      await expect(page.locator('[data-press="continue-as-guest"]')).toBeVisible();

      expect(pathOf()).toBe('/');
    });
  }
});

test.describe('the disclaimer', () => {
  test('logs out a guest who goes back, with a message', async ({ app }) => {
    const { page } = await open(app, '/');
    await press(page, 'continue-as-guest');

    await press(page, 'back');

    await expect(page.locator('[data-message="signedOut"]')).toBeVisible();
    await expectNoProblems();
    await press(page, 'confirm');
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(pathOf()).toBe('/');
    await goTo(page, '/home');
    expect(pathOf()).toBe('/');
  });
});

test.describe('the menu', () => {
  test('offers what a guest may do, and nothing else', async ({ app }) => {
    const { page } = await openHome(app);

    expect(
      await page
        .locator('main [data-press]')
        .evaluateAll((items) => items.map((item) => item.getAttribute('data-press'))),
    ).toEqual([
      'start-testing',
      'start-reporting',
      'support',
      'terms-of-use',
      'privacy-policy',
      'health-data-policy',
      'sign-out',
    ]);
  });

  test('explains why a test did not start, and offers to try again', async ({ app }) => {
    const { page } = await openHome(app);
    const refused = await giveAnswers(page, refusal('createTestId', 500));

    await press(page, 'start-testing');
    await expect(page.locator('[data-error="TEST_ID_FETCH_FAILED"]')).toBeVisible();
    await expect(page.locator('[data-press="contact-us"]')).toHaveAttribute('href', '/support');
    await expectNoProblems();

    await refused.end();
    await press(page, 'try-again');
    await expect(page.locator('[data-step="intro-welcome"]')).toBeVisible();
    expect(pathOf()).toBe('/test-steps');
  });

  test('logs the guest out, with a message on the landing', async ({ app }) => {
    const { page } = await openHome(app);

    await press(page, 'sign-out');

    await expect(page.locator('[data-message="signedOut"]')).toBeVisible();
    expect(pathOf()).toBe('/');
  });
});

test.describe('an unfinished test', () => {
  test('opens a dialog that traps the focus, and leaves a card when closed', async ({ app }) => {
    const { page } = await openHomeWithTest(app);

    await expect(page.locator('dialog h2')).toHaveText(general.home.incomplete.title);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await expectNoProblems();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: general.home.incomplete.title })).toBeVisible();
    await expectNoProblems();

    await reload(page);
    await expect(page.locator('dialog[open]')).toHaveCount(1);
  });

  test('continues where it stopped', async ({ app }) => {
    const { page } = await openHomeWithTest(app);

    await press(page, 'continue');

    await expect(page.locator('[data-step="intro-welcome"]')).toBeVisible();
  });

  test('is cancelled, and is not asked about again', async ({ app }) => {
    const { page } = await openHomeWithTest(app);

    await press(page, 'cancel');
    await expect(page.locator('dialog')).toHaveCount(0);

    await reload(page);
    await expect(page.locator('[data-press="start-testing"]')).toBeVisible();
    await expect(page.locator('dialog')).toHaveCount(0);
  });
});

test.describe('a bad network', () => {
  test('is reported in a quiet bar, which disappears with the problem', async ({ app }) => {
    const { page, context } = await openHome(app, { isNew: true });
    const bar = page.locator('.frame__status');

    await context.setOffline(true);
    await expect(page.getByText(translations.en.landing.frame.offline.text)).toBeVisible();
    await expect(bar).toHaveAttribute('role', 'status');

    await context.setOffline(false);
    await expect(page.locator('.frame__status > p')).toHaveCount(0);
  });

  test('shows an explanation and a retry button for a screen that did not load', async ({ app }) => {
    visitor = await app.visit();
    const { page } = visitor;
    await page.route('**/assets/disclaimer-*.js', (route) => route.abort());
    await goTo(page, '/');
    await press(page, 'continue-as-guest');
    await expect(page.getByText(translations.en.landing.frame.loadFailed)).toBeVisible();
    await expectNoProblems();

    await page.unroute('**/assets/disclaimer-*.js');
    await press(page, 'try-again');

    await expect(page.locator('[data-press="continue"]')).toBeVisible();
  });
});

test.describe('a browser without storage', () => {
  test('says before a test that it keeps nothing, and is able to run the app', async ({ app }) => {
    visitor = await app.visit();
    const { page } = visitor;
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

    for (const language of LANGUAGES) {
      if ((await page.getAttribute('html', 'lang')) !== language) await pressLanguage(page, language);
      await expect(page.getByText(translations[language].general.home.notStored.title)).toBeVisible();
      await expect(page.getByText(translations[language].general.home.notStored.text)).toBeVisible();
      await expectNoProblems();
    }
    await press(page, 'start-testing');
    await expect(page.locator('[data-step="intro-welcome"]')).toBeVisible();
  });
});
