import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { GUEST_PAGES } from '../../../core/domain/guest-pages.ts';
import { FLOWS, stepNumber } from '../../../core/flow/flows.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import { STEP_BOXES, type StepId } from '../../../core/flow/step-row.ts';
import { guestSteps } from '../../support/guest-steps.ts';
import { KEPT_GUEST } from '../../support/kept-test.ts';
import { aCassetteCode, BOX, expectStep, openAt } from '../test-steps/tester.ts';
import { NEW_SCREEN_PAUSE_MS } from '../../../web/presses/press-rule.ts';
import { STILL_HOLD_MS } from '../../../web/screens/test-steps/scan/scan-hold.ts';
import { choose, field } from '../fields.ts';
import { goTo, settle, type Visitor } from '../visitor.ts';

type Pointer = 'touch' | 'mouse';

const PHONE = { width: 360, height: 640, pointer: 'touch' } as const;
const COMPUTER = { width: 1280, height: 850, pointer: 'mouse' } as const;

/** Alternating positions on a control: browsers count taps at one position as one, and only the page's clock moves. */
const SHARES = [0.1, 0.9] as const;

let visitor: Visitor;
let page: Page;
let pointer: Pointer;
let code = '';
let presses = 0;

async function openApp(app: RealApp, look: typeof PHONE | typeof COMPUTER): Promise<void> {
  const { width, height } = look;
  ({ pointer } = look);
  code = aCassetteCode();
  // Its clock is stopped, so no other test can use the page.
  visitor = await app.visit({
    viewport: { width, height },
    hasTouch: pointer === 'touch',
    hasClock: true,
    isNew: true,
  });
  ({ page } = visitor);
  await page.clock.install();
  await goTo(page, APP_ROUTES.landing);
  // From here on only the test moves the clock, so how long a press takes is not measured.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Time in which the page renders a new screen, which starts the pause. */
const DRAWN_WITHIN_MS = 100;

/** Lets the pause after a new screen pass, on the page's clock. */
async function pause(): Promise<void> {
  await settle(page);
  await page.clock.runFor(DRAWN_WITHIN_MS + NEW_SCREEN_PAUSE_MS);
}

/**
 * Presses a control twice, and a third time at the same place as soon as the first press has an effect. `arrived`: the selector
 * that shows that effect.
 */
async function pressTwice(id: string, arrived: string): Promise<void> {
  await pause();
  const control = page.locator(`[data-press="${id}"]`);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error(`There is no ${id} to press.`);
  const x = box.x + box.width * (SHARES[presses % SHARES.length] ?? 0);
  const y = box.y + box.height / 2;
  presses += 1;
  if (pointer === 'mouse') await page.mouse.dblclick(x, y);
  else for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x, y);
  await expect(page.locator(arrived)).toBeAttached();
  if (pointer === 'mouse') await page.mouse.click(x, y);
  else await page.touchscreen.tap(x, y);
}

async function typeCode(text: string, leadsTo: StepId): Promise<void> {
  await pressTwice('type-code', 'input[name="code"]');
  await field(page, 'code').fill(text);
  await pressTwice('use-code', '[data-accepted]');
  await page.clock.runFor(STILL_HOLD_MS);
  await expectStep(page, leadsTo);
}

/** Answers before Next is pressed. */
const ANSWERS: Partial<Record<StepId, () => Promise<void>>> = {
  'health-questionnaire': () => choose(page, 'isSymptomatic', 'no'),
  'collection-method': () => choose(page, 'isSelfCollecting', 'self'),
  'control-line': () => choose(page, 'controlLineResult', 'yes'),
  'test-line': () => choose(page, 'testLineResult', 'no'),
  'submit-report': () => choose(page, 'reportOption', 'reportToAims'),
  'review-profile': async () => {
    await field(page, 'dateOfBirth').fill('04/12/1988');
    await field(page, 'zipCode').fill('94110');
    await settle(page);
    for (const open of GUEST_PAGES.slice(1)) await pressTwice('next', `[data-page="${open}"]`);
    await pause();
  },
};

async function answer(flow: FlowName, step: StepId): Promise<void> {
  if (step in STEP_BOXES) for (const box of await page.getByRole('checkbox').all()) await box.check();
  if (flow === 'reporting' && step === 'result-questionnaire') await choose(page, 'result', 'negative');
  await ANSWERS[step]?.();
}

