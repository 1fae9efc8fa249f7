import type { Locator, Page } from '@playwright/test';
import { changedAnswer, giveAnswers, refusal } from '../../support/answers.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { API_ROUTES } from '../../../core/api/routes.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import { addProfile, errorText, expectNoProblems, logIn, registerAccount } from '../account/real-account.ts';
import { waitForRoute, shownErrors } from '../account/registrant.ts';
import { pressElsewhere } from '../../support/press-elsewhere.ts';
import { field, fill } from '../fields.ts';
import { goTo, press, smallTargets, type Visitor } from '../visitor.ts';

let visitor: Visitor;

const { profileForm, profileRemoval, profileChoice } = translations.en.profiles;
const ANA = { firstName: 'Ana', lastName: 'Ruiz' };
const LUIS = { firstName: 'Luis', lastName: 'Ruiz' };

/** A logged-in user with these profiles, on the home screen. */
async function signIn(app: RealApp, profiles: readonly (typeof ANA)[], language: Language = 'en'): Promise<Page> {
  const account = await registerAccount(app.server, language);
  for (const profile of profiles) await addProfile(app.server, account, profile);
  visitor = await app.visit({ language, viewport: { width: 320, height: 568 } });
  await logIn(visitor.page, account);
  await waitForRoute(visitor.page, '/home');
  return visitor.page;
}

