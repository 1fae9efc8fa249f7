import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
import { next, openAt } from './test-steps/tester.ts';
import { axeViolations, press, sidewaysScroll, type Visitor } from './visitor.ts';

let visitor: Visitor;

const { places } = translations.en.general.form;

async function openReview(app: RealApp): Promise<Page> {
  visitor = await openAt(app, { step: 'review-profile', session: { reportOption: 'reportToAims' }, width: 320 });
  return visitor.page;
}

const valuesOf = (page: Page, ...names: string[]): Promise<string[]> =>
  Promise.all(names.map((name) => page.inputValue(`[name="${name}"]`)));

const expectPlaceMessage = (page: Page, key: string): Promise<void> =>
  expect(page.locator(`[data-place="${key}"]`)).toBeVisible();

/** Waits until the field of this name has the focus. */
const expectFocus = (page: Page, name: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);

/** Waits until these fields hold these values. */
const expectValues = (page: Page, values: Readonly<Record<string, string>>): Promise<void> =>
  expect.poll(() => valuesOf(page, ...Object.keys(values))).toEqual(Object.values(values));

test.describe('a zip', () => {
  test('fills in city, state and county, announces it politely, and moves nothing', async ({ app }) => {
    const page = await openReview(app);
    const where = () =>
      page.locator('[name="city"]').evaluate((field) => field.getBoundingClientRect().top + window.scrollY);
    await page.fill('[name="firstName"]', 'Ana');
    const before = await where();
    await page.locator('[name="zipCode"]').pressSequentially('94110');
    await expect(page.getByRole('status').filter({ hasText: places.filled })).toBeVisible();
    await expectValues(page, { city: 'San Francisco', state: 'CA', county: 'San Francisco' });
    await expectFocus(page, 'zipCode');
    // At this width the message takes two lines; on a wider phone it takes one.
    expect((await where()) - before).toBeLessThan(40);
    await page.fill('[name="dateOfBirth"]', '04/12/1988');
    const sent = page.waitForRequest('**/test-results/guest-create');
    await next(page);
    expect((await sent).postDataJSON()).toMatchObject({ guestInfo: { city: 'San Francisco', state: 'CA' } });
  });

  test('that is unknown or cannot be looked up shows a message beside it, and does not prevent sending', async ({
    app,
  }) => {
    const page = await openReview(app);
    await page.fill('[name="zipCode"]', '00000');
    await expectPlaceMessage(page, 'unknownZip');
    await page.route('**/locations/*', (route) => route.abort());
    await page.fill('[name="zipCode"]', '10001');
    await expectPlaceMessage(page, 'lookupFailed');
    expect(await axeViolations(page)).toEqual([]);
    await page.fill('[name="dateOfBirth"]', '04/12/1988');
    const sent = page.waitForRequest('**/test-results/guest-create');
    await next(page);
    expect((await sent).postDataJSON()).toMatchObject({ guestInfo: { zipCode: '10001', city: '' } });
  });
});

test.describe('a zip with several cities', () => {
  test('asks which one in a dialog that needs an answer, and moves the focus to the city', async ({ app }) => {
    const page = await openReview(app);
    await page.locator('[name="zipCode"]').pressSequentially('90210');
    const dialog = page.getByRole('dialog', { name: places.dialog.title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('radio')).toHaveCount(4);
    await expect(dialog.getByRole('radio').last()).toHaveAttribute('value', 'notListed');
    await press(page, 'choose-city');
    await expect(dialog.locator('[data-error="EMPTY_RADIO_FIELD"]')).toBeVisible();
    await expectFocus(page, 'locality');
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await dialog.getByRole('radio', { name: 'West Hollywood' }).check();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expectValues(page, { city: 'West Hollywood', state: 'CA', county: 'Los Angeles' });
    await expectFocus(page, 'city');
    await expect(page.locator('[data-step]')).toHaveAttribute('data-step', 'review-profile');
  });

  test('can be dismissed with Escape, and a city chosen later', async ({ app }) => {
    const page = await openReview(app);
    await page.locator('[name="zipCode"]').pressSequentially('90210');
    await expect(page.locator('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPlaceMessage(page, 'chooseCity');
    await press(page, 'show-cities');
    await page.check('[name="locality"][value="notListed"]');
    await press(page, 'choose-city');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expectValues(page, { city: '', state: 'CA' });
    await expectFocus(page, 'city');
  });
});

test.describe('a city in several counties', () => {
  const { countyDialog } = places;

  test('asks in a second dialog, and moves the focus to the city; a city in one county does not ask', async ({
    app,
  }) => {
    const page = await openReview(app);
    await page.locator('[name="zipCode"]').pressSequentially('30307');
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
    await expectFocus(page, 'countyOfCity');
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await dialog.getByRole('radio', { name: 'DeKalb' }).check();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expectValues(page, { city: 'Atlanta', state: 'GA', county: 'DeKalb' });
    await expectFocus(page, 'city');

    await page.fill('[name="zipCode"]', '94303');
    await page.getByRole('radio', { name: 'East Palo Alto' }).check();
    await press(page, 'choose-city');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expectValues(page, { city: 'East Palo Alto', county: 'San Mateo' });
  });

  test('can be dismissed with Escape, and a county chosen later or left blank', async ({ app }) => {
    const page = await openReview(app);
    await page.fill('[name="dateOfBirth"]', '04/12/1988');
    await page.locator('[name="zipCode"]').pressSequentially('30307');
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
    const sent = page.waitForRequest('**/test-results/guest-create');
    await next(page);
    expect((await sent).postDataJSON()).toMatchObject({ guestInfo: { city: 'Atlanta', state: 'GA', county: '' } });
  });
});

test.describe('a date of birth', () => {
  test('is accepted in the format that browsers fill in', async ({ app }) => {
    const page = await openReview(app);
    await page.fill('[name="dateOfBirth"]', '1986-04-05');
    await page.press('[name="dateOfBirth"]', 'Tab');
    await expectValues(page, { dateOfBirth: '04/05/1986' });
    await expect(page.locator('[data-error]')).toHaveCount(0);
  });
});

test.describe('a later edit that does not match the zip', () => {
  test('shows a message at the field, and is fixed with one of the suggested places; what was typed stays until then', async ({
    app,
  }) => {
    const page = await openReview(app);
    await page.fill('[name="zipCode"]', '94110');
    await expectPlaceMessage(page, 'filled');
    await page.locator('[name="city"]').fill('Oakland');
    await page.press('[name="city"]', 'Tab');
    await expectPlaceMessage(page, 'city');
    await expect(page.locator('[data-place="city"]')).toContainText('San Francisco', { useInnerText: true });
    await expectValues(page, { city: 'Oakland' });
    expect(await axeViolations(page)).toEqual([]);
    await press(page, 'show-cities');
    await page.check('[name="locality"][value="San Francisco"]');
    await press(page, 'choose-city');
    await expect(page.locator('[data-place="city"]')).toHaveCount(0);
    await page.selectOption('[name="state"]', 'NV');
    await page.press('[name="state"]', 'Tab');
    await expectPlaceMessage(page, 'state');
    await expect(page.locator('[data-place="state"]')).toContainText('California', { useInnerText: true });
  });
});
