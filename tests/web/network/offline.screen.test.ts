import type { Page, Request } from '@playwright/test';
import { giveAnswers, refusal } from '../../support/answers.ts';
import { expect, test } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { API_ROUTES } from '../../../core/api/routes.ts';
import { STEP_BOXES, type StepId } from '../../../core/flow/step-row.ts';
import { anotherDevice, expectStep, next, openAt, typeCode } from '../test-steps/tester.ts';
import { choose } from '../fields.ts';
import { axeViolations, press, pressLanguage, settle, sidewaysScroll, type Visitor } from '../visitor.ts';

let visitor: Visitor;

const GUEST_CREATE = API_ROUTES.createGuestResult.path;
const { 'reporting-information': finalStep } = translations.en.steps.steps;

/** What a guest does on the steps that need an answer. On all others they press Next. */
function actionsByStep(code: string): Partial<Record<StepId, (page: Page) => Promise<void>>> {
  return {
    'collection-method': (page) => choose(page, 'isSelfCollecting', 'self'),
    countdown: (page) => page.clock.runFor('15:00'),
    'second-scan': (page) => typeCode(page, code),
    'control-line': (page) => choose(page, 'controlLineResult', 'yes'),
    'test-line': (page) => choose(page, 'testLineResult', 'yes'),
    'submit-report': (page) => choose(page, 'reportOption', 'doNotReport'),
  };
}

const LEFT_WITHOUT_NEXT: readonly StepId[] = ['countdown', 'second-scan'];

/** Goes through the flow to its end, and returns the steps whose screen or picture did not load. */
async function walkToEnd(page: Page, from: StepId, code: string): Promise<StepId[]> {
  const bare: StepId[] = [];
  const does = actionsByStep(code);
  for (let step = from; step !== 'reporting-information';) {
    const boxes = step in STEP_BOXES ? await page.getByRole('checkbox').all() : [];
    for (const box of boxes) await box.check();
    const isComplete = (await page.locator('.picture__words, [data-press="try-again"]').count()) === 0;
    if (!isComplete) bare.push(step);
    await does[step]?.(page);
    if (!LEFT_WITHOUT_NEXT.includes(step)) await next(page);
    await expect(page.locator(`[data-step]:not([data-step="${step}"]) h1`)).toBeVisible();
    step = (await page.getAttribute('[data-step]', 'data-step')) as StepId;
  }
  return bare;
}

const FETCHED_WITHIN_MS = 20_000;

const isSubmission = (request: Request): boolean => new URL(request.url()).pathname === GUEST_CREATE;

/** Everything that the test needs is loaded. The decoder's largest part is the last. */
async function waitUntilTestIsLoaded(page: Page): Promise<void> {
  const isDecoder = (request: Request): boolean => request.url().includes('/zxing_reader');
  await expect.poll(async () => (await page.requests()).some(isDecoder), { timeout: FETCHED_WITHIN_MS }).toBe(true);
  await settle(page);
}

for (const [from, tag] of [
  ['process-2', []],
  ['remove-foil', ['@full']],
] as const) {
  test(
    `a guest who goes offline at ${from} reaches the end with every screen and picture; the report waits, survives a reload, and is sent once`,
    { tag: [...tag] },
    async ({ app }) => {
      const device = anotherDevice();
      const code = `0100860000000017112601151728011510COV260001721${device.device?.serialNumber ?? ''}`;
      const unread = { result: null, controlLineResult: null, testLineResult: null };
      const notBegun = { countdownTimerEndTime: null, expirationTimerEndTime: null };
      visitor = await openAt(app, { isNew: true, step: from, session: { ...device, ...unread, ...notBegun } });
      const { page, context } = visitor;
      const submitted: string[] = [];
      page.on('response', (response) => {
        if (isSubmission(response.request()) && response.ok()) submitted.push(response.request().postData() ?? '');
      });
      await waitUntilTestIsLoaded(page);

      await test.step('the end, without the network', async () => {
        await context.setOffline(true);
        expect(await walkToEnd(page, from, code)).toEqual([]);
        await expect(page.locator('main')).toContainText(finalStep.waiting);
        await expect(page.locator('main')).not.toContainText(finalStep.notReported);
        await expect(page.locator('.outbox')).toContainText(translations.en.general.outbox.kept);
        expect([await axeViolations(page), await sidewaysScroll(page)]).toEqual([[], 0]);
        await pressLanguage(page, 'es');
        await expect(page.locator('.outbox')).toContainText(translations.es.general.outbox.result);
        await pressLanguage(page, 'en');
      });

      await test.step('a reload while the server is busy', async () => {
        // The network is back but the server is busy: the pending call survives a reload.
        const busy = await giveAnswers(context, refusal('createGuestResult', 503));
        await context.setOffline(false);
        await page.reload();
        await expect(page.locator('[data-waits="result"]')).toBeVisible();
        // The page also retries by itself, and is rejected until the server accepts again.
        await settle(page);
        await busy.end();
      });

      await test.step('the server accepts the result', async () => {
        await press(page, 'send-waiting');
        await expect(page.locator('.outbox:not([data-waits])')).toBeVisible();
        await expect.poll(() => page.textContent('.outbox')).toContain(translations.en.general.outbox.sent);
        await expect.poll(() => page.textContent('main')).toContain(finalStep.notReported);
        await page.reload();
        await expectStep(page, 'reporting-information');
        await settle(page);
        expect(submitted).toHaveLength(1);
        expect(JSON.parse(submitted[0] ?? '{}')).toMatchObject({ result: 'positive', sendToAims: false });
      });
    },
  );
}

test.describe('two tabs on one test', () => {
  test('stay in sync, and submit once although both press at the same time', async ({ app }) => {
    visitor = await openAt(app, { isNew: true, step: 'confirm-result', flow: 'reporting', session: anotherDevice() });
    const { page, context } = visitor;
    const submissions: Request[] = [];
    context.on('request', (request) => {
      if (isSubmission(request)) submissions.push(request);
    });
    const second = await context.newPage();
    await second.goto('/test-steps');
    await expectStep(second, 'confirm-result');
    await next(page);
    await expectStep(second, 'submit-report');
    await choose(second, 'reportOption', 'doNotReport');
    await expect(page.locator('input[value="doNotReport"]:checked')).toBeVisible();

    await Promise.all([next(page), next(second)]);
    await Promise.all([expectStep(page, 'reporting-information'), expectStep(second, 'reporting-information')]);
    await settle(page);
    expect(submissions).toHaveLength(1);
  });
});
