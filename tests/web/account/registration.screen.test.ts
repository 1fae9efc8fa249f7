import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import {
  axeViolations,
  goTo,
  makeVisitor,
  press,
  pressLanguage,
  sidewaysScroll,
  smallTargets,
  type Visitor,
} from '../visitor.ts';
import { consoleProblemsOf, registerAccount } from './real-account.ts';
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
import { useRealApp } from '../real-app.ts';

const app = useRealApp();
let visitor: Visitor;

afterEach(() => visitor.leave());

async function openEmail({ isNew = false } = {}): Promise<Page> {
  visitor = await makeVisitor(app.browser, { baseURL: app.server.url, isNew });
  await goTo(visitor.page, '/email-verification');
  return visitor.page;
}

async function openCode(email: string): Promise<Page> {
  const page = await openEmail();
  await enterEmail(page, email);
  return page;
}

async function openPassword(email: string): Promise<Page> {
  const page = await openCode(email);
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

describe.each(LANGUAGES)('registration, in %s', (language) => {
  it('leads from the landing to the menu over accessible screens, at 320 pixels', async () => {
    const email = anEmail();
    const { account, general, profiles } = translations[language];
    visitor = await makeVisitor(app.browser, {
      baseURL: app.server.url,
      language,
      viewport: { width: 320, height: 568 },
    });
    const { page } = visitor;
    await goToEmail(page);
    await expectNoProblems(account.emailVerification.heading);

    await enterEmail(page, ` ${email.toUpperCase()} `);
    expect(await page.textContent('main')).toContain(email);
    await expectNoProblems(account.codeVerification.heading);

    const code = await readCode(app.server, email);
    // As pasted from a message, with a space.
    await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)} `);
    expect(await page.inputValue('[autocomplete="username"]')).toBe(email);
    await expectNoProblems(account.createAccount.heading);

    await typePassword(page, GOOD_PASSWORD);
    await press(page, 'create-account');
    await waitForRoute(page, '/profile/new');
    expect(await page.locator('footer').count()).toBe(0);
    await expectNoProblems(profiles.profileForm.titles.create);

    await page.fill('[name="firstName"]', 'Ana');
    await page.fill('[name="lastName"]', 'Ruiz');
    await page.fill('[name="dateOfBirth"]', '04/28/1986');
    await page.fill('[name="zipCode"]', '94110');
    await press(page, 'save-profile');
    await waitForRoute(page, '/home');
    expect(await page.innerText('[data-user]')).toContain('Ana Ruiz');

    await press(page, 'profile-management');
    await waitForRoute(page, '/profile-management');
    await expectNoProblems(profiles.profileManagement.heading);
    await press(page, 'back');
    await expect.poll(() => page.innerText('h1')).toBe(general.home.heading);
    expect(visitor.consoleProblems).toEqual([]);
  });
});

describe('the email', () => {
  it('is rejected when it is not an address, listed at the top with the focus, and kept after a language change', async () => {
    const page = await openEmail();
    await page.fill('[name="email"]', 'ana@');
    await press(page, 'send-code');

    await page.waitForSelector('.error-summary');
    await expect.poll(() => focused(page)).toContain('error-summary');
    await expectNoProblems(translations.en.account.emailVerification.heading);
    await page.getByRole('alert').getByRole('link').click();
    expect(await focused(page)).toBe('field-email');
    await pressLanguage(page, 'es');
    expect(await page.innerText('[data-error="INVALID_EMAIL"]')).toContain(
      translations.es.general.errors.INVALID_EMAIL,
    );
    expect(await page.inputValue('[name="email"]')).toBe('ana@');
  });

  it('of an existing account is rejected while it is unchanged, with a link to log in', async () => {
    const { email } = await registerAccount(app.server);
    const page = await openEmail();
    await page.fill('[name="email"]', email);
    await press(page, 'send-code');

    await page.waitForSelector('[data-error="EMAIL_REGISTRATION_ERROR"]');
    expect(await axeViolations(page)).toEqual([]);
    await page.fill('[name="email"]', `x${email}`);
    expect(await shownErrors(page)).toEqual([]);
    await page.fill('[name="email"]', email);
    expect(await shownErrors(page)).toEqual(['EMAIL_REGISTRATION_ERROR']);
    await press(page, 'login');

    await waitForRoute(page, '/login');
  });

  it('waits for the network, and what was typed is kept', async () => {
    const email = anEmail();
    const page = await openEmail({ isNew: true });
    await page.fill('[name="email"]', email);
    await visitor.context.setOffline(true);
    await press(page, 'send-code');
    await page.waitForSelector('[data-error="NETWORK_REQUEST_FAILED"]');
    expect(await page.inputValue('[name="email"]')).toBe(email);

    await visitor.context.setOffline(false);
    await press(page, 'send-code');

    await waitForRoute(page, '/code-verification');
  });
});

describe('the code', () => {
  it('is rejected when it is wrong, and again without asking the server; of two codes the newest is valid', async () => {
    const email = anEmail();
    const page = await openCode(email);
    const first = await readCode(app.server, email);
    await page.fill('[name="code"]', wrongCode(first));
    await press(page, 'verify-code');
    await page.waitForSelector('[data-error="INVALID_CODE"]');
    const field = page.locator('[name="code"]');
    expect(await field.getAttribute('aria-describedby')).toContain('field-code-error');
    let asked = 0;
    page.on('request', () => (asked += 1));
    await press(page, 'verify-code');
    expect([await shownErrors(page), asked]).toEqual([['INVALID_CODE'], 0]);

    await page.clock.install();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await press(page, 'send-new-code');
    await page.waitForSelector('[role="status"] [data-notice="new-code"]');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-press'))).toBe('send-new-code');
    expect([await field.inputValue(), await shownErrors(page)]).toEqual(['', []]);
    expect(await page.locator('.error-summary').count()).toBe(0);
    await page.clock.runFor(9_000);
    expect(await page.locator('[data-notice="new-code"]').count()).toBe(1);
    await page.clock.runFor(1_500);
    await page.waitForSelector('[data-notice="new-code"]', { state: 'detached' });

    await enterCode(page, await readCode(app.server, email, 2));
  });

  it('is sent to another email when the first one was wrong, and survives a reload', async () => {
    const [typo, right] = [anEmail(), anEmail()];
    const page = await openCode(typo);
    await press(page, 'change-email');
    await waitForRoute(page, '/email-verification');
    expect(await page.inputValue('[name="email"]')).toBe(typo);
    await enterEmail(page, right);
    await page.reload();
    await page.waitForSelector('[name="code"]');

    await enterCode(page, await readCode(app.server, right));
  });

  it.each(['/code-verification', '/create-account'])('and %s need an email first', async (path) => {
    visitor = await makeVisitor(app.browser, { baseURL: app.server.url });
    await visitor.page.goto(path);

    await waitForRoute(visitor.page, '/email-verification');
  });
});

describe('the password', () => {
  it('shows which rules are met while it is typed, by symbol and word, and announces them after a pause', async () => {
    const page = await openPassword(anEmail());
    await page.clock.install();
    const met = (): Promise<(string | undefined)[]> =>
      page
        .locator('[data-met="true"]')
        .evaluateAll((rules) => rules.map((rule) => (rule as HTMLElement).dataset['rule']));
    expect(await met()).toEqual([]);
    await page.fill('[name="password"]', 'Ana1');
    expect(await met()).toEqual(['digit', 'lowercase', 'uppercase']);
    const { password } = translations.en.account;
    const line = await page.locator('[data-rule="digit"]').textContent();
    expect(line).toBe(`${password.rules.digit}${password.met}`);
    const summary = page.locator('.password-rules [role="status"]');
    expect(await summary.textContent()).toBe('');
    await page.clock.runFor(2_000);
    await expect.poll(() => summary.textContent()).toBe(password.count.replace('{{met}}', '3').replace('{{all}}', '5'));
    await page.fill('[name="password"]', `Ana1-${'x'.repeat(116)}`);
    expect(await met()).not.toContain('length');
  });

  it('is shown on request, hidden again when it is sent, and rejected unless both match and follow the rules', async () => {
    const page = await openPassword(anEmail());
    const field = page.locator('[name="password"]');
    await field.fill('short');
    await press(page, 'show-password');
    expect([await field.getAttribute('type'), await shownErrors(page)]).toEqual(['text', []]);
    await typePassword(page, 'short', 'shorter');
    await press(page, 'create-account');

    expect(await field.getAttribute('type')).toBe('password');
    expect(await shownErrors(page)).toEqual(['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'PASSWORDS_DO_NOT_MATCH']);
    expect(await page.innerText('.error-summary')).toContain(form.problem);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('that resembles the email is rejected with one message until it is changed', async () => {
    const email = anEmail();
    const page = await openPassword(email);
    await typePassword(page, `${email.split('@')[0] ?? ''}A1`);
    await press(page, 'create-account');

    await page.waitForSelector('[data-error="UNPROCESSABLE_PASSWORD"]');
    const message = await page.innerText('[data-error="UNPROCESSABLE_PASSWORD"]');
    const [before = '', after = ''] = errors.UNPROCESSABLE_PASSWORD.split('{{items}}');
    expect(message).toContain(before);
    expect(message).toContain(after);
    expect(message).toMatch(/e-mail/);
    await typePassword(page, GOOD_PASSWORD);
    expect(await shownErrors(page)).toEqual([]);
    await press(page, 'create-account');

    await waitForRoute(page, '/profile/new');
    expect(consoleProblemsOf(visitor)).toEqual([]);
  });

  it('sent too late leads back to the email', async () => {
    const email = anEmail();
    const page = await openPassword(email);
    await visitor.context.clearCookies();
    await typePassword(page, GOOD_PASSWORD);
    await press(page, 'create-account');
    await page.waitForSelector('[data-error="INVALID_TOKEN"]');
    await press(page, 'verify-again');

    await waitForRoute(page, '/email-verification');
    expect(await page.inputValue('[name="email"]')).toBe(email);
  });
});
