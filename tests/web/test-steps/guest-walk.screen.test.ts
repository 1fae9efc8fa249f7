import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { STEP_BOXES, type StepId } from '../../../core/flow/step-row.ts';
import { withKitNumbers } from '../../support/kit-text.ts';
import { choose } from '../fields.ts';
import { goTo, press, type Visitor } from '../visitor.ts';
import { aCassetteCode, arrivalOf, BOX, expectStep, next, openAt, typeCode } from './tester.ts';

let visitor: Visitor;

/** What a reporting guest does on the steps that need an answer. On all others they press Next. */
const DOINGS: Partial<Record<StepId, (page: Page) => Promise<void>>> = {
  'health-questionnaire': (page) => choose(page, 'isSymptomatic', 'no'),
  'scan-device': (page) => typeCode(page, BOX),
  'first-scan': (page) => typeCode(page, aCassetteCode()),
  'result-questionnaire': (page) => choose(page, 'result', 'positive'),
  'submit-report': (page) => choose(page, 'reportOption', 'doNotReport'),
};
const LEFT_BY_THEMSELVES: readonly StepId[] = ['scan-device', 'first-scan'];

async function pass(page: Page, step: StepId): Promise<void> {
  if (step in STEP_BOXES) for (const box of await page.getByRole('checkbox').all()) await box.check();
  await DOINGS[step]?.(page);
  if (!LEFT_BY_THEMSELVES.includes(step)) await next(page);
}

async function walk(page: Page): Promise<StepId[]> {
  const steps: StepId[] = [];
  for (let step: StepId = 'intro-welcome'; step !== 'reporting-information';) {
    steps.push(step);
    await pass(page, step);
    await expect(page.locator(`[data-step]:not([data-step="${step}"]) h1`)).toBeVisible();
    step = (await page.getAttribute('[data-step]', 'data-step')) as StepId;
    expect({ step, ...(await arrivalOf(page)) }).toMatchObject({ step, focus: 'H1', scroll: 0 });
  }
  return steps;
}

test.describe('a guest', () => {
  test('reports a test already taken, and is offered an account at the end', async ({ app }) => {
    visitor = await app.visit();
    const { page } = visitor;
    await goTo(page, '/');
    for (const id of ['continue-as-guest', 'continue', 'start-reporting']) await press(page, id);
    await expectStep(page, 'intro-welcome');
    expect(await walk(page)).toHaveLength(9);
    await next(page);
    await press(page, 'create-account');
    await page.waitForURL('**/terms-of-use-agreement');
  });

  test('reads the result: the word, its meaning, when to test again and when to call 911', async ({ app }) => {
    visitor = await openAt(app, { step: 'result-details', session: { isSymptomatic: 'yes' } });
    const text = await visitor.page.innerText('main');
    const { kinds, advice, emergency } = translations.en.results.result;
    const { word, meaning } = kinds.negative;
    const { you: stayHome } = advice.stayHomeWhileSick;
    for (const expected of [word, meaning, stayHome, advice.whyRetest.you, emergency.title]) {
      expect(text).toContain(withKitNumbers(expected));
    }
    const between = withKitNumbers(advice.retestOnceBetween.you).replace(
      /\{\{(?:from|until)\}\}/g,
      '\\w+, \\w+ \\d+ at [^.]+',
    );
    expect(text).toMatch(new RegExp(between));
    expect(text).not.toContain(withKitNumbers(advice.retestTwice.you));
  });
});
