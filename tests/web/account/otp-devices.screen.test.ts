import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { goTo, press, type Visitor } from '../visitor.ts';
import {
  addDevice,
  consoleProblemsOf,
  errorText,
  expectNoProblems,
  fill,
  logIn,
  registerAccount,
} from './real-account.ts';
import { anEmail, readCode, wrongCode } from './registrant.ts';

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
  await visitor.page.waitForSelector('[data-press="add-device"]');
  return { ...visitor, ...account };
}

for (const language of LANGUAGES) {
  test.describe(`two-factor devices, in ${language}`, () => {
    const { otpDevices } = translations[language].account;

    test('are added with the code that they received, and removed after a confirmation', async ({ app }) => {
      const { page } = await openDevices(app, language);
      expect(await page.textContent('main')).toContain(otpDevices.none.why);
      await expectNoProblems(visitor);

      await press(page, 'add-device');
      await page.waitForSelector('[name="deviceType"]');
      await press(page, 'send-code');
      await page.waitForSelector('.error-summary');
      expect(await page.locator('.error-summary a').count()).toBe(2);
      await expectNoProblems(visitor);

      const address = anEmail();
      await page.check('[name="deviceType"][value="EMAIL"]');
      await fill(page, { deviceName: 'Mail', deviceAddress: address });
      await press(page, 'send-code');
      await page.waitForSelector('[name="code"]');
      expect(await page.textContent('.sent-to__address')).toBe(address);
      const code = await readCode(app.server, address);
      await fill(page, { code: wrongCode(code) });
      await press(page, 'confirm-device');
      expect(await errorText(page, 'INVALID_CODE')).not.toBe('');
      await expectNoProblems(visitor);
      await fill(page, { code });
      await press(page, 'confirm-device');

      await page.waitForSelector('[data-press="remove-device"]');
      expect(await page.textContent('[role="status"] .callout')).toContain('Mail');
      expect(await page.textContent('.device')).toContain(otpDevices.kinds.EMAIL);
      await expectNoProblems(visitor);

      await press(page, 'remove-device');
      await page.waitForSelector('dialog');
      expect(await page.textContent('dialog')).toContain(otpDevices.confirm.last);
      await expectNoProblems(visitor);
      await press(page, 'keep-device');
      await page.waitForSelector('dialog', { state: 'detached' });
      await press(page, 'remove-device');
      await press(page, 'confirm-removal');
      await page.waitForSelector('.device', { state: 'detached' });
      expect(await page.textContent('[role="status"] .callout')).toContain('Mail');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      expect(consoleProblemsOf(visitor)).toEqual([]);
    });
  });
}

test.describe('a device', () => {
  test('shows the field for its kind, and is named when no code can be sent to it', async ({ app }) => {
    const { page } = await openDevices(app);
    await press(page, 'add-device');
    const address = page.locator('[name="deviceAddress"]');
    await page.check('[name="deviceType"][value="EMAIL"]');
    expect(await address.getAttribute('inputmode')).toBe('email');
    expect(await address.getAttribute('autocomplete')).toBe('email');
    await page.check('[name="deviceType"][value="PHONE"]');
    expect(await address.getAttribute('inputmode')).toBe('tel');
    expect(await address.getAttribute('autocomplete')).toBe('tel-national');

    await page.route('**/auth/otp-devices/code', (route) =>
      route.fulfill({ status: 422, json: { code: 'INVALID_OTP_DEVICE' } }),
    );
    await fill(page, { deviceAddress: '619 555 0123', deviceName: 'My phone' });
    await press(page, 'send-code');

    expect(await errorText(page, 'INVALID_OTP_DEVICE')).toContain('this phone');
    expect(await page.textContent('.error-summary a')).toContain('this phone');
    expect(await page.inputValue('[name="deviceName"]')).toBe('My phone');
    expect(await address.inputValue()).toBe('(619) 555-0123');
  });

  test('is not added when its code is cancelled, and a new code can be requested before that', async ({ app }) => {
    const { page } = await openDevices(app);
    await press(page, 'add-device');
    await page.check('[name="deviceType"][value="PHONE"]');
    await fill(page, { deviceAddress: '6195550199', deviceName: 'My phone' });
    await press(page, 'send-code');
    await page.waitForSelector('[name="code"]');

    await press(page, 'send-new-code');
    await page.waitForSelector('[data-notice="new-code"]');
    await expectNoProblems(visitor);
    await readCode(app.server, '6195550199', 2);
    await press(page, 'abandon-device');

    await page.waitForSelector('[data-press="add-device"]');
    expect(await page.locator('.device').count()).toBe(0);
  });

  test('stays in the list when it cannot be removed; the list explains when it cannot be fetched', async ({ app }) => {
    const account = await openDevices(app);
    const { page } = account;
    await addDevice(app.server, account, { type: 'EMAIL', name: 'Mail', address: anEmail() });
    await page.route('**/auth/otp-devices', (route) => route.abort());
    await page.reload();
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    await page.unroute('**/auth/otp-devices');
    await press(page, 'try-again');
    await page.waitForSelector('.device');

    await page.route('**/auth/otp-devices/*', (route) => route.abort());
    await press(page, 'remove-device');
    await press(page, 'confirm-removal');

    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    expect(await page.textContent('.device')).toContain('Mail');
  });
});
