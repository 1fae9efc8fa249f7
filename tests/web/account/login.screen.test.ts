import { giveAnswers, refusal } from '../../support/answers.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { field, fill } from '../fields.ts';
import { goTo, press, pressLanguage, type Visitor, type VisitorOptions } from '../visitor.ts';
import { errorText, expectNoProblems, registerAccount, type RealAccount } from './real-account.ts';

let account: RealAccount;
let visitor: Visitor;

test.beforeAll(async ({ app }) => {
  account = await registerAccount(app.server);
});
async function open(app: RealApp, path = '/login', options: VisitorOptions = {}): Promise<Visitor> {
  visitor = await app.visit({ ...options });
  await goTo(visitor.page, path);
  return visitor;
}

/** Whether the whole element is inside the window, and no sticky button covers it. */
const isInViewport = (selector: string): Promise<boolean> =>
  visitor.page.locator(selector).evaluate((shown) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + 1, bottom - 1].every((edge) => shown.contains(document.elementFromPoint(middle, edge)));
  });

for (const language of LANGUAGES) {
  test.describe(`login, in ${language}`, () => {
    const { account: texts, general } = translations[language];

    test('lists what is missing at the top, at 320 pixels, with a link to each field', async ({ app }) => {
      const { page } = await open(app, '/login', { language, viewport: { width: 320, height: 568 } });
      await expect(page).toHaveTitle(`${texts.login.page} – Clearline`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.login.heading);
      await expectNoProblems(visitor);

      await press(page, 'log-in');

      const summary = page.locator('.error-summary');
      await expect(summary).toBeVisible();
      expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
      await expect(summary.locator('a')).toHaveText([general.errors.EMPTY_USERNAME, general.errors.EMPTY_PASSWORD]);
      await expectNoProblems(visitor);
      await summary.locator('a').nth(1).click();
      await expect(field(page, 'password')).toBeFocused();
    });
  });
}

test.describe('a wrong password', () => {
  test('shows an alert that blames neither field, and keeps what was typed, even after a language change', async ({
    app,
  }) => {
    const { page } = await open(app);
    const password = field(page, 'password');
    expectRefusal('logIn', 401);
    await fill(page, { email: account.email, password: 'Not-my-1-password' });
    await press(page, 'show-password');
    await expect(password).toHaveAttribute('type', 'text');
    await password.press('Enter');

    expect(await errorText(page, 'INVALID_USERNAME_OR_PASSWORD')).toContain(
      translations.en.general.errors.INVALID_USERNAME_OR_PASSWORD,
    );
    await expect(page.locator('[role="alert"] [data-error]')).toHaveCount(1);
    await expect.poll(() => isInViewport('[role="alert"]')).toBe(true);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expectNoProblems(visitor);

    await pressLanguage(page, 'es');
    await expect(page.locator(`h1:has-text("${translations.es.account.login.heading}")`)).toBeVisible();
    expect(await errorText(page, 'INVALID_USERNAME_OR_PASSWORD')).toContain(
      translations.es.general.errors.INVALID_USERNAME_OR_PASSWORD,
    );
    await expect(field(page, 'email')).toHaveValue(account.email);
    await expect(password).toHaveValue('Not-my-1-password');
  });

  test('shows how long to wait after too many attempts', async ({ app }) => {
    const { page } = await open(app);
    await giveAnswers(page, refusal('logIn', 429, { retryAfterSeconds: 250 }));

    await fill(page, { email: account.email, password: 'x' });
    await press(page, 'log-in');

    expect(await errorText(page, 'TOO_MANY_REQUESTS')).toContain('5 minutes');
  });
});

test.describe('on a bad network', () => {
  test('keeps what was typed, and sends nothing twice while the request is pending', async ({ app }) => {
    const { page, context } = await open(app, '/login', { isNew: true });
    await fill(page, { email: account.email, password: account.password });
    await context.setOffline(true);
    await press(page, 'log-in');
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    await expect(field(page, 'password')).toHaveValue(account.password);
    await context.setOffline(false);

    let calls = 0;
    await page.route('**/auth/login', async (route) => {
      calls += 1;
      await expect(page.locator('[data-press="log-in"][aria-busy="true"]')).toBeVisible();
      await expect(page.locator('[data-press="log-in"]')).toHaveText(translations.en.account.login.loggingIn);
      await field(page, 'password').press('Enter');
      await page.click('[data-press="log-in"]', { force: true });
      await route.continue();
    });
    await press(page, 'log-in');

    await page.waitForURL('**/home');
    expect(calls).toBe(1);
  });
});

test.describe('after login, a user', () => {
  test('continues to the page that redirected them to the landing, and is not asked to log in again', async ({
    app,
  }) => {
    const { page } = await open(app, '/change-password');
    await press(page, 'login');
    await fill(page, { email: account.email, password: account.password });

    await press(page, 'log-in');

    await page.waitForURL('**/change-password');
    await expect(field(page, 'oldPassword')).toBeVisible();
    await goTo(page, '/login');
    await page.waitForURL((url) => url.pathname !== '/login');
  });

  test('finds the email filled in the next time only if they chose that', async ({ app }) => {
    const { page } = await open(app);
    const leaveAndComeBack = async (): Promise<string> => {
      await page.waitForURL('**/home');
      await press(page, 'sign-out');
      await press(page, 'confirm');
      await press(page, 'login');
      return field(page, 'email').inputValue();
    };
    await field(page, 'rememberMe').check();
    await fill(page, { email: account.email, password: account.password });
    await press(page, 'log-in');
    expect(await leaveAndComeBack()).toBe(account.email);
    await expect(field(page, 'rememberMe')).toBeChecked();

    await field(page, 'rememberMe').uncheck();
    await fill(page, { password: account.password });
    await press(page, 'log-in');
    expect(await leaveAndComeBack()).toBe('');
  });
});
