import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import type { GuestPage } from '../../../core/domain/guest-pages.ts';
import { move, moveTo, pick, pressKey, roundTrip, typeInto } from '../keyboard.ts';
import { languageSwitch } from '../../support/language-switch.ts';
import { field, type FieldName } from '../fields.ts';
import { settle, type Visitor } from '../visitor.ts';
import { aCassetteCode, anotherDevice, arrivalOf, expectStep, openAt, showStep } from './tester.ts';

let visitor: Visitor;

let code = '';
test.beforeEach(() => {
  code = aCassetteCode();
});
/** Waits until the control with this id, or the element with this tag, has the focus. */
const expectFocus = (page: Page, what: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.getAttribute('data-press') ?? document.activeElement?.tagName),
    )
    .toBe(what);

const expectFieldFocus = (page: Page, name: FieldName): Promise<void> => expect(field(page, name)).toBeFocused();

async function typeCode(page: Page, text: string): Promise<void> {
  await pressKey(page, 'type-code');
  await expectFieldFocus(page, 'code');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** A modal message traps the focus. Escape closes it and returns the focus. */
async function closeMessage(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await typeCode(page, 'nonsense');
  await expect(page.locator('dialog [data-scan="scanFailed"]')).toBeVisible();
  expect(new Set((await roundTrip(page)).filter((stop) => stop !== 'the end of the page'))).toEqual(
    new Set(['A', 'scan-ok', 'scan-leave']),
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expectFieldFocus(page, 'code');
  await page.keyboard.press('Control+A');
  await page.setViewportSize({ width: 360, height: 740 });
}

/** Goes home, where a dialog asks about the test, and back to the test. */
async function leaveAndComeBack(page: Page, step: StepId): Promise<void> {
  await pressKey(page, 'clearline-home', 'Shift+Tab');
  await expect(page.locator('dialog')).toBeVisible();
  await expectFocus(page, 'H2');
  expect(await move(page)).toBe('continue');
  expect(new Set((await roundTrip(page)).filter((stop) => stop !== 'the end of the page'))).toEqual(
    new Set(['continue', 'cancel', 'not-now', 'sign-out']),
  );
  await pressKey(page, 'continue');
  await expectStep(page, step);
  await expectFocus(page, 'H1');
}

async function switchLanguage(page: Page): Promise<void> {
  for (const language of ['es', 'en'] as const) {
    if (language === 'es') await moveTo(page, languageSwitch(language), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectFocus(page, 'language');
  }
}

/** A page of the guest form is open, with the focus at its heading. */
async function expectFocusOnHeading(page: Page, open: GuestPage): Promise<void> {
  await expect(page.locator(`[data-page="${open}"]`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function fillReview(page: Page): Promise<void> {
  await typeInto(page, 'dateOfBirth', '04121988');
  await typeInto(page, 'zipCode', '90210');
  await expect(page.locator('dialog')).toBeVisible();
  await pick(page, 'locality', 'West Hollywood');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expectFieldFocus(page, 'zipCode');
  await page.keyboard.press('Enter');
  await expectFocusOnHeading(page, 'contact');
  await typeInto(page, 'firstName', 'Ana');
  await page.keyboard.press('Enter');
  await expectFocusOnHeading(page, 'about');
}

/** What is done on the steps. The scan leaves its step by itself. */
const DOINGS: Partial<Record<StepId, (page: Page) => Promise<void>>> = {
  'health-questionnaire': (page) => pick(page, 'isSymptomatic', 'no'),
  'open-kit': async (page) => {
    expect(await roundTrip(page)).toEqual(expect.arrayContaining(['next', 'language', 'back']));
    await switchLanguage(page);
    await leaveAndComeBack(page, 'open-kit');
  },
  'first-scan': async (page) => {
    await closeMessage(page);
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  },
  'review-profile': fillReview,
};
/** Does what a step asks, and goes on to the next step, whose heading has the focus and whose name is in the window's title. */
async function leave(page: Page, step: StepId): Promise<void> {
  await DOINGS[step]?.(page);
  if (step !== 'first-scan') await pressKey(page, 'next');
  await expect(page.locator(`[data-step]:not([data-step="${step}"]) h1`)).toBeVisible();
  const reached = (await page.getAttribute('[data-step]', 'data-step')) as StepId;
  await settle(page);
  const heading = (await page.textContent('h1')) ?? '';
  const { title, ...arrival } = await arrivalOf(page);
  expect({ reached, ...arrival }).toEqual({ reached, focus: 'H1', scroll: 0 });
  expect(title).toContain(heading);
}

test('the steps with the most controls, and examples, are left with only the keyboard: the focus starts at the next heading', async ({
  app,
}) => {
  visitor = await openAt(app, { step: 'health-questionnaire', session: { ...anotherDevice(), isSymptomatic: null } });
  const { page } = visitor;
  for (const step of [
    'health-questionnaire',
    'open-kit',
    'first-scan',
    'review-profile',
    'check-negative',
    'check-positive',
  ] as const) {
    await test.step(step, async () => {
      if (step !== 'health-questionnaire') {
        await showStep(page, { step, session: { ...anotherDevice(), reportOption: 'reportToAims' } });
      }
      await leave(page, step);
    });
  }
});
