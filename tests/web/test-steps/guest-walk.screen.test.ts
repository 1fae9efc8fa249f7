import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { STEP_BOXES, type StepId } from '../../../core/flow/step-row.ts';
import { makeVisitor, press, type Visitor } from '../visitor.ts';
import { aCassetteCode, arrivalOf, BOX, choose, expectStep, next, openAt, typeCode } from './tester.ts';
import { useRealApp } from '../real-app.ts';

const app = useRealApp();
let visitor: Visitor;

afterEach(() => visitor.leave());

async function startAsGuest(flow: 'testing' | 'reporting'): Promise<Page> {
  visitor = await makeVisitor(app.browser, { baseURL: app.server.url });
  const { page } = visitor;
  await page.clock.install();
  await page.goto('/');
  for (const id of ['continue-as-guest', 'continue', `start-${flow}`]) await press(page, id);
  await expectStep(page, 'intro-welcome');
  return page;
}

const code = aCassetteCode();

/** What a guest does on the steps that ask for something; on all others it is Next. */
const DOINGS: Partial<Record<StepId, (page: Page) => Promise<void>>> = {
  'health-questionnaire': (page) => choose(page, 'isSymptomatic', 'no'),
  'scan-device': (page) => typeCode(page, BOX),
  'first-scan': (page) => typeCode(page, code),
  'collection-method': (page) => choose(page, 'isSelfCollecting', 'self'),
  countdown: (page) => page.clock.runFor('15:00'),
  'second-scan': (page) => typeCode(page, code),
  'control-line': (page) => choose(page, 'controlLineResult', 'yes'),
  'test-line': (page) => choose(page, 'testLineResult', 'yes'),
  'submit-report': (page) => choose(page, 'reportOption', 'doNotReport'),
};

async function pass(page: Page, step: StepId, doings = DOINGS): Promise<void> {
  if (step in STEP_BOXES) for (const box of await page.locator('input[type="checkbox"]').all()) await box.check();
  await doings[step]?.(page);
  const leavesByItself = ['scan-device', 'first-scan', 'countdown', 'second-scan'].includes(step);
  if (!leavesByItself) await next(page);
}

async function walk(page: Page, doings = DOINGS): Promise<StepId[]> {
  const steps: StepId[] = [];
  for (let step: StepId = 'intro-welcome'; step !== 'reporting-information';) {
    steps.push(step);
    await pass(page, step, doings);
    await page.waitForSelector(`[data-step]:not([data-step="${step}"]) h1`);
    step = (await page.getAttribute('[data-step]', 'data-step')) as StepId;
    const heading = (await page.textContent('h1')) ?? '';
    const { title, ...arrival } = await arrivalOf(page);
    expect({ step, ...arrival }).toEqual({ step, focus: 'H1', scroll: 0 });
    // Behind other tabs the title says what matters most: that the time has come.
    expect(title).toContain(step === 'result-ready' ? 'Time to read!' : heading);
  }
  return steps;
}

describe('a guest', () => {
  it('takes the whole test by typed codes, and each step names itself, takes the focus and starts at the top', async () => {
    const page = await startAsGuest('testing');
    const steps = await walk(page);

    expect(steps).toHaveLength(41);
    expect(await page.textContent('main')).toContain(translations.en.steps.steps['reporting-information'].notReported);
    await next(page);
    await press(page, 'decline-account');
    await page.waitForSelector('[data-press="continue-as-guest"]');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(visitor.complaints).toEqual([]);
  });

  it('reports a test already taken, and is asked for an account at the end', async () => {
    const page = await startAsGuest('reporting');
    const steps = await walk(page, {
      ...DOINGS,
      'first-scan': (shown) => typeCode(shown, aCassetteCode()),
      'result-questionnaire': (shown) => choose(shown, 'result', 'positive'),
    });
    expect(steps).toHaveLength(9);
    await next(page);
    await press(page, 'create-account');
    await page.waitForURL('**/terms-of-use-agreement');
    expect(visitor.complaints).toEqual([]);
  });

  it('reads the result: the word, its meaning, when to test again and when to call 911', async () => {
    visitor = await openAt(app.browser, {
      baseURL: app.server.url,
      step: 'result-details',
      session: { isSymptomatic: 'yes' },
    });
    const text = await visitor.page.innerText('main');
    const { kinds, emergency } = translations.en.results.result;
    for (const said of [kinds.negative.word, kinds.negative.meaning, kinds.negative.again.symptoms, emergency.title]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain(kinds.negative.again.noSymptoms);
  });

  it('goes through a stretch by keyboard alone', async () => {
    visitor = await openAt(app.browser, {
      baseURL: app.server.url,
      step: 'control-line',
      session: { controlLineResult: null, testLineResult: null, result: null },
    });
    const { page } = visitor;
    const tabTo = async (selector: string): Promise<void> => {
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
      }
      throw new Error(`Tab never reaches ${selector}.`);
    };
    await tabTo('input[name="controlLineResult"]');
    await page.keyboard.press('Space');
    await tabTo('[data-press="next"]');
    await page.keyboard.press('Enter');
    await expectStep(page, 'test-line');
    await tabTo('input[name="testLineResult"]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await tabTo('[data-press="next"]');
    await page.keyboard.press('Enter');
    await expectStep(page, 'confirm-result');
    expect(await page.isChecked('input[name="result"][value="positive"]')).toBe(true);
    await tabTo('[data-press="back"]');
  });
});
