import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { APP_ROUTES, isPathOf, type RouteName } from '../../core/flow/app-routes.ts';
import { ROUTE_GUARDS, type GuardName } from '../../core/flow/route-guards.ts';
import { addProfile, logIn, registerAccount } from './account/real-account.ts';
import { axeViolations, goTo, press, pressLanguage, settle, type Visitor } from './visitor.ts';
import { lossesAtAnySize, lossesInForcedColors } from './content-losses.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const { footer, offline } = translations.en.landing.frame;
const FIRST_NAME = 'Maximiliana Guadalupe';
const LAST_NAME = 'Fernández-Villavicencio de Montemayor';

const OPEN_TO: Readonly<Record<'visitor' | 'account', ReadonlySet<GuardName>>> = {
  visitor: new Set(['public', 'login', 'signedOut', 'registering']),
  account: new Set(['identified', 'account', 'profiles']),
};

/** The paths that a user may open, with their parameters filled in. */
function pathsFor(who: keyof typeof OPEN_TO): readonly string[] {
  const names = (Object.keys(APP_ROUTES) as RouteName[]).filter((name) => OPEN_TO[who].has(ROUTE_GUARDS[name]));
  return [...new Set(names.map((name) => APP_ROUTES[name].replaceAll(/:\w+\??/g, 'new')))];
}

const NARROWEST = { width: 320, height: 568 };
const open = async (app: RealApp): Promise<Visitor> => app.visit({ isNew: true, viewport: NARROWEST });

/** The screens that no other test checks with axe. */
const FOR_AXE: readonly string[] = [
  APP_ROUTES.privacyAgreement,
  APP_ROUTES.home,
  APP_ROUTES.addProfile,
  APP_ROUTES.termsOfUse,
  APP_ROUTES.privacyPolicy,
];

/** What a screen loses at any size and in forced colors, and what axe finds. */
async function problemsOf(page: Page, path: string): Promise<string[]> {
  const problems = [...(await lossesAtAnySize(page)), ...(await lossesInForcedColors(page))];
  if (FOR_AXE.includes(path)) problems.push(...(await axeViolations(page)));
  await page.setViewportSize(NARROWEST);
  return problems;
}

/** Navigates without loading the page again, and waits for the screen. */
async function navigateTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  await page.evaluate((to) => {
    document.querySelectorAll('h1').forEach((heading) => heading.setAttribute('data-old', ''));
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1:not([data-old])')).toBeVisible();
  await settle(page);
}

/** What the frame shows. */
function frameOf(page: Page) {
  return page.evaluate(() => ({
    mark: document.querySelectorAll('header [data-press="clearline-home"] svg').length,
    name: document.querySelector('header [data-user]')?.lastChild?.textContent ?? null,
    footer: [...document.querySelectorAll('footer p')].map((line) => line.textContent),
  }));
}

const FOOTER = [footer.advice, footer.hours, footer.version.replace('{{version}}', version)];

test.describe('the frame around every screen', () => {
  let visitor: Visitor;
  let member: Visitor;
  test.beforeAll(async ({ app }) => {
    const account = await registerAccount(app.server);
    await addProfile(app.server, account, { firstName: FIRST_NAME, lastName: LAST_NAME });
    [visitor, member] = await Promise.all([open(app), open(app)]);
    await goTo(visitor.page, '/');
    await logIn(member.page, account);
    await expect(member.page.locator('[data-press="start-testing"]')).toBeVisible();
  });
  test.afterAll(() => Promise.all([visitor.leave(), member.leave()]));

  for (const path of ['/', ...pathsFor('visitor')]) {
    test(`shows the logo, the version and no name at ${path}`, async () => {
      const { page } = visitor;
      await navigateTo(page, path);
      expect(await frameOf(page)).toEqual({ mark: 1, name: null, footer: FOOTER });
      expect(await problemsOf(page, path)).toEqual([]);
    });
  }

  for (const path of pathsFor('account')) {
    test(`shows the logo, the name and, except on the profile form, the version at ${path}`, async () => {
      const { page } = member;
      await navigateTo(page, path);
      const arrived = new URL(page.url()).pathname;
      const isHidden = arrived.startsWith('/profile/');
      expect(await frameOf(page)).toEqual({
        mark: 1,
        name: `${FIRST_NAME} ${LAST_NAME}`,
        footer: isHidden ? [] : FOOTER,
      });
      expect(isHidden).toBe(isPathOf(APP_ROUTES.profile, path));
      expect(await problemsOf(page, path)).toEqual([]);
    });
  }

  // English comes last, because the tests below expect it.
  for (const language of LANGUAGES.toReversed()) {
    test(`shows all of its links beside the logo on the narrowest phone, in ${language}`, async () => {
      const { page } = member;
      await navigateTo(page, APP_ROUTES.home);
      await pressLanguage(page, language);
      const tops = await page
        .locator('header [data-press]')
        .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
      // The logo, help, and a switch for each other language.
      expect([tops.length, new Set(tops).size]).toEqual([LANGUAGES.length + 1, 1]);
    });
  }

  test('shows a long name completely on the narrowest phone', async () => {
    await navigateTo(member.page, APP_ROUTES.home);
    const name = member.page.locator('[data-user]');
    const { cut, box } = await name.evaluate((shown) => ({
      cut: shown.scrollHeight - shown.clientHeight,
      box: shown.getBoundingClientRect().toJSON() as { left: number; right: number },
    }));
    expect(cut).toBeLessThanOrEqual(1);
    expect([box.left >= 0, box.right <= 320]).toEqual([true, true]);
  });

  test('mentions a test while offline only to a user who has one', async () => {
    const { page, context } = member;
    const bar = page.locator('.frame__status > p');
    await context.setOffline(true);
    await expect(bar).toHaveText(offline.text);
    await context.setOffline(false);
    await press(page, 'start-testing');
    await expect(page.locator('[data-step]')).toBeVisible();

    await context.setOffline(true);

    await expect(bar).toHaveText(offline.test);
    await context.setOffline(false);
  });
});
