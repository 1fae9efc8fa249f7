import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { field, fill } from '../fields.ts';
import { goTo, press, pressLanguage, type Visitor, type VisitorOptions } from '../visitor.ts';
import { errorText, expectNoProblems, registerAccount, type RealAccount } from './real-account.ts';

let account: RealAccount;
let visitor: Visitor;

test.beforeAll(async ({ app }) => {
  account = await registerAccount(app.server);
});
async function open(app: RealApp, path = '/login', options: VisitorOptions = {}): Promise<Visitor> {
  visitor = await app.visit({ ...options });
  await goTo(visitor.page, path);
  return visitor;
}

/** Whether the whole element is inside the window, and no sticky button covers it. */
const isInViewport = (selector: string): Promise<boolean> =>
  visitor.page.locator(selector).evaluate((shown) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + 1, bottom - 1].every((edge) => shown.contains(document.elementFromPoint(middle, edge)));
  });

test.describe('a wrong password', () => {
  test('shows an alert that blames neither field, and keeps what was typed, even after a language change', async ({
    app,
  }) => {
    const { page } = await open(app);
    const password = field(page, 'password');
    expectRefusal('logIn', 401);
    await fill(page, { email: account.email, password: 'Not-my-1-password' });
    await press(page, 'show-password');
    await expect(password).toHaveAttribute('type', 'text');
    await password.press('Enter');

    expect(await errorText(page, 'INVALID_USERNAME_OR_PASSWORD')).toContain(
      translations.en.general.errors.INVALID_USERNAME_OR_PASSWORD,
    );
    await expect(page.locator('[role="alert"] [data-error]')).toHaveCount(1);
    await expect.poll(() => isInViewport('[role="alert"]')).toBe(true);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expectNoProblems(visitor);

    await pressLanguage(page, 'es');
    await expect(page.locator(`h1:has-text("${translations.es.account.login.heading}")`)).toBeVisible();
    expect(await errorText(page, 'INVALID_USERNAME_OR_PASSWORD')).toContain(
      translations.es.general.errors.INVALID_USERNAME_OR_PASSWORD,
    );
    await expect(field(page, 'email')).toHaveValue(account.email);
    await expect(password).toHaveValue('Not-my-1-password');
  });
});
