import { expect, test } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { fill } from '../fields.ts';
import { goTo, press } from '../visitor.ts';
import { registerAccount, resetPathTo } from './real-account.ts';

const NEW_PASSWORD = 'Green-77-lamp';

test.describe('a reset link', () => {
  test('never leaks its token to other pages, and sets the password', async ({ app }) => {
    const { email } = await registerAccount(app.server);
    const { page } = await app.visit();
    await goTo(page, '/forgot-password');
    await fill(page, { email });
    await press(page, 'send-link');
    await expect(page.locator('[data-press="return-to-login"]')).toBeVisible();
    const path = await resetPathTo(app.server, email);

    const answer = await goTo(page, path);

    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    const token = path.split('/').at(-1) ?? '';
    expect(token.length).toBeGreaterThan(20);
    await expect(page).toHaveTitle(`${translations.en.account.resetPassword.page} – Clearline`);
    const kept = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
    expect(kept).not.toContain(token);
    await expect(page.locator('body')).not.toContainText(token);
    await fill(page, { newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD });
    await press(page, 'set-password');
    await expect(page.locator('dialog')).toBeVisible();
  });
});
