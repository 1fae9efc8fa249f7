import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { APP_ROUTES, isPathOf, pathWith, ROUTE_NAMES, ROUTE_ROWS, type RouteName } from '../../core/flow/app-routes.ts';
import { expectRefusal } from '../support/page-problems.ts';
import type { HostedServer } from '../support/server-host.ts';
import { submitResults } from '../support/submit-results.ts';
import { addDevice, addProfile, logIn, registerAccount, type RealAccount } from './account/real-account.ts';
import { anEmail, enterCode, enterEmail, readCode, waitForRoute } from './account/registrant.ts';
import { openAt } from './test-steps/tester.ts';
import { axeViolations, goTo, press, pressLanguage, settle, type Visitor } from './visitor.ts';
import { LARGE_TEXT_LOOKS, lossesAtAnySize, lossesInForcedColors } from './content-losses.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
/** The longer language. */
const LANGUAGE = 'es';
const { footer, offline } = translations[LANGUAGE].landing.frame;
const FIRST_NAME = 'Maximiliana Guadalupe';
const LAST_NAME = 'Fernández-Villavicencio de Montemayor';

const NARROWEST = { width: 320, height: 568 };
const open = async (app: RealApp): Promise<Visitor> =>
  app.visit({ isNew: true, language: LANGUAGE, viewport: NARROWEST });

/** What a screen loses at any size and in forced colors, and what axe finds. */
async function problemsOf(page: Page): Promise<string[]> {
  const problems = [
    ...(await lossesAtAnySize(page)),
    ...(await lossesInForcedColors(page)),
    ...(await axeViolations(page)),
  ];
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

/** Who opens the routes. */
interface People {
  readonly visitor: Page;
  readonly member: Page;
  readonly guest: Page;
  readonly accountWithDevice: RealAccount;
  readonly testId: string;
  readonly server: HostedServer;
}

/** Opens a route, and returns the page of the person who did. */
type Open = (people: People) => Promise<Page>;

const by =
  (who: 'visitor' | 'member', path: string): Open =>
  async (people) => {
    await navigateTo(people[who], path);
    return people[who];
  };

async function verifyEmail({ visitor, server }: People, isToTheEnd: boolean): Promise<Page> {
  const email = anEmail();
  await navigateTo(visitor, APP_ROUTES.emailVerification);
  await enterEmail(visitor, email);
  if (isToTheEnd) await enterCode(visitor, await readCode(server, email));
  return visitor;
}

/** How routes are opened that need more than their address. */
const OPEN: Readonly<Partial<Record<RouteName, Open>>> = {
  oneTimePassword: async ({ visitor, accountWithDevice }) => {
    await logIn(visitor, accountWithDevice);
    await waitForRoute(visitor, APP_ROUTES.oneTimePassword);
    return visitor;
  },
  resetPassword: (people) => {
    expectRefusal('checkResetLink', 400);
    return by('visitor', '/reset-password/new/new')(people);
  },
  codeVerification: (people) => verifyEmail(people, false),
  createAccount: (people) => verifyEmail(people, true),
  testSteps: async ({ guest }) => {
    await goTo(guest, APP_ROUTES.testSteps);
    return guest;
  },
  resultDetails: (people) => by('member', pathWith(APP_ROUTES.resultDetails, people.testId))(people),
};

/** Opens a route. Axe checks all of them; the steps of a test are in test-steps/every-step.screen.test.ts. */
function openRoute(name: RouteName, people: People): Promise<Page> {
  const { path, guard } = ROUTE_ROWS[name];
  const isForMembers = ['identified', 'account', 'profiles'].includes(guard);
  return (OPEN[name] ?? by(isForMembers ? 'member' : 'visitor', path.replace(/\/:\w+\?$/, '')))(people);
}

/** The profile form has no footer, except at `/edit-profile`. */
const WITHOUT_FOOTER: ReadonlySet<RouteName> = new Set(['newProfile', 'profile']);

test.describe('the frame around every screen', () => {
  let visitor: Visitor;
  let member: Visitor;
  let guest: Visitor;
  let people: People;
  test.beforeAll(async ({ app }) => {
    const { server } = app;
    const account = await registerAccount(server);
    await addProfile(server, account, { firstName: FIRST_NAME, lastName: LAST_NAME });
    const [testId = ''] = await submitResults(server.url, account, [{ result: 'negative' }]);
    const accountWithDevice = await registerAccount(server);
    await addDevice(server, accountWithDevice, { type: 'EMAIL', name: 'Mail', address: anEmail() });
    [visitor, member, guest] = await Promise.all([
      open(app),
      open(app),
      openAt(app, { step: 'open-kit', language: LANGUAGE, width: 320 }),
    ]);
    await goTo(visitor.page, '/');
    await logIn(member.page, account);
    await expect(member.page.locator('[data-press="start-testing"]')).toBeVisible();
    const pages = { visitor: visitor.page, member: member.page, guest: guest.page };
    people = { ...pages, accountWithDevice, testId, server };
  });
  test.afterAll(() => Promise.all([visitor.leave(), member.leave(), guest.leave()]));

  for (const name of ROUTE_NAMES) {
    test(`is complete and accessible at ${name}: the logo, the name if there is one, and the version`, async () => {
      const page = await openRoute(name, people);
      expect(isPathOf(APP_ROUTES[name], new URL(page.url()).pathname)).toBe(true);
      expect(await frameOf(page)).toEqual({
        mark: 1,
        name: page === people.member ? `${FIRST_NAME} ${LAST_NAME}` : null,
        footer: WITHOUT_FOOTER.has(name) ? [] : FOOTER,
      });
      expect(await problemsOf(page)).toEqual([]);
    });
  }

  test(
    'is complete with letters of twice the size at every route, on every phone and in both languages',
    { tag: '@full' },
    async ({ app }) => {
      const another = await open(app);
      await goTo(another.page, '/');
      for (const name of ROUTE_NAMES) {
        const page = await openRoute(name, { ...people, visitor: another.page });
        for (const language of LANGUAGES) {
          await pressLanguage(page, language);
          expect.soft(await lossesAtAnySize(page, LARGE_TEXT_LOOKS), `${name} in ${language}`).toEqual([]);
        }
        await page.setViewportSize(NARROWEST);
      }
      await another.leave();
    },
  );

  // The longer language comes last, because the tests below expect it.
  for (const language of LANGUAGES) {
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
    await expect(page.locator('.frame__status')).toHaveAttribute('role', 'status');
    await context.setOffline(false);
    await expect(bar).toHaveCount(0);
    await press(page, 'start-testing');
    await expect(page.locator('[data-step]')).toBeVisible();

    await context.setOffline(true);

    await expect(bar).toHaveText(offline.test);
    await context.setOffline(false);
  });
});
