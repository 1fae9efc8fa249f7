import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { field } from '../fields.ts';
import { axeViolations, goTo, press, pressLanguage, sidewaysScroll, smallTargets, type Visitor } from '../visitor.ts';
import { registerAccount } from './real-account.ts';
import {
  anEmail,
  waitForRoute,
  enterCode,
  enterEmail,
  GOOD_PASSWORD,
  readCode,
  shownErrors,
  typePassword,
  goToEmail,
  wrongCode,
} from './registrant.ts';

let visitor: Visitor;

async function openEmail(app: RealApp, { isNew = false } = {}): Promise<Page> {
  visitor = await app.visit({ isNew });
  await goTo(visitor.page, '/email-verification');
  return visitor.page;
}

async function openCode(app: RealApp, email: string): Promise<Page> {
  const page = await openEmail(app);
  await enterEmail(page, email);
  return page;
}

async function openPassword(app: RealApp, email: string): Promise<Page> {
  const page = await openCode(app, email);
  await enterCode(page, await readCode(app.server, email));
  return page;
}

async function expectNoProblems(heading: string): Promise<void> {
  const { page } = visitor;
  await expect.poll(() => page.locator('h1').allInnerTexts()).toEqual([heading]);
  expect(await page.title()).toContain('Clearline');
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.className || '');
const { errors, form } = translations.en.general;

