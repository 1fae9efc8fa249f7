import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { shownErrors } from '../account/registrant.ts';
import { choose, expectValues, field } from '../fields.ts';
import { actAndSettle, axeViolations, press, pressLanguage, sidewaysScroll, type Visitor } from '../visitor.ts';
import { anotherDevice, arrivalOf, expectStep, next, NOW, openAt, type TesterOptions } from './tester.ts';

let visitor: Visitor;

const { errors } = translations.en.general;
const { pages, submit } = translations.en.steps.steps['review-profile'];
const DAY_MS = 86_400_000;

async function openForm(app: RealApp, options: Partial<TesterOptions> = {}): Promise<Page> {
  const session = { ...anotherDevice(), reportOption: 'reportToAims', ...options.session } as const;
  visitor = await openAt(app, { step: 'review-profile', ...options, session });
  return visitor.page;
}

const fieldNames = (page: Page): Promise<(string | null)[]> =>
  page.locator('main input, main select').evaluateAll((all) => all.map((one) => one.getAttribute('name')));

const expectPage = (page: Page, heading: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { useInnerText: true });

const nextButton = (page: Page) => page.locator('[data-press="next"]');

async function fillNeeded(page: Page): Promise<void> {
  await field(page, 'dateOfBirth').fill('04/12/1988');
  await field(page, 'zipCode').fill('94110');
}

for (const flow of ['testing', 'reporting'] as const) {
  test.describe(`the guest form of the ${flow} flow`, () => {
    test('has three pages, with the two needed fields on the first, and sends from the last', async ({ app }) => {
      const page = await openForm(app, { flow });
      await expectPage(page, pages.needed.title);
      await expect(page.getByText('Page 1 of 3')).toBeVisible();
      await expect(nextButton(page)).toHaveText('Next');
      expect(await fieldNames(page)).toEqual(['dateOfBirth', 'zipCode', 'noDateOfBirth']);
      await fillNeeded(page);
      await next(page);
      await expectPage(page, pages.contact.title);
      await expect(page.getByText('Page 2 of 3')).toBeVisible();
      expect(await arrivalOf(page)).toMatchObject({ focus: 'H1', scroll: 0 });
      expect(await page.title()).toContain('Name and contact, Page 2 of 3');
      await expect(nextButton(page)).toHaveText('Next');
      await expectValues(page, { city: 'San Francisco', state: 'CA', county: 'San Francisco' });
      await field(page, 'lastName').fill('Ruiz');
      await next(page);
      await expectPage(page, pages.about.title);
      expect(await fieldNames(page)).toEqual(['sex', 'ethnicity', 'race']);
      await expect(nextButton(page)).toHaveText(submit);
      const sent = page.waitForRequest('**/test-results/guest-create');
      await next(page);
      expect((await sent).postDataJSON()).toMatchObject({
        sendToAims: true,
        guestInfo: { lastName: 'Ruiz', zipCode: '94110', age: 38, city: 'San Francisco' },
      });
    });
  });
}

test('a press that only saves the result says so', async ({ app }) => {
  visitor = await openAt(app, { step: 'submit-report', session: anotherDevice() });
  const { page } = visitor;
  await choose(page, 'reportOption', 'reportToAims');
  await expect(nextButton(page)).toHaveText('Next');
  await choose(page, 'reportOption', 'doNotReport');
  await expect(nextButton(page)).toHaveText('Next: save my result');
  await pressLanguage(page, 'es');
  await expect(nextButton(page)).toHaveText('Siguiente: guardar resultado');
});

