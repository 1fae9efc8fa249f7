import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { field, fill } from '../fields.ts';
import { goTo, press, type Visitor } from '../visitor.ts';
import { errorText, expectNoProblems, logIn, registerAccount, resetPathTo } from './real-account.ts';
import { anEmail } from './registrant.ts';

const NEW_PASSWORD = 'Green-77-lamp';

let visitor: Visitor;

async function open(app: RealApp, path: string, language: Language = 'en'): Promise<Visitor> {
  visitor = await app.visit({ language, viewport: { width: 320, height: 568 } });
  await goTo(visitor.page, path);
  return visitor;
}

function newPassword(password: string, repeated = password): Readonly<Record<string, string>> {
  return { newPassword: password, repeatPassword: repeated };
}

/** Requests a reset link, and returns what the screen then shows, without the email. */
async function askForLink(email: string): Promise<string> {
  const { page } = visitor;
  await fill(page, { email });
  await press(page, 'send-link');
  await expect(page.locator('[data-press="return-to-login"]')).toBeVisible();
  const text = (await page.textContent('main')) ?? '';
  expect(text).toContain(email);
  return text.replace(email, '').replace(/\d{6}/, '');
}

for (const language of LANGUAGES) {
  test.describe(`a forgotten password, in ${language}`, () => {
    const { forgotPassword, resetPassword } = translations[language].account;

    test('is replaced through a link that works once', async ({ app }) => {
      const { email } = await registerAccount(app.server, language);
      const { page } = await open(app, '/forgot-password', language);
      await expectNoProblems(visitor);
      await askForLink(email);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(forgotPassword.sent.heading);
      await expectNoProblems(visitor);

      const path = await resetPathTo(app.server, email);
      await goTo(page, path);
      await fill(page, newPassword(NEW_PASSWORD, `${NEW_PASSWORD}x`));
      await press(page, 'set-password');
      expect(await errorText(page, 'PASSWORDS_DO_NOT_MATCH')).not.toBe('');
      await expectNoProblems(visitor);
      await fill(page, { repeatPassword: NEW_PASSWORD });
      await press(page, 'set-password');
      await expect(page.locator(`dialog h2:has-text("${resetPassword.done.title}")`)).toBeVisible();
      await expectNoProblems(visitor);
      await press(page, 'return-to-login');
      await page.waitForURL('**/login');

      expectRefusal('checkResetLink', 400);
      await goTo(page, path);
      expect(await errorText(page, 'INVALID_TOKEN')).not.toBe('');
      await expectNoProblems(visitor);
      await press(page, 'forgot-password');
      await page.waitForURL('**/forgot-password');

      await logIn(page, { email, password: NEW_PASSWORD });
      await page.waitForURL('**/home');
    });
  });
}

test.describe('requesting a reset link', () => {
  test('does not reveal whether an email has an account', async ({ app }) => {
    const { email } = await registerAccount(app.server);
    const { page } = await open(app, '/forgot-password');
    const known = await askForLink(email);
    await press(page, 'other-email');
    await expect(field(page, 'email')).toHaveValue(email);

    expect(await askForLink(anEmail())).toBe(known);
  });
});

test.describe('a reset link', () => {
  test('asks for the code of the page that requested it in another browser, and there is a way on without the code', async ({
    app,
  }) => {
    const { email } = await registerAccount(app.server);
    await open(app, '/forgot-password');
    await askForLink(email);
    const code = (await visitor.page.textContent('[data-fact="reset-code"]'))?.trim() ?? '';
    const path = await resetPathTo(app.server, email);
    const elsewhere = await app.visit({ viewport: { width: 320, height: 568 } });
    await goTo(elsewhere.page, path);
    await expect(field(elsewhere.page, 'code')).toBeVisible();
    await expect(elsewhere.page.locator('[data-press="forgot-password"]')).toBeVisible();
    await expectNoProblems(elsewhere);
    expectRefusal('resetPassword', 400);
    await fill(elsewhere.page, { code: code === '111111' ? '222222' : '111111', ...newPassword(NEW_PASSWORD) });
    await press(elsewhere.page, 'set-password');
    expect(await errorText(elsewhere.page, 'INVALID_CODE')).not.toBe('');
    await fill(elsewhere.page, { code });
    await press(elsewhere.page, 'set-password');
    await expect(elsewhere.page.locator('dialog')).toBeVisible();
  });

  test('never leaks its token to other pages, and works until it is used', async ({ app }) => {
    const { email } = await registerAccount(app.server);
    await open(app, '/forgot-password');
    await askForLink(email);
    const path = await resetPathTo(app.server, email);
    const { page } = visitor;

    const answer = await goTo(page, path);

    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    const token = path.split('/').at(-1) ?? '';
    expect(token.length).toBeGreaterThan(20);
    await expect(page).toHaveTitle(`${translations.en.account.resetPassword.page} – Clearline`);
    expect(await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage))).not.toContain(
      token,
    );

    const similar = `${email.split('@')[0] ?? ''}-Az1`;
    expectRefusal('resetPassword', 422);
    await fill(page, newPassword(similar));
    await press(page, 'set-password');
    expect(await errorText(page, 'UNPROCESSABLE_PASSWORD')).toContain('too similar to your email, username,');
    await expect(page.locator('body')).not.toContainText(token);
    await fill(page, newPassword(NEW_PASSWORD));
    await expect(page.locator('[data-error="UNPROCESSABLE_PASSWORD"]')).toHaveCount(0);
    await press(page, 'set-password');
    await expect(page.locator('dialog')).toBeVisible();
  });
});

test.describe('changing the password', () => {
  test('rejects a wrong old password, and logs out with a message after the change', async ({ app }) => {
    const account = await registerAccount(app.server);
    const { page } = await open(app, '/');
    await logIn(page, account);
    await page.waitForURL('**/home');
    await goTo(page, '/change-password');
    await expectNoProblems(visitor);
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') calls += 1;
    });

    await fill(page, { oldPassword: account.password, ...newPassword(account.password) });
    await press(page, 'change-password');
    expect(await errorText(page, 'NEW_PASSWORD_MATCHES_OLD_PASSWORD')).not.toBe('');
    expect(calls).toBe(0);

    expectRefusal('changePassword', 401);
    await fill(page, { oldPassword: 'Not-my-1-password', ...newPassword(NEW_PASSWORD) });
    await press(page, 'change-password');
    await expect(page.locator('.error-summary [href="#field-oldPassword"]')).toBeVisible();
    expect(await errorText(page, 'INCORRECT_PASSWORD')).not.toBe('');
    await expectNoProblems(visitor);
    await press(page, 'change-password');
    expect(calls).toBe(1);

    await fill(page, { oldPassword: account.password });
    await press(page, 'change-password');
    await expect(page.locator('[data-message="passwordChanged"]')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await logIn(page, { ...account, password: NEW_PASSWORD });
    await page.waitForURL('**/home');
  });
});