/** Controls other than Next that lead to the next step. */
const WAYS_ON: Partial<Record<StepId, (leadsTo: StepId) => Promise<void>>> = {
  warnings: async (leadsTo) => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await pressTwice('next', `[data-step="${leadsTo}"] h1`);
  },
  'scan-device': (leadsTo) => typeCode(BOX, leadsTo),
  'first-scan': (leadsTo) => typeCode(code, leadsTo),
  'second-scan': (leadsTo) => typeCode(code, leadsTo),
  countdown: () => page.clock.fastForward('15:00'),
};

const stepShown = async (): Promise<number> => Number(await page.getAttribute('[data-step]', 'data-number'));

/** Goes through a flow with double presses, to its end or to a step, and checks that each one advances one step. */
async function walk(flow: FlowName, end?: StepId): Promise<void> {
  const ids = guestSteps(flow);
  for (const [index, step] of ids.entries()) {
    const leadsTo = ids[index + 1];
    if (leadsTo === undefined || step === end) return;
    await test.step(step, async () => {
      await expectStep(page, step);
      await pause();
      await answer(flow, step);
      await (WAYS_ON[step]?.(leadsTo) ?? pressTwice('next', `[data-step="${leadsTo}"] h1`));
      await expectStep(page, leadsTo);
      expect([step, await stepShown()]).toEqual([step, stepNumber(FLOWS[flow], leadsTo)]);
    });
  }
}

type Box = Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>;

const boxOf = (id: string): Promise<Box> => page.locator(`[data-press="${id}"]`).boundingBox();

function overlap(one: Box, other: Box): boolean {
  if (one === null || other === null) throw new Error('A control is hidden.');
  const areSeparate =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return !areSeparate;
}

/** A double press on the last OK offers an account and does not decline it: the decline button is elsewhere. */
async function expectAccountOffer(): Promise<void> {
  const pressed = await boxOf('next');
  await pressTwice('next', '[data-press="decline-account"]');
  await settle(page);
  expect(new URL(page.url()).pathname).toBe(APP_ROUTES.testSteps);
  expect(overlap(pressed, await boxOf('decline-account'))).toBe(false);
}

/** Begins a test from the landing page. */
async function begin(): Promise<void> {
  await pressTwice('continue-as-guest', '[data-press="continue"]');
  expect(new URL(page.url()).pathname).toBe(APP_ROUTES.disclaimer);
  await pressTwice('continue', '[data-press="start-testing"]');
  expect(new URL(page.url()).pathname).toBe(APP_ROUTES.home);
  await pressTwice('start-testing', '[data-step="intro-welcome"] h1');
}

test.describe('a double press', () => {
  test('advances one step at a time into the full test and through its first steps', async ({ app }) => {
    await openApp(app, PHONE);
    await begin();
    await walk('testing', 'ready-check');
  });

  for (const look of [PHONE, COMPUTER]) {
    test.describe(`at ${String(look.width)} x ${String(look.height)}`, { tag: '@full' }, () => {
      test('advances one step at a time through the full test, and to the offer of an account', async ({ app }) => {
        await openApp(app, look);
        await begin();
        await walk('testing');
        await expectAccountOffer();
      });

      test('advances one step at a time through the reporting flow', async ({ app }) => {
        await openApp(app, look);
        const guest = JSON.stringify(KEPT_GUEST.person);
        await page.evaluate((person) => localStorage.setItem('clearline.person', person), guest);
        await goTo(page, APP_ROUTES.home);
        await pressTwice('start-reporting', '[data-step="intro-welcome"] h1');
        await walk('reporting');
        await expectAccountOffer();
      });
    });
  }
});

test.describe('the Enter key', () => {
  test('advances one step while it is held down on Next, and another one when it is pressed again', async ({ app }) => {
    visitor = await openAt(app, { step: 'intro-welcome' });
    ({ page } = visitor);
    const nextButton = page.locator('[data-press="next"]');
    await nextButton.focus();
    await page.keyboard.down('Enter');
    await expectStep(page, 'intro-how-it-works');
    await settle(page);
    await nextButton.focus();
    // A second keydown without a keyup, as a held key repeats.
    for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
    await settle(page);
    await expectStep(page, 'intro-how-it-works');
    await page.keyboard.up('Enter');
    await nextButton.press('Enter');
    await expectStep(page, guestSteps('testing')[2] ?? 'intro-welcome');
  });
});
