import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { NEW_CODE_NOTICE_MS } from '../../../core/domain/limits.ts';
import { goTo, press, reload, type Visitor } from '../visitor.ts';
import {
  addDevice,
  consoleProblemsOf,
  errorText,
  expectNoProblems,
  fill,
  logIn,
  registerAccount,
  type RealAccount,
} from './real-account.ts';
import { anEmail, readCode, wrongCode } from './registrant.ts';

let visitor: Visitor;

/** Later than any time the page's clock can show by then. */
const HOUR_MS = 3_600_000;

let phones = 6_195_550_100;

/** A phone number that no other test uses. */
function aPhone(): string {
  phones += 1;
  return String(phones);
}

interface TwoDevices {
  readonly account: RealAccount;
  readonly workMail: string;
}

async function accountWithTwoDevices(app: RealApp): Promise<TwoDevices> {
  const account = await registerAccount(app.server);
  const workMail = anEmail();
  await addDevice(app.server, account, { type: 'EMAIL', name: 'Work mail', address: workMail });
  await addDevice(app.server, account, { type: 'PHONE', name: 'My phone', address: aPhone() });
  return { account, workMail };
}

/** A user who gave the right password and has not entered the code. */
async function openCode(app: RealApp, account: RealAccount, language: Language = 'en'): Promise<Visitor> {
  visitor = await app.visit({ language, viewport: { width: 320, height: 568 } });
  await logIn(visitor.page, account);
  await visitor.page.waitForURL('**/one-time-password');
  await visitor.page.waitForSelector('[name="code"]');
  return visitor;
}

test.describe('the second factor', () => {
  test('accepts the code sent to the first device, however it is pasted, and opens the home screen', async ({
    app,
  }) => {
    const { account, workMail } = await accountWithTwoDevices(app);
    const { page } = await openCode(app, account, 'es');
    expect(await page.textContent('.sent-to__address')).toBe('Work mail');
    expect(await page.textContent('body')).not.toMatch(/PHONE_|EMAIL_/);
    await expectNoProblems(visitor);
    const code = await readCode(app.server, workMail, 2);

    await fill(page, { code: ` ${code.slice(0, 3)}-${code.slice(3)} ` });
    expect(await page.inputValue('[name="code"]')).toBe(code);
    await press(page, 'verify');

    await page.waitForURL('**/home');
    expect(consoleProblemsOf(visitor)).toEqual([]);
  });

  test('rejects a wrong code, and rejects it again without asking the server', async ({ app }) => {
    const { account, workMail } = await accountWithTwoDevices(app);
    const { page } = await openCode(app, account);
    const wrong = wrongCode(await readCode(app.server, workMail, 2));
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/one-time-password')) calls += 1;
    });

    await fill(page, { code: wrong });
    await press(page, 'verify');
    await page.waitForSelector('.error-summary');
    expect(await errorText(page, 'INVALID_OTP_TOKEN')).toContain(translations.en.general.errors.INVALID_OTP_TOKEN);
    expect(await page.getAttribute('[name="code"]', 'aria-invalid')).toBe('true');
    await expectNoProblems(visitor);
    await press(page, 'verify');

    expect(calls).toBe(1);
    await fill(page, { code: '' });
    await page.waitForSelector('[data-error="EMPTY_OTP_TOKEN"]');
    await fill(page, { code: wrong });
    await page.waitForSelector('[data-error="INVALID_OTP_TOKEN"]');
  });

  test('sends a new code to the chosen device, and confirms that for ten seconds', async ({ app }) => {
    const { account } = await accountWithTwoDevices(app);
    const { page } = await openCode(app, account);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + HOUR_MS);
    const notice = page.locator('[role="status"] [data-notice="new-code"]');

    await page.check('[name="device"][value="PHONE_My phone"]');
    await press(page, 'send-new-code');

    await notice.waitFor();
    expect(await notice.textContent()).toContain('My phone');
    expect(await page.textContent('.sent-to__address')).toBe('My phone');
    await page.clock.runFor(NEW_CODE_NOTICE_MS - 1_000);
    expect(await notice.count()).toBe(1);
    await page.clock.runFor(1_000);
    await notice.waitFor({ state: 'detached' });
  });

  test('names the kind of device that no code can be sent to', async ({ app }) => {
    const { account } = await accountWithTwoDevices(app);
    const { page } = await openCode(app, account);
    await page.route('**/auth/one-time-password/resend', (route) =>
      route.fulfill({ status: 400, json: { code: 'INVALID_OTP_DEVICE' } }),
    );

    await page.check('[name="device"][value="PHONE_My phone"]');
    await press(page, 'send-new-code');

    expect(await errorText(page, 'INVALID_OTP_DEVICE')).toContain('this phone');
    expect(await page.locator('[data-notice]').count()).toBe(0);
  });

  test('survives a reload, and is cancelled by going back', async ({ app }) => {
    const { account } = await accountWithTwoDevices(app);
    const { page } = await openCode(app, account);
    await reload(page);
    expect(await page.textContent('.sent-to__address')).toBe('Work mail');

    await press(page, 'back');
    await page.waitForSelector('[data-press="log-in"]');

    await goTo(page, '/one-time-password');
    await page.waitForURL('**/login');
  });
});
