import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { API_ROUTES } from '../../../core/api/routes.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import {
  addProfile,
  consoleProblemsOf,
  errorText,
  expectNoProblems,
  fill,
  logIn,
  registerAccount,
} from '../account/real-account.ts';
import { waitForRoute, shownErrors } from '../account/registrant.ts';
import { pressElsewhere } from '../../support/press-elsewhere.ts';
import { useRealApp } from '../real-app.ts';
import { goTo, makeVisitor, press, smallTargets, type Visitor } from '../visitor.ts';

const app = useRealApp();
let visitor: Visitor;

afterEach(() => visitor.leave());

const { profileForm, profileRemoval, profileChoice } = translations.en.profiles;
const ANA = { firstName: 'Ana', lastName: 'Ruiz' };
const LUIS = { firstName: 'Luis', lastName: 'Ruiz' };

/** A logged-in user with these profiles, on the home screen. */
async function signIn(profiles: readonly (typeof ANA)[], language: Language = 'en'): Promise<Page> {
  const account = await registerAccount(app.server, language);
  for (const profile of profiles) await addProfile(app.server, account, profile);
  visitor = await makeVisitor(app.browser, {
    baseURL: app.server.url,
    language,
    viewport: { width: 320, height: 568 },
  });
  await logIn(visitor.page, account);
  await waitForRoute(visitor.page, '/home');
  return visitor.page;
}

/** Opens a path as by typing the address or reloading. */
async function open(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await page.waitForSelector('h1');
}

const names = (page: Page): Promise<string[]> => page.locator('main nav .menu__label').allInnerTexts();
const person = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
const radio = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
const hasFooter = async (page: Page): Promise<boolean> => (await page.locator('footer').count()) > 0;

describe.each(LANGUAGES)('profiles, in %s', (language) => {
  const texts = translations[language].profiles;

  it('are added, edited and deleted from the settings', async () => {
    const page = await signIn([ANA], language);
    await press(page, 'profile-management');
    await waitForRoute(page, '/profile-management');
    await page.waitForSelector('main nav a');
    expect(await page.locator('main nav a').count()).toBe(5);
    expect(await page.getAttribute('main a[href^="mailto:"]', 'href')).toBe(`mailto:${SUPPORT_EMAIL}`);
    await expectNoProblems(visitor);

    await press(page, 'add-profile');
    await waitForRoute(page, '/add-profile-information');
    expect(await page.innerText('main')).toContain(texts.addProfile.asked.zip.why);
    await expectNoProblems(visitor);
    await press(page, 'next');
    await waitForRoute(page, '/profile/new');
    expect([await page.innerText('h1'), await hasFooter(page)]).toEqual([texts.profileForm.titles.new, false]);
    await fill(page, { ...LUIS, dateOfBirth: '09/30/2015', zipCode: '94110' });
    await press(page, 'save-profile');
    await waitForRoute(page, '/home');

    await press(page, 'profile-management');
    await press(page, 'edit-profile');
    await person(page, 'Luis Ruiz').waitFor();
    expect(await names(page)).toEqual(['Ana Ruiz', 'Luis Ruiz']);
    expect(await person(page, 'Ana Ruiz').innerText()).toContain(texts.profileChoice.default);
    await expectNoProblems(visitor);
    await pressElsewhere(person(page, 'Luis Ruiz'));
    await page.waitForSelector('[name="lastName"]');
    expect([await page.innerText('h1'), await hasFooter(page)]).toEqual([texts.profileForm.titles.edit, true]);
    await fill(page, { lastName: 'Cole' });
    await press(page, 'save-profile');
    await person(page, 'Luis Cole').waitFor();
    expect(await names(page)).toEqual(['Ana Ruiz', 'Luis Cole']);

    await press(page, 'back');
    await press(page, 'delete-profile');
    await waitForRoute(page, '/delete-profile');
    await radio(page, 'Luis Cole').check();
    await press(page, 'delete-profile');
    await page.waitForSelector('dialog');
    expect(await page.innerText('dialog')).toContain(texts.profileRemoval.confirm.stays);
    await expectNoProblems(visitor);
    await press(page, 'keep-profile');
    await page.waitForSelector('dialog', { state: 'detached' });
    await press(page, 'delete-profile');
    await press(page, 'confirm-delete');
    await radio(page, 'Luis Cole').waitFor({ state: 'detached' });
    expect(await page.innerText('main [role="status"]')).toContain('Luis Cole');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expectNoProblems(visitor);
    expect(consoleProblemsOf(visitor)).toEqual([]);
  });
});