/** Opens a path as by typing the address or reloading. */
async function open(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const names = (page: Page): Promise<string[]> => page.locator('main nav .menu__label').allInnerTexts();
const person = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
const radio = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
const hasFooter = async (page: Page): Promise<boolean> => (await page.locator('footer').count()) > 0;

for (const language of LANGUAGES) {
  test.describe(`profiles, in ${language}`, () => {
    const texts = translations[language].profiles;

    test('are added, edited and deleted from the settings', async ({ app }) => {
      const page = await signIn(app, [ANA], language);
      await press(page, 'profile-management');
      await waitForRoute(page, '/profile-management');
      await expect(page.locator('main nav a')).toHaveCount(Object.keys(texts.profileManagement.menu).length);
      await expectNoProblems(visitor);

      await press(page, 'add-profile');
      await waitForRoute(page, '/add-profile-information');
      await expect(page.locator('main')).toContainText(texts.addProfile.asked.zip.why, { useInnerText: true });
      await expectNoProblems(visitor);
      await press(page, 'next');
      await waitForRoute(page, '/profile/new');
      expect([await page.innerText('h1'), await hasFooter(page)]).toEqual([texts.profileForm.titles.new, false]);
      await fill(page, { ...LUIS, dateOfBirth: '09/30/2015', zipCode: '94110' });
      await press(page, 'save-profile');
      await waitForRoute(page, '/home');

      await press(page, 'profile-management');
      await press(page, 'edit-profile');
      await expect(person(page, 'Luis Ruiz')).toBeVisible();
      expect(await names(page)).toEqual(['Ana Ruiz', 'Luis Ruiz']);
      await expect(person(page, 'Ana Ruiz')).toContainText(texts.profileChoice.default, { useInnerText: true });
      await expectNoProblems(visitor);
      await pressElsewhere(person(page, 'Luis Ruiz'));
      await expect(field(page, 'lastName')).toBeVisible();
      expect([await page.innerText('h1'), await hasFooter(page)]).toEqual([texts.profileForm.titles.edit, true]);
      await fill(page, { lastName: 'Cole' });
      await press(page, 'save-profile');
      await expect(person(page, 'Luis Cole')).toBeVisible();
      expect(await names(page)).toEqual(['Ana Ruiz', 'Luis Cole']);

      await press(page, 'back');
      await press(page, 'delete-profile');
      await waitForRoute(page, '/delete-profile');
      await radio(page, 'Luis Cole').check();
      await press(page, 'delete-profile');
      await expect(page.locator('dialog')).toBeVisible();
      await expect(page.locator('dialog')).toContainText(texts.profileRemoval.confirm.stays, { useInnerText: true });
      await expectNoProblems(visitor);
      await press(page, 'keep-profile');
      await expect(page.locator('dialog')).toHaveCount(0);
      await press(page, 'delete-profile');
      await press(page, 'confirm-delete');
      await expect(radio(page, 'Luis Cole')).toHaveCount(0);
      await expect(page.locator('main [role="status"]')).toContainText('Luis Cole', { useInnerText: true });
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await expectNoProblems(visitor);
    });
  });
}

test.describe('the form of a saved profile', () => {
  test('works at both of its paths, keeps what was typed when saving fails, and reports a deleted profile', async ({
    app,
  }) => {
    const page = await signIn(app, [ANA, LUIS]);
    await open(page, '/edit-profile-selection');
    const path = (await person(page, 'Luis Ruiz').getAttribute('href')) ?? '';
    await open(page, path.replace('/edit-profile/', '/profile/'));
    await expect(field(page, 'firstName')).toBeVisible();
    await expect(field(page, 'firstName')).toHaveValue('Luis');
    expect(await hasFooter(page)).toBe(false);
    await field(page, 'participantType').selectOption('other');
    await fill(page, { firstName: 'Luisa' });
    await page.route(`**${API_ROUTES.editProfile.path}`, (route) => route.abort());
    await press(page, 'save-profile');
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    await expect(page.locator('[role="alert"]')).toContainText(profileForm.typedStays, { useInnerText: true });
    await expect(field(page, 'firstName')).toHaveValue('Luisa');
    await page.unroute(`**${API_ROUTES.editProfile.path}`);
    const sent = page.waitForRequest(`**${API_ROUTES.editProfile.path}`);
    await press(page, 'save-profile');
    expect((await sent).postDataJSON()).not.toHaveProperty('participantType');
    await expect(person(page, 'Luisa Ruiz')).toBeVisible();
    expect(await names(page)).toEqual(['Ana Ruiz', 'Luisa Ruiz']);
    await expect(page.getByRole('status').filter({ hasText: translations.en.general.saved })).toBeVisible();

    expectRefusal('getProfile', 404);
    await open(page, '/edit-profile/no-such-profile');
    expect(await errorText(page, 'PROFILE_NOT_FOUND')).not.toBe('');
    await expectNoProblems(visitor);
    await press(page, 'choose-another');
    await waitForRoute(page, '/edit-profile-selection');
  });

  test('can be fetched again after a failure; the default profile is shown under its title', async ({ app }) => {
    const page = await signIn(app, [ANA]);
    await open(page, '/edit-profile-selection');
    await page.route('**/profiles/get-by-id/**', (route) => route.abort());
    await person(page, 'Ana Ruiz').click();
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    await page.unroute('**/profiles/get-by-id/**');
    await press(page, 'try-again');
    await expect(field(page, 'firstName')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(profileForm.titles.create, { useInnerText: true });
    await press(page, 'back');
    await waitForRoute(page, '/edit-profile-selection');
  });

  for (const path of ['/profile', '/edit-profile', '/edit-profile/new']) {
    test(`is empty on ${path}`, async ({ app }) => {
      const page = await signIn(app, [ANA]);
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(profileForm.titles.new, { useInnerText: true });
      await expect(field(page, 'firstName')).toHaveValue('');
      await press(page, 'back');
      await waitForRoute(page, '/add-profile-information');
    });
  }
});

test.describe('the profiles to delete', () => {
  test('include the default one, disabled and with the reason, also for the keyboard, and require a choice', async ({
    app,
  }) => {
    const page = await signIn(app, [ANA, LUIS]);
    await open(page, '/delete-profile');
    const ana = radio(page, 'Ana Ruiz');
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(ana).toHaveAttribute('aria-disabled', 'true');
    const why = await ana.evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
    expect(why).toContain(profileRemoval.obstacles.default);
    expect(await smallTargets(page)).toEqual([]);

    await ana.click({ force: true });
    await expect(page.locator('input:checked')).toHaveCount(0);
    await press(page, 'delete-profile');
    await expect(page.locator('.error-summary')).toBeVisible();
    expect(await shownErrors(page)).toEqual(['EMPTY_RADIO_FIELD']);
    await expectNoProblems(visitor);

    await ana.focus();
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, 'Luis Ruiz')).toBeChecked();
    await page.keyboard.press('ArrowUp');
    expect(await ana.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect(radio(page, 'Luis Ruiz')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('.error-summary')).toHaveCount(0);
  });

  test('keep one that cannot be deleted, and drop one that was already gone', async ({ app }) => {
    const page = await signIn(app, [ANA, LUIS]);
    await open(page, '/delete-profile');
    await page.route(`**${API_ROUTES.deleteProfile.path}`, (route) => route.abort());
    await radio(page, 'Luis Ruiz').check();
    await press(page, 'delete-profile');
    await press(page, 'confirm-delete');
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    await expect(radio(page, 'Luis Ruiz')).toBeChecked();

    await page.unroute(`**${API_ROUTES.deleteProfile.path}`);
    await giveAnswers(page, refusal('deleteProfile', 404));
    await press(page, 'delete-profile');
    await press(page, 'confirm-delete');
    await expect(radio(page, 'Luis Ruiz')).toHaveCount(0);
    await expect(page.locator('main [role="status"]')).toHaveText(
      profileRemoval.wasGone.replace('{{name}}', 'Luis Ruiz'),
      { useInnerText: true },
    );
    await expect(page.locator('main')).toContainText(profileRemoval.nothing, { useInnerText: true });
    await expect(page.locator('[data-error], .error-summary, [data-press="delete-profile"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('do not include the person being tested', async ({ app }) => {
    const page = await signIn(app, [ANA, LUIS]);
    await press(page, 'start-testing');
    await press(page, 'next');
    await press(page, 'next');
    await radio(page, 'Luis Ruiz').check();
    await press(page, 'next');
    await expect(page.locator('[data-step="health-questionnaire"]')).toBeVisible();
    await open(page, '/delete-profile');
    await expect(radio(page, 'Luis Ruiz')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('main')).toContainText(profileRemoval.obstacles.underTest, { useInnerText: true });
  });
});

test.describe('the lists of profiles', () => {
  test('show the loaded profiles when they cannot be fetched, and the reason', async ({ app }) => {
    const page = await signIn(app, [ANA]);
    await page.route('**/profiles/get-all/**', (route) => route.abort());
    await open(page, '/edit-profile-selection');
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    await expect(page.locator('[role="alert"]')).toContainText(profileChoice.mayBeOld, { useInnerText: true });
    expect(await names(page)).toEqual(['Ana Ruiz']);
    await expectNoProblems(visitor);
    await page.unroute('**/profiles/get-all/**');
    await press(page, 'try-again');
    await expect(page.locator('[role="alert"]')).toHaveCount(0);
  });

  test('offer to create a profile when there is none', async ({ app }) => {
    const page = await signIn(app, []);
    for (const path of ['/edit-profile-selection', '/delete-profile']) {
      await open(page, path);
      await page.waitForURL('**/profile/new');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(profileForm.titles.create, {
        useInnerText: true,
      });
    }
    await press(page, 'back');
    await waitForRoute(page, '/home');
  });
});

test.describe('an account without a user group', () => {
  test('sees an explanation, and no profile call is sent', async ({ app }) => {
    const page = await signIn(app, [ANA]);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/profiles/')) asked.push(request.url());
    });
    const withoutGroup = changedAnswer('refreshAccess', (answer) => ({
      ...answer,
      currentUser: { ...answer.currentUser, user_groups: [] },
    }));
    await giveAnswers(page, withoutGroup);
    for (const path of ['/profile/new', '/edit-profile-selection', '/delete-profile', '/add-profile-information']) {
      await open(page, path);
      await expect(page.getByText(translations.en.general.noUserGroup.title)).toBeVisible();
      await expect(page.locator('main a[href^="mailto:"]')).toHaveAttribute('href', `mailto:${SUPPORT_EMAIL}`);
      await expect(page.locator('main input')).toHaveCount(0);
      expect(await hasFooter(page)).toBe(path !== '/profile/new');
    }
    await expectNoProblems(visitor);
    expect(asked).toEqual([]);
  });
});
