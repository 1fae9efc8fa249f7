import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { shownErrors } from '../account/registrant.ts';
import { expectValues, field } from '../fields.ts';
import { actAndSettle, axeViolations, press, sidewaysScroll, type Visitor } from '../visitor.ts';
import { anotherDevice, arrivalOf, expectStep, next, openAt } from './tester.ts';

let visitor: Visitor;

const { pages } = translations.en.steps.steps['review-profile'];

async function openForm(app: RealApp, language?: Language): Promise<Page> {
  const session = { ...anotherDevice(), reportOption: 'reportToAims' } as const;
  visitor = await openAt(app, { step: 'review-profile', session, ...(language && { language }) });
  return visitor.page;
}

const expectPage = (page: Page, heading: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { useInnerText: true });

const nextButton = (page: Page) => page.locator('[data-press="next"]');

async function fillNeeded(page: Page): Promise<void> {
  await field(page, 'dateOfBirth').fill('04/12/1988');
  await field(page, 'zipCode').fill('94110');
}

test.describe('the guest form', () => {
  test('leads back page by page, then to the step before, and keeps its values and the open page after a reload', async ({
    app,
  }) => {
    const page = await openForm(app);
    await fillNeeded(page);
    await next(page);
    await expectPage(page, pages.contact.title);
    expect(await arrivalOf(page)).toMatchObject({ focus: 'H1', scroll: 0 });
    expect(await page.title()).toContain('Name and contact, Page 2 of 3');
    await field(page, 'firstName').fill('Ana');
    await page.reload();
    await expectStep(page, 'review-profile');
    await expectPage(page, pages.contact.title);
    await expectValues(page, { firstName: 'Ana' });
    await next(page);
    await press(page, 'back');
    await expectPage(page, pages.contact.title);
    expect(await arrivalOf(page)).toMatchObject({ focus: 'H1', scroll: 0 });
    await page.goBack();
    await expectPage(page, pages.needed.title);
    await expectValues(page, { dateOfBirth: '04/12/1988', zipCode: '94110' });
    await page.goBack();
    await expectStep(page, 'submit-report');
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
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByRole('alert').getByRole('link').first().click();
    await expect(field(page, 'dateOfBirth')).toBeFocused();
  });

  test('shows its first page whole on a short phone, scrolls sideways on none, and its buttons make room for a keyboard', async ({
    app,
  }) => {
    // Spanish has the longer texts.
    const page = await openForm(app, 'es');
    await page.setViewportSize({ width: 360, height: 640 });
    const bar = await nextButton(page).boundingBox();
    const last = await page.locator('.choice').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await fillNeeded(page);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of ['needed', 'contact', 'about'] as const) {
      await expectPage(page, translations.es.steps.steps['review-profile'].pages[name].title);
      expect([await sidewaysScroll(page), await axeViolations(page)]).toEqual([0, []]);
      if (name !== 'about') await next(page);
    }
    const buttons = page.locator('.screen__actions--stay');
    await expect(buttons).toHaveCSS('position', 'sticky');
    // Safari lays the keyboard over the page.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { value: 300 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect(buttons).toHaveCSS('position', 'static');
  });
});