for (const language of LANGUAGES) {
  test.describe(`registration, in ${language}`, () => {
    test('leads from the landing to the menu over accessible screens, at 320 pixels', async ({ app }) => {
      const email = anEmail();
      const { account, general, profiles } = translations[language];
      visitor = await app.visit({ language, viewport: { width: 320, height: 568 } });
      const { page } = visitor;
      await goToEmail(page);
      await expectNoProblems(account.emailVerification.heading);

      await enterEmail(page, ` ${email.toUpperCase()} `);
      await expect(page.locator('main')).toContainText(email);
      await expectNoProblems(account.codeVerification.heading);

      const code = await readCode(app.server, email);
      // As pasted from a message, with a space.
      await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)} `);
      await expect(page.locator('[autocomplete="username"]')).toHaveValue(email);
      await expectNoProblems(account.createAccount.heading);

      await typePassword(page, GOOD_PASSWORD);
      await press(page, 'create-account');
      await waitForRoute(page, '/profile/new');
      await expect(page.locator('footer')).toHaveCount(0);
      await expectNoProblems(profiles.profileForm.titles.create);

      await field(page, 'firstName').fill('Ana');
      await field(page, 'lastName').fill('Ruiz');
      await field(page, 'dateOfBirth').fill('04/28/1986');
      await field(page, 'zipCode').fill('94110');
      await press(page, 'save-profile');
      await waitForRoute(page, '/home');
      await expect(page.locator('[data-user]')).toContainText('Ana Ruiz', { useInnerText: true });

      await press(page, 'profile-management');
      await waitForRoute(page, '/profile-management');
      await expectNoProblems(profiles.profileManagement.heading);
      await press(page, 'back');
      await expect.poll(() => page.innerText('h1')).toBe(general.home.hello.replace('{{name}}', 'Ana'));
    });
  });
}

test.describe('the email', () => {
  test('is rejected when it is not an address, listed at the top with the focus, and kept after a language change', async ({
    app,
  }) => {
    const page = await openEmail(app);
    await field(page, 'email').fill('ana@');
    await press(page, 'send-code');

    await expect(page.locator('.error-summary')).toBeVisible();
    await expect.poll(() => focused(page)).toContain('error-summary');
    await expectNoProblems(translations.en.account.emailVerification.heading);
    await page.getByRole('alert').getByRole('link').click();
    expect(await focused(page)).toBe('field-email');
    await pressLanguage(page, 'es');
    await expect(page.locator('[data-error="INVALID_EMAIL"]')).toContainText(
      translations.es.general.errors.INVALID_EMAIL,
      { useInnerText: true },
    );
    await expect(field(page, 'email')).toHaveValue('ana@');
  });

  test('of an existing account is rejected while it is unchanged, with a link to log in', async ({ app }) => {
    const { email } = await registerAccount(app.server);
    const page = await openEmail(app);
    expectRefusal('sendVerificationCode', 409);
    await field(page, 'email').fill(email);
    await press(page, 'send-code');

    await expect(page.locator('[data-error="EMAIL_REGISTRATION_ERROR"]')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await field(page, 'email').fill(`x${email}`);
    expect(await shownErrors(page)).toEqual([]);
    await field(page, 'email').fill(email);
    expect(await shownErrors(page)).toEqual(['EMAIL_REGISTRATION_ERROR']);
    await press(page, 'login');

    await waitForRoute(page, '/login');
  });

  test('waits for the network, and what was typed is kept', async ({ app }) => {
    const email = anEmail();
    const page = await openEmail(app, { isNew: true });
    await field(page, 'email').fill(email);
    await visitor.context.setOffline(true);
    await press(page, 'send-code');
    await expect(page.locator('main [data-error="NETWORK_REQUEST_FAILED"]')).toBeVisible();
    await expect(field(page, 'email')).toHaveValue(email);

    await visitor.context.setOffline(false);
    await press(page, 'send-code');

    await waitForRoute(page, '/code-verification');
  });
});

test.describe('the code', () => {
  test('is rejected when it is wrong, and again without asking the server; of two codes the newest is valid', async ({
    app,
  }) => {
    const email = anEmail();
    const page = await openCode(app, email);
    const first = await readCode(app.server, email);
    expectRefusal('verifyCode', 400);
    await field(page, 'code').fill(wrongCode(first));
    await press(page, 'verify-code');
    await expect(page.locator('[data-error="INVALID_CODE"]')).toBeVisible();
    const code = field(page, 'code');
    expect(await code.getAttribute('aria-describedby')).toContain('field-code-error');
    let asked = 0;
    page.on('request', () => (asked += 1));
    await press(page, 'verify-code');
    expect([await shownErrors(page), asked]).toEqual([['INVALID_CODE'], 0]);

    await page.clock.install();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await press(page, 'send-new-code');
    await expect(page.locator('[role="status"] [data-notice="new-code"]')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-press'))).toBe('send-new-code');
    expect([await code.inputValue(), await shownErrors(page)]).toEqual(['', []]);
    await expect(page.locator('.error-summary')).toHaveCount(0);
    await page.clock.runFor(9_000);
    await expect(page.locator('[data-notice="new-code"]')).toHaveCount(1);
    await page.clock.runFor(1_500);
    await expect(page.locator('[data-notice="new-code"]')).toHaveCount(0);

    await enterCode(page, await readCode(app.server, email, 2));
  });

  test('is sent to another email when the first one was wrong, and survives a reload', async ({ app }) => {
    const [typo, right] = [anEmail(), anEmail()];
    const page = await openCode(app, typo);
    await press(page, 'change-email');
    await waitForRoute(page, '/email-verification');
    await expect(field(page, 'email')).toHaveValue(typo);
    await enterEmail(page, right);
    await page.reload();
    await expect(field(page, 'code')).toBeVisible();

    await enterCode(page, await readCode(app.server, right));
  });

  for (const path of ['/code-verification', '/create-account']) {
    test(`and ${path} need an email first`, async ({ app }) => {
      visitor = await app.visit();
      await visitor.page.goto(path);

      await waitForRoute(visitor.page, '/email-verification');
    });
  }
});

test.describe('the password', () => {
  test('shows which rules are met while it is typed, by symbol and word, and announces them after a pause', async ({
    app,
  }) => {
    const page = await openPassword(app, anEmail());
    await page.clock.install();
    const met = (): Promise<(string | undefined)[]> =>
      page
        .locator('[data-met="true"]')
        .evaluateAll((rules) => rules.map((rule) => (rule as HTMLElement).dataset['rule']));
    expect(await met()).toEqual([]);
    await field(page, 'password').fill('Ana1');
    expect(await met()).toEqual(['digit', 'lowercase', 'uppercase']);
    const { password } = translations.en.account;
    const line = await page.locator('[data-rule="digit"]').textContent();
    expect(line).toBe(`${password.rules.digit}${password.met}`);
    const summary = page.locator('.password-rules [role="status"]');
    await expect(summary).toHaveText('');
    await page.clock.runFor(2_000);
    await expect.poll(() => summary.textContent()).toBe(password.count.replace('{{met}}', '3').replace('{{all}}', '5'));
    await field(page, 'password').fill(`Ana1-${'x'.repeat(116)}`);
    expect(await met()).not.toContain('length');
  });

  test('is shown on request, hidden again when it is sent, and rejected unless both match and follow the rules', async ({
    app,
  }) => {
    const page = await openPassword(app, anEmail());
    const password = field(page, 'password');
    await password.fill('short');
    await press(page, 'show-password');
    expect([await password.getAttribute('type'), await shownErrors(page)]).toEqual(['text', []]);
    await typePassword(page, 'short', 'shorter');
    await press(page, 'create-account');

    await expect(password).toHaveAttribute('type', 'password');
    expect(await shownErrors(page)).toEqual(['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'PASSWORDS_DO_NOT_MATCH']);
    await expect(page.locator('.error-summary')).toContainText(form.problem, { useInnerText: true });
    expect(await axeViolations(page)).toEqual([]);
  });

  test('that resembles the email is rejected with one message until it is changed', async ({ app }) => {
    const email = anEmail();
    const page = await openPassword(app, email);
    expectRefusal('createAccount', 422);
    await typePassword(page, `${email.split('@')[0] ?? ''}A1`);
    await press(page, 'create-account');

    await expect(page.locator('[data-error="UNPROCESSABLE_PASSWORD"]')).toBeVisible();
    const message = await page.innerText('[data-error="UNPROCESSABLE_PASSWORD"]');
    const [before = '', after = ''] = errors.UNPROCESSABLE_PASSWORD.split('{{items}}');
    expect(message).toContain(before);
    expect(message).toContain(after);
    expect(message).toMatch(/email/);
    await typePassword(page, GOOD_PASSWORD);
    expect(await shownErrors(page)).toEqual([]);
    await press(page, 'create-account');

    await waitForRoute(page, '/profile/new');
  });

  test('sent too late leads back to the email', async ({ app }) => {
    const email = anEmail();
    const page = await openPassword(app, email);
    expectRefusal('createAccount', 401);
    await visitor.context.clearCookies();
    await typePassword(page, GOOD_PASSWORD);
    await press(page, 'create-account');
    await expect(page.locator('[data-error="INVALID_TOKEN"]')).toBeVisible();
    await press(page, 'verify-again');

    await waitForRoute(page, '/email-verification');
    await expect(field(page, 'email')).toHaveValue(email);
  });
});
