import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
import { expectRefusal } from '../support/page-problems.ts';
import { API_ROUTES } from '../../core/api/routes.ts';
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

test.describe('a zip', () => {
  test('fills in city, state and county, announces it politely, and moves nothing', async () => {
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
    await field(page, 'dateOfBirth').fill('04/12/1988');
    const sent = page.waitForRequest(`**${API_ROUTES.createProfile.path}`);
    await press(page, 'save-profile');
    expect((await sent).postDataJSON()).toMatchObject({ city: 'San Francisco', state: 'CA' });
  });

  test('that is unknown or cannot be looked up shows a message beside it, and does not prevent sending', async () => {
    const page = await openForm();
    expectRefusal('lookUpLocation', 404);
    await field(page, 'zipCode').fill('00000');
    await expectPlaceMessage(page, 'unknownZip');
    await page.route('**/locations/*', (route) => route.abort(), { times: 1 });
    await field(page, 'zipCode').fill('10001');
    await expectPlaceMessage(page, 'lookupFailed');
    expect(await axeViolations(page)).toEqual([]);
    await field(page, 'dateOfBirth').fill('04/12/1988');
    const sent = page.waitForRequest(`**${API_ROUTES.createProfile.path}`);
    await press(page, 'save-profile');
    expect((await sent).postDataJSON()).toMatchObject({ zipCode: '10001', city: '' });
  });
});

test.describe('a zip with several cities', () => {
  test('asks which one in a dialog that needs an answer, and moves the focus to the city', async () => {
    const page = await openForm();
    await field(page, 'zipCode').pressSequentially('90210');
    const dialog = page.getByRole('dialog', { name: places.dialog.title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('radio')).toHaveCount(4);
    await expect(dialog.getByRole('radio').last()).toHaveAttribute('value', 'notListed');
    await press(page, 'choose-city');
    await expect(dialog.locator('[data-error="EMPTY_RADIO_FIELD"]')).toBeVisible();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await dialog.getByRole('radio', { name: 'West Hollywood' }).check();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expectValues(page, { city: 'West Hollywood', state: 'CA', county: 'Los Angeles' });
    await expectFocus(page, 'city');
    await expect(page).toHaveURL(/\/profile\/new$/);
  });

  test('can be dismissed with Escape, and a city chosen later', async () => {
    const page = await openForm();
    await field(page, 'zipCode').pressSequentially('90210');
    await expect(page.locator('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPlaceMessage(page, 'chooseCity');
    await press(page, 'show-cities');
    await page.getByRole('radio', { name: places.dialog.notListed }).check();
    await press(page, 'choose-city');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expectValues(page, { city: '', state: 'CA' });
    await expectFocus(page, 'city');
  });
});

test.describe('a city in several counties', () => {
  const { countyDialog } = places;

  test('asks in a second dialog, and moves the focus to the city; a city in one county does not ask', async () => {
    const page = await openForm();
    await field(page, 'zipCode').pressSequentially('30307');
    await expect(page.getByRole('dialog', { name: places.dialog.title })).toBeVisible();
    await page.getByRole('radio', { name: 'Atlanta' }).check();
    await press(page, 'choose-city');
    const dialog = page.getByRole('dialog', { name: countyDialog.title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('In which county do you live in Atlanta 30307?')).toBeVisible();
    expect(await dialog.getByRole('radio').evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
      'Fulton',
      'DeKalb',
      'notKnown',
    ]);
    await press(page, 'choose-county');
    await expect(dialog.locator('[data-error="EMPTY_RADIO_FIELD"]')).toBeVisible();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await dialog.getByRole('radio', { name: 'DeKalb' }).check();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expectValues(page, { city: 'Atlanta', state: 'GA', county: 'DeKalb' });
    await expectFocus(page, 'city');

    await field(page, 'zipCode').fill('94303');
    await page.getByRole('radio', { name: 'East Palo Alto' }).check();
    await press(page, 'choose-city');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expectValues(page, { city: 'East Palo Alto', county: 'San Mateo' });
  });

  test('can be dismissed with Escape, and a county chosen later or left blank', async () => {
    const page = await openForm();
    await field(page, 'dateOfBirth').fill('04/12/1988');
    await field(page, 'zipCode').pressSequentially('30307');
    await page.getByRole('radio', { name: 'Atlanta' }).check();
    await press(page, 'choose-city');
    await expect(page.getByRole('dialog', { name: countyDialog.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPlaceMessage(page, 'chooseCounty');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: places.showCounties }).click();
    await page.getByRole('radio', { name: countyDialog.notKnown }).check();
    await press(page, 'choose-county');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('[data-place="chooseCounty"]')).toHaveCount(0);
    const sent = page.waitForRequest(`**${API_ROUTES.createProfile.path}`);
    await press(page, 'save-profile');
    expect((await sent).postDataJSON()).toMatchObject({ city: 'Atlanta', state: 'GA', county: '' });
  });
});

test.describe('a later edit that does not match the zip', () => {
  test('shows a message at the field, and is fixed with one of the suggested places; what was typed stays until then', async () => {
    const page = await openForm();
    await field(page, 'zipCode').fill('94110');
    await expectPlaceMessage(page, 'filled');
    await field(page, 'city').fill('Oakland');
    await field(page, 'city').press('Tab');
    await expectPlaceMessage(page, 'city');
    await expect(page.locator('[data-place="city"]')).toContainText('San Francisco', { useInnerText: true });
    await expectValues(page, { city: 'Oakland' });
    expect(await axeViolations(page)).toEqual([]);
    await press(page, 'show-cities');
    await page.getByRole('radio', { name: 'San Francisco' }).check();
    await press(page, 'choose-city');
    await expect(page.locator('[data-place="city"]')).toHaveCount(0);
    await field(page, 'state').selectOption('NV');
    await field(page, 'state').press('Tab');
    await expectPlaceMessage(page, 'state');
    await expect(page.locator('[data-place="state"]')).toContainText('California', { useInnerText: true });
  });
});