describe('the form of a saved profile', () => {
  it('works at both of its paths, keeps what was typed when saving fails, and reports a deleted profile', async () => {
    const page = await signIn([ANA, LUIS]);
    await open(page, '/edit-profile-selection');
    const path = (await person(page, 'Luis Ruiz').getAttribute('href')) ?? '';
    await open(page, path.replace('/edit-profile/', '/profile/'));
    await page.waitForSelector('[name="firstName"]');
    expect(await page.inputValue('[name="firstName"]')).toBe('Luis');
    expect(await hasFooter(page)).toBe(false);
    await page.selectOption('[name="participantType"]', 'other');
    await fill(page, { firstName: 'Luisa' });
    await page.route(`**${API_ROUTES.editProfile.path}`, (route) => route.abort());
    await press(page, 'save-profile');
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    expect(await page.innerText('[role="alert"]')).toContain(profileForm.typedStays);
    expect(await page.inputValue('[name="firstName"]')).toBe('Luisa');
    await page.unroute(`**${API_ROUTES.editProfile.path}`);
    const sent = page.waitForRequest(`**${API_ROUTES.editProfile.path}`);
    await press(page, 'save-profile');
    expect((await sent).postDataJSON()).not.toHaveProperty('participantType');
    await person(page, 'Luisa Ruiz').waitFor();
    expect(await names(page)).toEqual(['Ana Ruiz', 'Luisa Ruiz']);

    await open(page, '/edit-profile/no-such-profile');
    expect(await errorText(page, 'PROFILE_NOT_FOUND')).not.toBe('');
    await expectNoProblems(visitor);
    await press(page, 'choose-another');
    await waitForRoute(page, '/edit-profile-selection');
  });

  it('can be fetched again after a failure; the default profile is shown under its title', async () => {
    const page = await signIn([ANA]);
    await open(page, '/edit-profile-selection');
    await page.route('**/profiles/get-by-id/**', (route) => route.abort());
    await person(page, 'Ana Ruiz').click();
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    await page.unroute('**/profiles/get-by-id/**');
    await press(page, 'try-again');
    await page.waitForSelector('[name="firstName"]');
    expect(await page.innerText('h1')).toBe(profileForm.titles.create);
    await press(page, 'back');
    await waitForRoute(page, '/edit-profile-selection');
  });

  it.each(['/profile', '/edit-profile', '/edit-profile/new'])('is empty on %s', async (path) => {
    const page = await signIn([ANA]);
    await open(page, path);
    expect(await page.innerText('h1')).toBe(profileForm.titles.new);
    expect(await page.inputValue('[name="firstName"]')).toBe('');
    await press(page, 'back');
    await waitForRoute(page, '/add-profile-information');
  });
});