test.describe('the guest form', () => {
  test('shows its first page whole on a phone of 360 by 640, and no page scrolls sideways at 320', async ({ app }) => {
    const page = await openForm(app);
    await page.setViewportSize({ width: 360, height: 640 });
    const bar = await nextButton(page).boundingBox();
    const last = await page.locator('.choice').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await fillNeeded(page);
    for (const [place, width] of [320, 320, 320].entries()) {
      await page.setViewportSize({ width, height: 640 });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      if (place < 2) await next(page);
    }
    await expectPage(page, pages.about.title);
  });

  test('names the place of the ZIP code on the first page', async ({ app }) => {
    const page = await openForm(app);
    await field(page, 'zipCode').fill('94110');
    await expect(page.getByRole('status').filter({ hasText: 'San Francisco, California' })).toBeVisible();
  });

  test('keeps its values and the open page after a reload', async ({ app }) => {
    const page = await openForm(app);
    await fillNeeded(page);
    await next(page);
    await field(page, 'firstName').fill('Ana');
    await field(page, 'emailAddress').fill('ana@');
    await page.reload();
    await expectStep(page, 'review-profile');
    await expectPage(page, pages.contact.title);
    await expectValues(page, { firstName: 'Ana', emailAddress: 'ana@' });
    await press(page, 'back');
    await expectValues(page, { dateOfBirth: '04/12/1988', zipCode: '94110' });
  });

  test('leads back page by page, then to the step before, with the arrow and with the browser', async ({ app }) => {
    const page = await openForm(app);
    await fillNeeded(page);
    await next(page);
    await next(page);
    await press(page, 'back');
    await expectPage(page, pages.contact.title);
    expect(await arrivalOf(page)).toMatchObject({ focus: 'H1', scroll: 0 });
    await page.goBack();
    await expectPage(page, pages.needed.title);
    await page.goBack();
    await expectStep(page, 'submit-report');
  });

  test('lists the rejected fields of the open page, and stays there until they are right', async ({ app }) => {
    const page = await openForm(app);
    await next(page);
    expect(await shownErrors(page)).toEqual(['EMPTY_DATE_OF_BIRTH', 'EMPTY_ZIP']);
    await expect(page.getByRole('alert')).toBeFocused();
    await fillNeeded(page);
    await next(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field(page, 'emailAddress').fill('ana@');
    await next(page);
    await expectPage(page, pages.contact.title);
    expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual([errors.INVALID_EMAIL]);
    await page.getByRole('alert').getByRole('link').click();
    await expect(field(page, 'emailAddress')).toBeFocused();
  });

  test('leads to the page of a field that became wrong, with the summary of errors', async ({ app }) => {
    const page = await openForm(app);
    await field(page, 'dateOfBirth').fill('11/20/2024');
    await field(page, 'zipCode').fill('94110');
    await next(page);
    await next(page);
    await expectPage(page, pages.about.title);
    // Two years old on the day of the test, and not on the day before.
    await page.clock.setFixedTime(NOW - DAY_MS);
    await next(page);
    await expectPage(page, pages.needed.title);
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await shownErrors(page)).toHaveLength(1);
  });

  test('asks for the age instead of the date of birth, and hides what names or locates the person', async ({ app }) => {
    const page = await openForm(app);
    await field(page, 'dateOfBirth').fill('04/12/1988');
    await field(page, 'noDateOfBirth').check();
    expect(await fieldNames(page)).toEqual(['age', 'zipCode', 'noDateOfBirth']);
    await next(page);
    expect(await shownErrors(page)).toEqual(['EMPTY_AGE', 'EMPTY_ZIP']);
    await field(page, 'noDateOfBirth').uncheck();
    await expect(field(page, 'dateOfBirth')).toHaveValue('');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field(page, 'noDateOfBirth').check();
    await page.locator('[name="age"]').fill('38');
    await field(page, 'zipCode').fill('94110');
    await next(page);
    await expectPage(page, pages.contactByAge.title);
    expect(await fieldNames(page)).toEqual(['emailAddress']);
  });

  test('shows an error after a field was left, not during typing; the error does not swallow a press on Next', async ({
    app,
  }) => {
    const page = await openForm(app);
    await field(page, 'zipCode').pressSequentially('94');
    expect(await shownErrors(page)).toEqual([]);
    await field(page, 'zipCode').press('Tab');
    await expect(page.locator('[data-error="INVALID_ZIP"]')).toBeVisible();
    expect(await shownErrors(page)).toEqual(['INVALID_ZIP']);
    await field(page, 'dateOfBirth').pressSequentially('04');
    await nextButton(page).scrollIntoViewIfNeeded();
    await actAndSettle(page, () => nextButton(page).click());
    expect(await shownErrors(page)).toEqual(['INVALID_DATE', 'INVALID_ZIP']);
  });

  test('changes the language of its errors with the app, and keeps the focus', async ({ app }) => {
    const page = await openForm(app);
    await next(page);
    await pressLanguage(page, 'es');
    const spanish = translations.es.general.errors;
    await expect(page.locator('[data-error="EMPTY_ZIP"]')).toContainText(spanish.EMPTY_ZIP, { useInnerText: true });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-press'))).toBe('language');
  });

  test('turns the page with Enter in a field', async ({ app }) => {
    const page = await openForm(app);
    await fillNeeded(page);
    await field(page, 'zipCode').press('Enter');
    await expectPage(page, pages.contact.title);
  });

  test('offers to add a last name before it sends a report that the state does not get', async ({ app }) => {
    const page = await openForm(app);
    await fillNeeded(page);
    await next(page);
    await next(page);
    await page.getByRole('button', { name: translations.en.steps.steps['review-profile'].addLastName }).click();
    await expectPage(page, pages.contact.title);
  });
});

test('the buttons do not stay over the fields while the keyboard of a phone is open', async ({ app }) => {
  const page = await openForm(app, { width: 360 });
  const bar = page.locator('.screen__actions--stay');
  await expect(bar).toHaveCSS('position', 'sticky');
  // Safari lays the keyboard over the page.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 300 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect(bar).toHaveCSS('position', 'static');
});
