import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { STEP_BOXES, type StepId } from '../../../core/flow/step-row.ts';
import type { GuestPage } from '../../../core/domain/guest-pages.ts';
import { move, moveTo, pick, pressKey, roundTrip, typeInto } from '../keyboard.ts';
import { MODEL_STEPS } from '../../model/steps.ts';
import { languageSwitch } from '../../support/language-switch.ts';
import { field, type FieldName } from '../fields.ts';
import { goTo, settle, type Visitor } from '../visitor.ts';
import { aCassetteCode, anotherDevice, arrivalOf, BOX, expectStep, openAt, showStep } from './tester.ts';

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

async function tickAll(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) {
    await move(page);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
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

/** What is done on the steps that need an answer, other than to check their boxes. Steps that this leaves are listed below. */
const DOINGS: Partial<Record<StepId, (page: Page) => Promise<void>>> = {
  'health-questionnaire': (page) => pick(page, 'isSymptomatic', 'no'),
  'open-kit': async (page) => {
    expect(await roundTrip(page)).toEqual(expect.arrayContaining(['next', 'language', 'back']));
    await switchLanguage(page);
    await leaveAndComeBack(page, 'open-kit');
  },
  'scan-device': (page) => typeCode(page, BOX),
  'first-scan': async (page) => {
    await closeMessage(page);
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  },
  'collection-method': (page) => pick(page, 'isSelfCollecting', 'self'),
  countdown: (page) => page.clock.runFor('15:00'),
  'second-scan': (page) => typeCode(page, code),
  'control-line': (page) => pick(page, 'controlLineResult', 'yes'),
  'test-line': (page) => pick(page, 'testLineResult', 'yes'),
  'submit-report': (page) => pick(page, 'reportOption', 'reportToAims'),
  'review-profile': fillReview,
};
const LEFT_BY_THEMSELVES: readonly StepId[] = ['scan-device', 'first-scan', 'countdown', 'second-scan'];

/** Does what a step asks, and goes on. Returns the next step, whose heading has the focus and whose name is in the window's title. */
async function leave(page: Page, step: StepId): Promise<StepId> {
  if (step in STEP_BOXES) await tickAll(page);
  await DOINGS[step]?.(page);
  if (!LEFT_BY_THEMSELVES.includes(step)) await pressKey(page, 'next');
  await expect(page.locator(`[data-step]:not([data-step="${step}"]) h1`)).toBeVisible();
  const reached = (await page.getAttribute('[data-step]', 'data-step')) as StepId;
  await settle(page);
  const heading = (await page.textContent('h1')) ?? '';
  const { title, ...arrival } = await arrivalOf(page);
  expect({ reached, ...arrival }).toEqual({ reached, focus: 'H1', scroll: 0 });
  // In a background tab the title shows what matters most: that the wait is over. It never shows the result.
  const resultPage = translations.en.steps.steps['result-details'].title;
  const titles: Partial<Record<StepId, string>> = { 'result-ready': 'Time to read!', 'result-details': resultPage };
  expect(title).toContain(titles[reached] ?? heading);
  return reached;
}

test('the steps with the most controls are left with only the keyboard: the focus starts at the next heading', async ({
  app,
}) => {
  visitor = await openAt(app, { step: 'health-questionnaire', session: { ...anotherDevice(), isSymptomatic: null } });
  const { page } = visitor;
  for (const step of ['health-questionnaire', 'open-kit', 'first-scan', 'review-profile'] as const) {
    await test.step(step, async () => {
      if (step !== 'health-questionnaire') {
        await showStep(page, { step, session: { ...anotherDevice(), reportOption: 'reportToAims' } });
      }
      await leave(page, step);
    });
  }
});

test(
  'a guest takes the whole test with only the keyboard: the focus starts at each heading, and is always visible',
  { tag: '@full' },
  async ({ app }) => {
    visitor = await app.visit({ hasClock: true });
    const { page } = visitor;
    await page.clock.install();
    await goTo(page, '/');
    expect(await move(page)).toBe('skip-link');
    await pressKey(page, 'continue-as-guest');
    await expect(page.locator('[data-press="continue"]')).toBeVisible();
    await pressKey(page, 'continue');
    await expect(page.locator('[data-press="start-testing"]')).toBeVisible();
    await pressKey(page, 'start-testing');
    await expectStep(page, 'intro-welcome');

    const steps: StepId[] = [];
    for (let step: StepId = 'intro-welcome'; step !== 'reporting-information';) {
      const at: StepId = step;
      steps.push(at);
      step = await test.step(at, () => leave(page, at));
    }
    expect(steps).toEqual(MODEL_STEPS.testing.filter((id) => id !== 'profile-selection').slice(0, -1));
    await expect(page.locator('main')).toContainText(translations.en.steps.steps['reporting-information'].reported);

    await pressKey(page, 'next');
    await expect(page.locator('[data-press="decline-account"]')).toBeVisible();
    await expectFocus(page, 'H1');
    await pressKey(page, 'decline-account');
    await expect(page.locator('[data-press="continue-as-guest"]')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  },
);
