import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
import { expectRefusal } from '../support/page-problems.ts';
import { addProfile, logIn, registerAccount } from './account/real-account.ts';
import { waitForRoute } from './account/registrant.ts';
import { expectValues, field, type FieldName } from './fields.ts';
import { axeViolations, goTo, press, sidewaysScroll, type Visitor } from './visitor.ts';

let visitor: Visitor;

const { places } = translations.en.general.form;

test.beforeAll(async ({ app }) => {
  const account = await registerAccount(app.server);
  await addProfile(app.server, account, { firstName: 'Luis', lastName: 'Ruiz' });
  visitor = await app.visit({ viewport: { width: 320, height: 740 } });
  await logIn(visitor.page, account);
  await waitForRoute(visitor.page, '/home');
});
test.afterAll(() => visitor.leave());

/** The form of a new profile, which has the ZIP code and the place on one screen. */
async function openForm(): Promise<Page> {
  const { page } = visitor;
  await goTo(page, '/profile/new');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const expectPlaceMessage = (page: Page, key: string): Promise<void> =>
  expect(page.locator(`[data-place="${key}"]`)).toBeVisible();

const expectFocus = (page: Page, name: FieldName): Promise<void> => expect(field(page, name)).toBeFocused();

test('a zip fills in city, state and county, announces it politely, and moves nothing', async () => {
  const page = await openForm();
  const where = () => field(page, 'city').evaluate((field) => field.getBoundingClientRect().top + window.scrollY);
  await field(page, 'firstName').fill('Ana');
  const before = await where();
  await field(page, 'zipCode').pressSequentially('94110');
  await expect(page.getByRole('status').filter({ hasText: places.filled })).toBeVisible();
  await expectValues(page, { city: 'San Francisco', state: 'CA', county: 'San Francisco' });
  await expectFocus(page, 'zipCode');
  // At this width the message takes two lines; on a wider phone it takes one.
  expect((await where()) - before).toBeLessThan(40);
});

test('each question about a place needs an answer, is accessible, and leads to the city, also with Escape', async () => {
  const page = await openForm();
  await field(page, 'zipCode').pressSequentially('30307');
  for (const [title, choose, choice] of [
    [places.dialog.title, 'choose-city', 'Atlanta'],
    [places.countyDialog.title, 'choose-county', 'DeKalb'],
  ] as const) {
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await press(page, choose);
    await expect(dialog.locator('[data-error="EMPTY_RADIO_FIELD"]')).toBeVisible();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    expect([await axeViolations(page), await sidewaysScroll(page)]).toEqual([[], 0]);
    await dialog.getByRole('radio', { name: choice }).check();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  }
  await expectValues(page, { city: 'Atlanta', state: 'GA', county: 'DeKalb' });
  await expectFocus(page, 'city');

  await openForm();
  await field(page, 'zipCode').fill('90210');
  await expect(page.locator('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPlaceMessage(page, 'chooseCity');
  expect(await axeViolations(page)).toEqual([]);
  await press(page, 'show-cities');
  await page.getByRole('radio', { name: places.dialog.notListed }).check();
  await press(page, 'choose-city');
  await expectFocus(page, 'city');
});

test('what is wrong with a place stands at its field, and is accessible', async () => {
  const page = await openForm();
  expectRefusal('lookUpLocation', 404);
  await field(page, 'zipCode').fill('00000');
  await expectPlaceMessage(page, 'unknownZip');
  await field(page, 'zipCode').fill('94110');
  await expectPlaceMessage(page, 'filled');
  await field(page, 'city').fill('Oakland');
  await field(page, 'city').press('Tab');
  await expectPlaceMessage(page, 'city');
  await field(page, 'state').selectOption('NV');
  await field(page, 'state').press('Tab');
  await expectPlaceMessage(page, 'state');
  expect(await axeViolations(page)).toEqual([]);
});
