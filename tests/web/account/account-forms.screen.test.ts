import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import { choose, field, fill } from '../fields.ts';
import { axeViolations, goTo, press, sidewaysScroll, smallTargets, type Visitor } from '../visitor.ts';
import { addProfile, logIn, registerAccount, resetPathTo, type RealAccount } from './real-account.ts';
import { anEmail, enterEmail, enterCode, readCode, typePassword, waitForRoute, wrongCode } from './registrant.ts';

const PHONE = { language: 'es', viewport: { width: 320, height: 568 } } as const;
const NEW_PASSWORD = 'Green-77-lamp';

/** Presses a control, and expects what shows then to be accessible on the narrowest phone. */
async function pressAndLook(page: Page, id: string, shows: string): Promise<void> {
  await test.step(`${id} shows ${shows}`, async () => {
    await press(page, id);
    await expect(page.locator(shows).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect([await sidewaysScroll(page), await smallTargets(page)]).toEqual([0, []]);
  });
}

const ERRORS = '.error-summary';

test('the forms of a visitor are accessible on the narrowest phone, in Spanish, also with errors', async ({ app }) => {
  const { page } = await app.visit(PHONE);
  await goTo(page, '/login');
  await pressAndLook(page, 'log-in', ERRORS);
  const summary = page.locator(ERRORS);
  await expect(summary).toBeFocused();
  const { errors } = translations.es.general;
  await expect(summary.locator('a')).toHaveText([errors.EMPTY_USERNAME, errors.EMPTY_PASSWORD]);
  await summary.locator('a').nth(1).click();
  await expect(field(page, 'password')).toBeFocused();

  const { email } = await registerAccount(app.server, 'es');
  await goTo(page, '/forgot-password');
  await field(page, 'email').fill(email);
  await pressAndLook(page, 'send-link', '[data-press="return-to-login"]');
  const path = await resetPathTo(app.server, email);
  await goTo(page, path);
  await fill(page, { newPassword: NEW_PASSWORD, repeatPassword: `${NEW_PASSWORD}x` });
  await pressAndLook(page, 'set-password', ERRORS);
  await fill(page, { repeatPassword: NEW_PASSWORD });
  await pressAndLook(page, 'set-password', 'dialog');
  const elsewhere = await app.visit(PHONE);
  expectRefusal('checkResetLink', 400);
  await goTo(elsewhere.page, path);
  await expect(elsewhere.page.locator('[data-error="INVALID_TOKEN"]')).toBeVisible();
  expect(await axeViolations(elsewhere.page)).toEqual([]);

  await goTo(page, '/email-verification');
  await field(page, 'email').fill('ana@');
  await pressAndLook(page, 'send-code', ERRORS);
  const another = anEmail();
  await enterEmail(page, another);
  const code = await readCode(app.server, another);
  expectRefusal('verifyCode', 400);
  await field(page, 'code').fill(wrongCode(code));
  await pressAndLook(page, 'verify-code', ERRORS);
  await pressAndLook(page, 'send-new-code', '[data-notice="new-code"]');
  // As pasted from a message, with a space.
  const newest = await readCode(app.server, another, 2);
  await enterCode(page, `${newest.slice(0, 3)} ${newest.slice(3)} `);
  await expect(page.locator('[autocomplete="username"]')).toHaveValue(another);
  await typePassword(page, 'short', 'shorter');
  await pressAndLook(page, 'create-account', ERRORS);
});

test.describe('the settings of an account, in Spanish on the narrowest phone,', () => {
  let account: RealAccount;
  let visitor: Visitor;
  test.beforeAll(async ({ app }) => {
    account = await registerAccount(app.server, 'es');
    for (const firstName of ['Ana', 'Luis']) await addProfile(app.server, account, { firstName, lastName: 'Ruiz' });
    visitor = await app.visit(PHONE);
    await logIn(visitor.page, account);
    await waitForRoute(visitor.page, '/home');
  });
  test.afterAll(() => visitor.leave());

  test('are accessible while another login is ended, and the password changed', async () => {
    const { page } = visitor;
    await goTo(page, '/login-sessions');
    await expect(page.locator('main li').first()).toContainText(/^Chrome en (Linux|Mac|Windows)/);
    await page.locator('main li').nth(1).getByRole('button').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await pressAndLook(page, 'confirm-ending', ERRORS);
    await fill(page, { password: account.password });
    await pressAndLook(page, 'confirm-ending', 'main li');
    await goTo(page, '/change-password');
    await pressAndLook(page, 'change-password', ERRORS);
  });

  test('are accessible while a two-factor device is added and removed', async ({ app }) => {
    const { page } = visitor;
    const { password } = account;
    await goTo(page, '/two-factor-devices');
    await pressAndLook(page, 'add-device', '[name="deviceType"]');
    await pressAndLook(page, 'send-code', ERRORS);
    await choose(page, 'deviceType', 'PHONE');
    await expect(field(page, 'deviceAddress')).toHaveAccessibleDescription(
      /Pueden aplicarse tarifas de mensajes y datos\./,
    );
    const address = anEmail();
    await choose(page, 'deviceType', 'EMAIL');
    await expect(field(page, 'deviceAddress')).toHaveAttribute('autocomplete', 'email');
    await fill(page, { deviceName: 'Mail', deviceAddress: address, password });
    await pressAndLook(page, 'send-code', '.sent-to__address');
    await fill(page, { code: await readCode(app.server, address) });
    await pressAndLook(page, 'confirm-device', '.device');
    await pressAndLook(page, 'remove-device', '[data-press="confirm-removal"]');
    await fill(page, { password });
    await pressAndLook(page, 'confirm-removal', '[role="status"] .callout');
    await expect(page.locator('.device')).toHaveCount(0);
  });

  test('are accessible while a profile is added, changed and deleted', async () => {
    const { page } = visitor;
    await goTo(page, '/profile/new');
    await pressAndLook(page, 'save-profile', ERRORS);
    await goTo(page, '/edit-profile-selection');
    await page.getByRole('link', { name: 'Luis Ruiz', exact: true }).click();
    await field(page, 'zipCode').fill('');
    await pressAndLook(page, 'save-profile', ERRORS);
    await goTo(page, '/delete-profile');
    await pressAndLook(page, 'delete-profile', ERRORS);
    await page.getByRole('radio', { name: 'Luis Ruiz', exact: true }).check();
    await pressAndLook(page, 'delete-profile', 'dialog');
    await pressAndLook(page, 'confirm-delete', 'main [role="status"]:has-text("Luis Ruiz")');
  });
});
