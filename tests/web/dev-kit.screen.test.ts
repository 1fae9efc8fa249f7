import { expect, test, type RealApp } from '../support/browser-test.ts';
import { keptGuestTest } from '../support/kept-test.ts';
import { expectStep, keptSession, newTestId, sessionAt } from './test-steps/tester.ts';
import { axeViolations, goTo, sidewaysScroll } from './visitor.ts';

const WAIT_MS = 15 * 60_000;

/** A guest whose wait has just begun, by the real clock. */
async function openWaiting(app: RealApp) {
  const now = Date.now();
  const session = {
    collectedAt: now,
    countdownTimerEndTime: now + WAIT_MS,
    expirationTimerEndTime: now + 2 * WAIT_MS,
  };
  const kept = keptGuestTest(sessionAt({ step: 'countdown', session }, await newTestId(app)), now);
  const { page, context } = await app.visit({ kept });
  await goTo(page, '/test-steps');
  await expectStep(page, 'countdown');
  return { page, kit: await context.newPage() };
}

test('the page of the test kit lets the wait pass in an open tab of the app', async ({ app }) => {
  const { page, kit } = await openWaiting(app);
  const { testId } = await keptSession(page);
  await kit.goto('/dev/kit');
  await kit.getByRole('button', { name: 'Let the wait pass' }).click();
  await expect(kit.getByText('The wait ends in 3 seconds.')).toBeVisible();
  await expectStep(page, 'result-ready');
  await expect(page.getByText(/^14:\d\d$/)).toBeVisible();
  expect(await keptSession(page)).toEqual({ testId });
});

test('without a wait it says so, and the page fits a narrow phone', { tag: '@full' }, async ({ app }) => {
  const { page } = await app.visit({ viewport: { width: 320, height: 640 } });
  await page.goto('/dev/kit');
  await page.getByRole('button', { name: 'Let the wait pass' }).click();
  await expect(page.getByText(/^No test waits at http/)).toBeVisible();
  expect([await axeViolations(page), await sidewaysScroll(page)]).toEqual([[], 0]);
});