describe('the profiles to delete', () => {
  it('include the default one, disabled and with the reason, also for the keyboard, and require a choice', async () => {
    const page = await signIn([ANA, LUIS]);
    await open(page, '/delete-profile');
    const ana = radio(page, 'Ana Ruiz');
    expect(await page.getByRole('radio').count()).toBe(2);
    expect(await ana.getAttribute('aria-disabled')).toBe('true');
    const why = await ana.evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
    expect(why).toContain(profileRemoval.obstacles.default);
    expect(await smallTargets(page)).toEqual([]);

    await ana.click({ force: true });
    expect(await page.locator('input:checked').count()).toBe(0);
    await press(page, 'delete-profile');
    await page.waitForSelector('.error-summary');
    expect(await shownErrors(page)).toEqual(['EMPTY_RADIO_FIELD']);
    await expectNoProblems(visitor);

    await ana.focus();
    await page.keyboard.press('ArrowDown');
    expect(await radio(page, 'Luis Ruiz').isChecked()).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await ana.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await radio(page, 'Luis Ruiz').isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    expect(await page.locator('.error-summary').count()).toBe(0);
  });

  it('keep one that cannot be deleted, and drop one that was already gone', async () => {
    const page = await signIn([ANA, LUIS]);
    await open(page, '/delete-profile');
    await page.route(`**${API_ROUTES.deleteProfile.path}`, (route) => route.abort());
    await radio(page, 'Luis Ruiz').check();
    await press(page, 'delete-profile');
    await press(page, 'confirm-delete');
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    expect(await radio(page, 'Luis Ruiz').isChecked()).toBe(true);

    await page.unroute(`**${API_ROUTES.deleteProfile.path}`);
    await page.route(`**${API_ROUTES.deleteProfile.path}`, (route) =>
      route.fulfill({ status: 404, json: { code: 'PROFILE_NOT_FOUND' } }),
    );
    await press(page, 'delete-profile');
    await press(page, 'confirm-delete');
    await radio(page, 'Luis Ruiz').waitFor({ state: 'detached' });
    expect(await page.innerText('main [role="status"]')).toBe(profileRemoval.wasGone.replace('{{name}}', 'Luis Ruiz'));
    expect(await page.innerText('main')).toContain(profileRemoval.nothing);
    expect(await page.locator('[data-error], .error-summary, [data-press="delete-profile"]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('do not include the person being tested', async () => {
    const page = await signIn([ANA, LUIS]);
    await press(page, 'start-testing');
    await press(page, 'next');
    await press(page, 'next');
    await radio(page, 'Luis Ruiz').check();
    await press(page, 'next');
    await page.waitForSelector('[data-step="health-questionnaire"]');
    await open(page, '/delete-profile');
    expect(await radio(page, 'Luis Ruiz').getAttribute('aria-disabled')).toBe('true');
    expect(await page.innerText('main')).toContain(profileRemoval.obstacles.underTest);
  });
});

describe('the lists of profiles', () => {
  it('show the loaded profiles when they cannot be fetched, and the reason', async () => {
    const page = await signIn([ANA]);
    await page.route('**/profiles/get-all/**', (route) => route.abort());
    await open(page, '/edit-profile-selection');
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    expect(await page.innerText('[role="alert"]')).toContain(profileChoice.mayBeOld);
    expect(await names(page)).toEqual(['Ana Ruiz']);
    await expectNoProblems(visitor);
    await page.unroute('**/profiles/get-all/**');
    await press(page, 'try-again');
    await page.waitForSelector('[role="alert"]', { state: 'detached' });
  });

  it('offer to create a profile when there is none', async () => {
    const page = await signIn([]);
    for (const path of ['/edit-profile-selection', '/delete-profile']) {
      await open(page, path);
      await page.waitForURL('**/profile/new');
      expect(await page.innerText('h1')).toBe(profileForm.titles.create);
    }
    await press(page, 'back');
    await waitForRoute(page, '/home');
  });
});

describe('an account without a user group', () => {
  it('sees an explanation, and no profile call is sent', async () => {
    const page = await signIn([ANA]);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/profiles/')) asked.push(request.url());
    });
    await page.route(`**${API_ROUTES.refreshAccess.path}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { currentUser: object };
      await route.fulfill({ response, json: { ...answer, currentUser: { ...answer.currentUser, user_groups: [] } } });
    });
    for (const path of ['/profile/new', '/edit-profile-selection', '/delete-profile', '/add-profile-information']) {
      await open(page, path);
      await page.getByText(translations.en.general.noUserGroup.title).waitFor();
      expect(await page.getAttribute('main a[href^="mailto:"]', 'href')).toBe(`mailto:${SUPPORT_EMAIL}`);
      expect(await page.locator('main input').count()).toBe(0);
      expect(await hasFooter(page)).toBe(path !== '/profile/new');
    }
    await expectNoProblems(visitor);
    expect(asked).toEqual([]);
  });
});
