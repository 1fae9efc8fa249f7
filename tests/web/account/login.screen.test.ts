import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { goTo, makeVisitor, press, pressLanguage, type Visitor, type VisitorOptions } from '../visitor.ts';
import {
  consoleProblemsOf,
  errorText,
  expectNoProblems,
  fill,
  registerAccount,
  type RealAccount,
} from './real-account.ts';
import { useRealApp } from '../real-app.ts';

const app = useRealApp();
let account: RealAccount;
let visitor: Visitor;

beforeAll(async () => {
  account = await registerAccount(app.server);
});
afterEach(() => visitor.leave());

async function open(path = '/login', options: Omit<VisitorOptions, 'baseURL'> = {}): Promise<Visitor> {
  visitor = await makeVisitor(app.browser, { baseURL: app.server.url, ...options });
  await goTo(visitor.page, path);
  return visitor;
}

const focusedName = (): Promise<string | null> =>
  visitor.page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

/** Whether the whole element is inside the window, and no sticky button covers it. */
const isInViewport = (selector: string): Promise<boolean> =>
  visitor.page.locator(selector).evaluate((shown) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + 1, bottom - 1].every((edge) => shown.contains(document.elementFromPoint(middle, edge)));
  });

describe.each(LANGUAGES)('login, in %s', (language: Language) => {
  const { account: texts, general } = translations[language];

  it('lists what is missing at the top, at 320 pixels, with a link to each field', async () => {
    const { page } = await open('/login', { language, viewport: { width: 320, height: 568 } });
    expect(await page.title()).toBe(`${texts.login.page} – Clearline`);
    expect(await page.textContent('h1')).toBe(texts.login.heading);
    await expectNoProblems(visitor);

    await press(page, 'log-in');

    const summary = page.locator('.error-summary');
    await summary.waitFor();
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await summary.locator('a').allTextContents()).toEqual([
      general.errors.EMPTY_USERNAME,
      general.errors.EMPTY_PASSWORD,
    ]);
    await expectNoProblems(visitor);
    await summary.locator('a').nth(1).click();
    expect(await focusedName()).toBe('password');
    expect(consoleProblemsOf(visitor)).toEqual([]);
  });
});

describe('a wrong password', () => {
  it('shows an alert that blames neither field, and keeps what was typed, even after a language change', async () => {
    const { page } = await open();
    const password = page.locator('[name="password"]');
    await fill(page, { email: account.email, password: 'Not-my-1-password' });
    await press(page, 'show-password');
    expect(await password.getAttribute('type')).toBe('text');
    await password.press('Enter');

    expect(await errorText(page, 'INVALID_USERNAME_OR_PASSWORD')).toContain(
      translations.en.general.errors.INVALID_USERNAME_OR_PASSWORD,
    );
    expect(await page.locator('[role="alert"] [data-error]').count()).toBe(1);
    await expect.poll(() => isInViewport('[role="alert"]')).toBe(true);
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
    expect(await password.getAttribute('type')).toBe('password');
    expect(await password.getAttribute('autocomplete')).toBe('current-password');
    await expectNoProblems(visitor);

    await pressLanguage(page, 'es');
    await page.waitForSelector(`h1:has-text("${translations.es.account.login.heading}")`);
    expect(await errorText(page, 'INVALID_USERNAME_OR_PASSWORD')).toContain(
      translations.es.general.errors.INVALID_USERNAME_OR_PASSWORD,
    );
    expect(await page.inputValue('[name="email"]')).toBe(account.email);
    expect(await password.inputValue()).toBe('Not-my-1-password');
    expect(consoleProblemsOf(visitor)).toEqual([]);
  });

  it('shows how long to wait after too many attempts', async () => {
    const { page } = await open();
    await page.route('**/auth/login', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '250' }, json: { code: 'TOO_MANY_REQUESTS' } }),
    );

    await fill(page, { email: account.email, password: 'x' });
    await press(page, 'log-in');

    expect(await errorText(page, 'TOO_MANY_REQUESTS')).toContain('5 minutes');
  });
});

describe('on a bad network', () => {
  it('keeps what was typed, and sends nothing twice while the request is pending', async () => {
    const { page, context } = await open('/login', { isNew: true });
    await fill(page, { email: account.email, password: account.password });
    await context.setOffline(true);
    await press(page, 'log-in');
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    expect(await page.inputValue('[name="password"]')).toBe(account.password);
    await context.setOffline(false);

    let calls = 0;
    await page.route('**/auth/login', async (route) => {
      calls += 1;
      await page.waitForSelector('[data-press="log-in"][aria-busy="true"]');
      expect(await page.textContent('[data-press="log-in"]')).toBe(translations.en.account.login.loggingIn);
      await page.press('[name="password"]', 'Enter');
      await page.click('[data-press="log-in"]', { force: true });
      await route.continue();
    });
    await press(page, 'log-in');

    await page.waitForURL('**/home');
    expect(calls).toBe(1);
  });
});

describe('after login, a user', () => {
  it('continues to the page that redirected them to the landing, and is not asked to log in again', async () => {
    const { page } = await open('/change-password');
    await press(page, 'login');
    await fill(page, { email: account.email, password: account.password });

    await press(page, 'log-in');

    await page.waitForURL('**/change-password');
    await page.waitForSelector('[name="oldPassword"]');
    await goTo(page, '/login');
    await page.waitForURL((url) => url.pathname !== '/login');
  });

  it('finds the email filled in the next time only if they chose that', async () => {
    const { page } = await open();
    const leaveAndComeBack = async (): Promise<string> => {
      await page.waitForURL('**/home');
      await press(page, 'sign-out');
      await press(page, 'confirm');
      await press(page, 'login');
      return page.inputValue('[name="email"]');
    };
    await page.check('[name="rememberMe"]');
    await fill(page, { email: account.email, password: account.password });
    await press(page, 'log-in');
    expect(await leaveAndComeBack()).toBe(account.email);
    expect(await page.isChecked('[name="rememberMe"]')).toBe(true);

    await page.uncheck('[name="rememberMe"]');
    await fill(page, { password: account.password });
    await press(page, 'log-in');
    expect(await leaveAndComeBack()).toBe('');
  });
});
