import { giveAnswers, refusal } from '../../support/answers.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import { translations } from '../../../adapters/translations/index.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { NEW_CODE_NOTICE_MS } from '../../../core/domain/limits.ts';
import { field, fill } from '../fields.ts';
import { goTo, press, reload, type Visitor } from '../visitor.ts';
import { addDevice, errorText, expectNoProblems, logIn, registerAccount, type RealAccount } from './real-account.ts';
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
  await expect(field(visitor.page, 'code')).toBeVisible();
  return visitor;
}

test.describe('the second factor', () => {
  test('accepts the code sent to the first device, however it is pasted, and opens the home screen', async ({
    app,
  }) => {
    const { account, workMail } = await accountWithTwoDevices(app);
    const { page } = await openCode(app, account, 'es');
    await expect(page.locator('.sent-to__address')).toHaveText('Work mail');
    await expect(page.locator('body')).not.toContainText(/PHONE_|EMAIL_/);
    await expectNoProblems(visitor);
    const code = await readCode(app.server, workMail, 2);

    await fill(page, { code: ` ${code.slice(0, 3)}-${code.slice(3)} ` });
    await expect(field(page, 'code')).toHaveValue(code);
    await press(page, 'verify');

    await page.waitForURL('**/home');
  });

  test('rejects a wrong code, and rejects it again without asking the server', async ({ app }) => {
    const { account, workMail } = await accountWithTwoDevices(app);
    const { page } = await openCode(app, account);
    const wrong = wrongCode(await readCode(app.server, workMail, 2));
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/one-time-password')) calls += 1;
    });

    expectRefusal('submitOneTimePassword', 400);
    await fill(page, { code: wrong });
    await press(page, 'verify');
    await expect(page.locator('.error-summary')).toBeVisible();
    expect(await errorText(page, 'INVALID_OTP_TOKEN')).toContain(translations.en.general.errors.INVALID_OTP_TOKEN);
    await expect(field(page, 'code')).toHaveAttribute('aria-invalid', 'true');
    await expectNoProblems(visitor);
    await press(page, 'verify');

    expect(calls).toBe(1);
    await fill(page, { code: '' });
    await expect(page.locator('[data-error="EMPTY_OTP_TOKEN"]')).toBeVisible();
    await fill(page, { code: wrong });
    await expect(page.locator('[data-error="INVALID_OTP_TOKEN"]')).toBeVisible();
  });

  test('sends a new code to the chosen device, and confirms that for ten seconds', async ({ app }) => {
    const { account } = await accountWithTwoDevices(app);
    const { page } = await openCode(app, account);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + HOUR_MS);
    const notice = page.locator('[role="status"] [data-notice="new-code"]');

    await page.getByRole('radio', { name: 'My phone' }).check();
    await press(page, 'send-new-code');

    await expect(notice).toBeVisible();
    await expect(notice).toContainText('My phone');
    await expect(page.locator('.sent-to__address')).toHaveText('My phone');
    await page.clock.runFor(NEW_CODE_NOTICE_MS - 1_000);
    await expect(notice).toHaveCount(1);
    await page.clock.runFor(1_000);
    await expect(notice).toHaveCount(0);
  });

  test('names the kind of device that no code can be sent to', async ({ app }) => {
    const { account } = await accountWithTwoDevices(app);
    const { page } = await openCode(app, account);
    await giveAnswers(page, refusal('resendOneTimePassword', 400));

    await page.getByRole('radio', { name: 'My phone' }).check();
    await press(page, 'send-new-code');

    expect(await errorText(page, 'INVALID_OTP_DEVICE')).toContain('this phone');
    await expect(page.locator('[data-notice]')).toHaveCount(0);
  });

  test('survives a reload, and is cancelled by going back', async ({ app }) => {
    const { account } = await accountWithTwoDevices(app);
    const { page } = await openCode(app, account);
    await reload(page);
    await expect(page.locator('.sent-to__address')).toHaveText('Work mail');

    await press(page, 'back');
    await expect(page.locator('[data-press="log-in"]')).toBeVisible();

    await goTo(page, '/one-time-password');
    await page.waitForURL('**/login');
  });
});
