import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../core/domain/languages.ts';
import { INACTIVITY_CHECK_MS, INACTIVITY_LOGOUT_MS, INACTIVITY_NOTICE_MS } from '../../../core/domain/limits.ts';
import { FLOWS } from '../../../core/flow/flows.ts';
import type { FlowName, TestSession } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { useRealApp } from '../real-app.ts';
import { axeViolations, press, type Visitor } from '../visitor.ts';
import { lossesAtAnySize, lossesInForcedColors } from '../whole-look.ts';
import { expectStep, next, NOW, openAt, pressAnyway, reopenAt, type TesterOptions } from './tester.ts';

const app = useRealApp();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await openAt(app.browser, { baseURL: app.server.url, step: 'intro-welcome' });
});
afterAll(() => visitor.leave());

const visit = (options: Omit<TesterOptions, 'baseURL'>, shown?: StepId | 'expired'): Promise<void> =>
  reopenAt(visitor.page, options, shown);

const WINDOWS = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
] as const;

/** Axe and the system's colours in English, every size in Spanish, whose texts are the longer ones. */
async function expectWhole(index: number): Promise<void> {
  const { page } = visitor;
  await inLanguage('en');
  const { colorScheme, ...viewport } = WINDOWS[index % WINDOWS.length] ?? WINDOWS[0];
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  const losses = await axeViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  losses.push(...(await lossesInForcedColors(page)));
  await inLanguage('es');
  losses.push(...(await lossesAtAnySize(page)));
  expect(losses).toEqual([]);
}

async function inLanguage(language: Language): Promise<void> {
  const { page } = visitor;
  if ((await page.getAttribute('html', 'lang')) === language) return;
  await pressAnyway(page, 'language');
  await page.waitForSelector(`html[lang="${language}"]`);
}

/** What makes a step show more than it does at first. */
const ANSWERED: Partial<Record<StepId, Partial<TestSession>>> = {
  'health-questionnaire': { isSymptomatic: 'yes' },
  'review-profile': { reportOption: 'reportToAims' },
  'reporting-information': { reportOption: 'reportToAims', submittedAt: 1 },
};

/** A step of both flows is one screen; that one asks more where the test was done before. */
const LOOKS_OTHERWISE: ReadonlySet<StepId> = new Set(['result-questionnaire']);
const ofTesting = new Set(FLOWS.testing.map(({ id }) => id));

const STEPS = (['testing', 'reporting'] as const).flatMap((flow) =>
  FLOWS[flow]
    .filter(({ skipIf }) => skipIf !== 'isGuest')
    .filter(({ id }) => flow === 'testing' || !ofTesting.has(id) || LOOKS_OTHERWISE.has(id))
    .map(({ id }) => [flow, id] as const),
);

describe('is whole and open to everybody, at any size, in any colours:', () => {
  it.each(STEPS.map(([flow, id], index) => [flow, id, index] as const))(
    '%s, %s',
    async (flow: FlowName, step, index) => {
      await visit({ flow, step, session: ANSWERED[step] ?? {} });
      await expectWhole(index);
    },
  );

  it('the last minute to read, and the end of it', async () => {
    const elapsed = (await visitor.page.evaluate(() => Date.now())) - NOW;
    await visit({ step: 'test-line', readingLeft: elapsed + 50_000 });
    await visitor.page.waitForSelector('.callout--warning');
    await expectWhole(0);
    await visit({ step: 'test-line', readingLeft: 0 }, 'expired');
    await expectWhole(1);
  });

  it.each(['positive', 'invalid'] as const)('a result that is %s', async (result) => {
    await visit({ step: 'result-details', session: { result } });
    await expectWhole(0);
  });

  it('what was refused', async () => {
    for (const step of ['ready-check', 'review-profile'] as const) {
      await visit({ step, session: ANSWERED[step] ?? {} });
      await next(visitor.page);
      await visitor.page.waitForSelector('[role="alert"], .step-reason:not(:empty)');
      await expectWhole(2);
    }
  });

  it('a report that could not be saved', async () => {
    const { page } = visitor;
    await visit({ step: 'submit-report', session: { reportOption: 'doNotReport' } });
    await page.route('**/test-results/guest-create', (route) => route.fulfill({ status: 500, body: '{}' }));
    await next(page);
    await page.waitForSelector('[data-error="TEST_SUBMIT_FAILED"]');
    await expectWhole(3);
    await page.unroute('**/test-results/guest-create');
  });

  it('a result that waited and was refused in the end', async () => {
    const { page, context } = visitor;
    await visit({ step: 'submit-report', session: { reportOption: 'doNotReport' } });
    await context.setOffline(true);
    await next(page);
    await expectStep(page, 'dispose-kit');
    await page.route('**/test-results/guest-create', (route) => route.fulfill({ status: 409, body: '{}' }));
    await context.setOffline(false);
    await page.waitForSelector('[data-press="confirm-refusal"]');
    await expectWhole(1);
    await press(page, 'confirm-refusal');
    await page.unroute('**/test-results/guest-create');
  });

  it('the question of who is still there', async () => {
    const { page } = visitor;
    await visit({ step: 'wash-hands' });
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(INACTIVITY_LOGOUT_MS - INACTIVITY_NOTICE_MS + INACTIVITY_CHECK_MS);
    await page.waitForSelector('dialog [data-message="inactivity-notice"]');
    expect([await lossesInForcedColors(page), await axeViolations(page), await lossesAtAnySize(page)]).toEqual([
      [],
      [],
      [],
    ]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
  });

  it('the offer of an account', async () => {
    const { page } = visitor;
    await visit({ step: 'reporting-information', session: { reportOption: 'doNotReport', submittedAt: 1 } });
    await press(page, 'next');
    await page.waitForSelector('[data-press="decline-account"]');
    await expectWhole(0);
  });
});
