import { expect, test } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { addProfile, expectNoProblems, logIn, registerAccount } from '../account/real-account.ts';
import { shownErrors, waitForRoute } from '../account/registrant.ts';
import { goTo, press, smallTargets } from '../visitor.ts';

const { profileRemoval } = translations.en.profiles;

test('the default profile cannot be chosen to be deleted, by pointer or keyboard, and the list says why', async ({
  app,
}) => {
  const account = await registerAccount(app.server);
  for (const firstName of ['Ana', 'Luis']) await addProfile(app.server, account, { firstName, lastName: 'Ruiz' });
  const visitor = await app.visit({ viewport: { width: 320, height: 568 } });
  const { page } = visitor;
  await logIn(page, account);
  await waitForRoute(page, '/home');
  await goTo(page, '/delete-profile');
  const [ana, luis] = ['Ana Ruiz', 'Luis Ruiz'].map((name) => page.getByRole('radio', { name, exact: true }));
  if (ana === undefined || luis === undefined) throw new Error('Two profiles are listed.');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(ana).toHaveAttribute('aria-disabled', 'true');
  await expect(ana).toHaveAccessibleDescription(new RegExp(profileRemoval.obstacles.default));
  expect(await smallTargets(page)).toEqual([]);

  await test.step('by pointer', async () => {
    await ana.click({ force: true });
    await expect(page.locator('input:checked')).toHaveCount(0);
    await press(page, 'delete-profile');
    expect(await shownErrors(page)).toEqual(['EMPTY_RADIO_FIELD']);
    await expectNoProblems(visitor);
  });

  await test.step('by keyboard', async () => {
    await ana.focus();
    await page.keyboard.press('ArrowDown');
    await expect(luis).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(ana).toBeFocused();
    await expect(luis).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('.error-summary')).toHaveCount(0);
  });
});
