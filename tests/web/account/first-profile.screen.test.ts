import type { Page } from '@playwright/test';
import { giveAnswers, refusal } from '../../support/answers.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { API_ROUTES } from '../../../core/api/routes.ts';
import { fillGuestForm } from '../test-steps/fill-guest-form.ts';
import { expectStep, next, openAt } from '../test-steps/tester.ts';
import { expectValues, field, fill } from '../fields.ts';
import { axeViolations, press, type Visitor } from '../visitor.ts';
import { logIn, registerAccount } from './real-account.ts';
import { agree, anEmail, waitForRoute, register, shownErrors } from './registrant.ts';

let visitor: Visitor;

const { profileForm } = translations.en.profiles;
const PERSON = { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '04/28/1986', zipCode: '94110' };

async function openForm(app: RealApp): Promise<Page> {
  visitor = await app.visit();
  const { page } = visitor;
  await logIn(page, await registerAccount(app.server));
  await waitForRoute(page, '/home');
  await press(page, 'profile-management');
  await press(page, 'add-profile');
  await press(page, 'next');
  await waitForRoute(page, '/profile/new');
  return page;
}

const fieldNames = (page: Page): Promise<(string | null)[]> =>
  page.locator('main input, main select').evaluateAll((all) => all.map((one) => one.getAttribute('name')));

test.describe('the first profile', () => {
  test('is saved as typed, even after a failed attempt, and the next form starts empty', async ({ app }) => {
    const page = await openForm(app);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(profileForm.titles.create, { useInnerText: true });
    await fill(page, { ...PERSON, phoneNumber: '4155550123' });
    await field(page, 'participantType').selectOption('firstResponder');
    await field(page, 'consentToReport').check();
    const refused = await giveAnswers(page, refusal('createProfile', 500));
    await press(page, 'save-profile');
    await expect(page.locator('[data-error="UNKNOWN"]')).toBeVisible();
    await expect(page.locator('[role="alert"]')).toContainText(profileForm.typedStays, { useInnerText: true });
    expect(await axeViolations(page)).toEqual([]);
    await expectValues(page, { lastName: 'Ruiz', phoneNumber: '(415) 555-0123', participantType: 'firstResponder' });

    await refused.end();
    const sent = page.waitForRequest(`**${API_ROUTES.createProfile.path}`);
    await press(page, 'save-profile');
    const body = (await sent).postDataJSON() as object;
    expect(body).toMatchObject({
      firstName: 'Ana',
      age: 40,
      phoneNumber: '4155550123',
      consentToReport: true,
      isDefaultProfile: true,
    });
    expect(body).not.toHaveProperty('participantType');
    await waitForRoute(page, '/home');
    const saved = page.getByRole('status').filter({ hasText: translations.en.general.saved });
    await expect(saved).toBeVisible();

    await press(page, 'profile-management');
    await expect(saved).toHaveCount(0);
    await press(page, 'add-profile');
    await press(page, 'next');
    await expect(page.locator(`h1:text-is("${profileForm.titles.new}")`)).toBeVisible();
    await expectValues(page, { firstName: '', lastName: '', dateOfBirth: '', zipCode: '' });
  });

  test('asks for the age instead of the date of birth, and lists what is missing from the current form', async ({
    app,
  }) => {
    const page = await openForm(app);
    await press(page, 'save-profile');
    expect(await shownErrors(page)).toEqual(['EMPTY_DATE_OF_BIRTH', 'EMPTY_ZIP']);
    expect(await page.locator('.error-summary').evaluate((box) => box === document.activeElement)).toBe(true);

    await field(page, 'noDateOfBirth').check();
    expect(await fieldNames(page)).toEqual([
      'noDateOfBirth',
      'age',
      'zipCode',
      'sex',
      'ethnicity',
      'race',
      'participantType',
      'consentToReport',
    ]);
    await expect(page.locator('.error-summary')).toHaveCount(0);
    await press(page, 'save-profile');
    expect(await shownErrors(page)).toEqual(['EMPTY_AGE', 'EMPTY_ZIP']);
    await expect(page.locator('.error-summary')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe("a guest's test", () => {
  test('moves into the account created at its end; a failed attempt does not create a second profile', async ({
    app,
  }) => {
    visitor = await openAt(app, { step: 'review-profile', session: { reportOption: 'reportToAims' } });
    const { page } = visitor;
    await fillGuestForm(page, PERSON);
    await expectStep(page, 'dispose-kit');
    await next(page);
    await expectStep(page, 'reporting-information');
    await next(page);
    await press(page, 'create-account');
    await agree(page);
    await register(page, app.server, anEmail());

    await expect(page.locator('main')).toContainText(profileForm.afterGuest.title, { useInnerText: true });
    await expect(page.locator('[data-press="back"]')).toHaveCount(0);
    await expectValues(page, PERSON);
    const profiles: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(API_ROUTES.createProfile.path)) profiles.push(request.method());
    });
    const refused = await giveAnswers(page, refusal('createResult', 500));
    await press(page, 'save-profile');
    await expect(page.locator('[data-error]')).toBeVisible();
    expect(await shownErrors(page)).toEqual(['TEST_SUBMIT_FAILED']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(profileForm.titles.create, { useInnerText: true });

    await refused.end();
    const claimed = page.waitForRequest(`**${API_ROUTES.createResult.path}`);
    await press(page, 'save-profile');
    expect((await claimed).postDataJSON()).toMatchObject({ sendToAims: false });
    await expectStep(page, 'reporting-information');
    expect(profiles).toEqual(['POST']);
    await expect(page.getByRole('status').filter({ hasText: translations.en.general.saved })).toBeVisible();
    await expect(page.locator('[data-user]')).toContainText('Ana Ruiz', { useInnerText: true });
  });
});
