import { giveAnswers, refusal } from '../../support/answers.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { answerTo, choose, field, fill } from '../fields.ts';
import { goTo, press, type Visitor } from '../visitor.ts';
import { errorText, expectNoProblems, logIn, registerAccount } from './real-account.ts';
import { anEmail, readCode, wrongCode } from './registrant.ts';

/** What a person agrees to who enters a phone number. */
const MESSAGE_RATES: Readonly<Record<Language, RegExp>> = {
  en: /Message and data rates may apply\./,
  es: /Pueden aplicarse tarifas de mensajes y datos\./,
};

let visitor: Visitor;

/** A logged-in user on the two-factor devices screen. */
async function openDevices(
  app: RealApp,
  language: Language = 'en',
): Promise<Visitor & Awaited<ReturnType<typeof registerAccount>>> {
  const account = await registerAccount(app.server, language);
  visitor = await app.visit({ language, viewport: { width: 320, height: 568 } });
  await logIn(visitor.page, account);
  await visitor.page.waitForURL('**/home');
  await goTo(visitor.page, '/two-factor-devices');
  await expect(visitor.page.locator('[data-press="add-device"]')).toBeVisible();
  return { ...visitor, ...account };
}

for (const language of LANGUAGES) {
  test.describe(`two-factor devices, in ${language}`, () => {
    const { otpDevices } = translations[language].account;

    test('are added with the code that they received, and removed after a confirmation', async ({ app }) => {
      const { page, password } = await openDevices(app, language);
      await expect(page.locator('main')).toContainText(otpDevices.none.why);
      await expectNoProblems(visitor);

      await press(page, 'add-device');
      await expect(answerTo(page, 'deviceType', 'EMAIL')).toBeVisible();
      await press(page, 'send-code');
      await expect(page.locator('.error-summary')).toBeVisible();
      await expect(page.locator('.error-summary a')).toHaveCount(3);
      await expectNoProblems(visitor);

      await page.check('[name="deviceType"][value="PHONE"]');
      await expect(page.getByLabel(otpDevices.form.address.PHONE.label)).toHaveAccessibleDescription(
        MESSAGE_RATES[language],
      );

      const address = anEmail();
      await choose(page, 'deviceType', 'EMAIL');
      await fill(page, { deviceName: 'Mail', deviceAddress: address, password });
      await press(page, 'send-code');
      await expect(field(page, 'code')).toBeVisible();
      await expect(page.locator('.sent-to__address')).toHaveText(address);
      const code = await readCode(app.server, address);
      expectRefusal('addOtpDevice', 400);
      await fill(page, { code: wrongCode(code) });
      await press(page, 'confirm-device');
      expect(await errorText(page, 'INVALID_CODE')).not.toBe('');
      await expectNoProblems(visitor);
      await fill(page, { code });
      await press(page, 'confirm-device');

      await expect(page.locator('[data-press="remove-device"]')).toBeVisible();
      await expect(page.locator('[role="status"] .callout')).toContainText('Mail');
      await expect(page.locator('.device')).toContainText(otpDevices.kinds.EMAIL);
      await expectNoProblems(visitor);

      await press(page, 'remove-device');
      await expect(page.locator('main')).toContainText(otpDevices.confirm.last);
      await expectNoProblems(visitor);
      await press(page, 'keep-device');
      await press(page, 'remove-device');
      expectRefusal('removeOtpDevice', 401);
      await fill(page, { password: `${password}!` });
      await press(page, 'confirm-removal');
      expect(await errorText(page, 'INCORRECT_PASSWORD')).not.toBe('');
      await fill(page, { password });
      await press(page, 'confirm-removal');
      await expect(page.locator('.device')).toHaveCount(0);
      await expect(page.locator('[role="status"] .callout')).toContainText('Mail');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    });
  });
}

test.describe('a device', () => {
  test('shows the field for its kind, and is named when no code can be sent to it', async ({ app }) => {
    const { page, password } = await openDevices(app);
    await press(page, 'add-device');
    const address = field(page, 'deviceAddress');
    await choose(page, 'deviceType', 'EMAIL');
    await expect(address).toHaveAttribute('inputmode', 'email');
    await expect(address).toHaveAttribute('autocomplete', 'email');
    await choose(page, 'deviceType', 'PHONE');
    await expect(address).toHaveAttribute('inputmode', 'tel');
    await expect(address).toHaveAttribute('autocomplete', 'tel');

    await giveAnswers(page, refusal('sendOtpDeviceCode', 422));
    await fill(page, { deviceAddress: '619 555 0123', deviceName: 'My phone', password });
    await press(page, 'send-code');

    expect(await errorText(page, 'INVALID_OTP_DEVICE')).toContain('this phone');
    await expect(page.locator('.error-summary a')).toContainText('this phone');
    await expect(field(page, 'deviceName')).toHaveValue('My phone');
    await expect(address).toHaveValue('(619) 555-0123');
  });

  test('is not added when its code is cancelled, and a new code can be requested before that', async ({ app }) => {
    const { page, password } = await openDevices(app);
    await press(page, 'add-device');
    await choose(page, 'deviceType', 'PHONE');
    await fill(page, { deviceAddress: '6195550199', deviceName: 'My phone', password });
    await press(page, 'send-code');
    await expect(field(page, 'code')).toBeVisible();

    await press(page, 'send-new-code');
    await expect(page.locator('[data-notice="new-code"]')).toBeVisible();
    await expectNoProblems(visitor);
    await readCode(app.server, '6195550199', 2);
    await press(page, 'abandon-device');

    await expect(page.locator('[data-press="add-device"]')).toBeVisible();
    await expect(page.locator('.device')).toHaveCount(0);
  });

  test('stays in the list when it cannot be removed; the list explains when it cannot be fetched', async ({ app }) => {
    const account = await openDevices(app);
    const { page } = account;
    const address = anEmail();
    await press(page, 'add-device');
    await choose(page, 'deviceType', 'EMAIL');
    await fill(page, { deviceName: 'Mail', deviceAddress: address, password: account.password });
    await press(page, 'send-code');
    await fill(page, { code: await readCode(app.server, address) });
    await press(page, 'confirm-device');
    await expect(page.locator('.device')).toBeVisible();
    await page.route('**/auth/otp-devices', (route) => route.abort());
    await page.reload();
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    await page.unroute('**/auth/otp-devices');
    await press(page, 'try-again');
    await expect(page.locator('.device')).toBeVisible();

    await page.route('**/auth/otp-devices/*', (route) => route.abort());
    await press(page, 'remove-device');
    await fill(page, { password: account.password });
    await press(page, 'confirm-removal');

    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    await press(page, 'keep-device');
    await expect(page.locator('.device')).toContainText('Mail');
  });
});
