import { expect, test } from '../../support/browser-test.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { fill } from '../fields.ts';
import { goTo, press } from '../visitor.ts';
import { errorText, expectNoProblems, logIn, registerAccount } from './real-account.ts';

for (const language of LANGUAGES) {
  const { loginSessions } = translations[language].account;

  test(`where the account is logged in is listed, and others are logged out with the password, in ${language}`, async ({
    app,
  }) => {
    // The client that registers the account stays logged in.
    const account = await registerAccount(app.server, language);
    const visitor = await app.visit({ language, viewport: { width: 320, height: 568 } });
    const { page } = visitor;
    await logIn(page, account);
    await page.waitForURL('**/home');
    await goTo(page, '/login-sessions');
    const [own, other] = [page.locator('main li').nth(0), page.locator('main li').nth(1)];
    await expect(own).toContainText(loginSessions.current);
    await expect(own).toContainText(/^(Chrome|Firefox|Safari) (on|en) (Linux|Mac|Windows)/);
    await expect(own.getByRole('button')).toHaveCount(0);
    await expect(other).toContainText(loginSessions.browser.unknown);
    await expectNoProblems(visitor);

    await other.getByRole('button').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expectRefusal('endLoginSession', 401);
    await fill(page, { password: 'Not-Mine-12' });
    await press(page, 'confirm-ending');
    expect(await errorText(page, 'INCORRECT_PASSWORD')).not.toBe('');
    await expectNoProblems(visitor);
    await fill(page, { password: account.password });
    await press(page, 'confirm-ending');
    await expect(page.locator('main')).toContainText(loginSessions.ended);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('main li')).toHaveCount(1);
    await expectNoProblems(visitor);
  });
}
