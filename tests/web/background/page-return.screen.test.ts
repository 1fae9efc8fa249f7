import type { Page, Request } from '@playwright/test';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { KEPT_GUEST, keptGuestTest } from '../../support/kept-test.ts';
import { control } from '../controls.ts';
import { expectStep, newTestId, next, sessionAt, stepFrom } from '../test-steps/tester.ts';
import { goTo, press } from '../visitor.ts';

/** A page in the back/forward cache receives no messages. */
function receiveNoMessages(): void {
  const mute = class {
    postMessage(): void {}
    addEventListener(): void {}
    removeEventListener(): void {}
    close(): void {}
  };
  Object.defineProperty(window, 'BroadcastChannel', { value: mute });
  window.addEventListener('storage', (event) => event.stopImmediatePropagation());
}

/** The account part also looks at the storage when a page returns; here it does not load. */
async function loadNoAccountPart(page: Page): Promise<void> {
  const isLost = (request: Request): boolean =>
    request.url().includes('/assets/account-') || request.method() === 'HEAD';
  await page.route('**/*', (route) => (isLost(route.request()) ? route.abort() : route.fallback()));
}

/** Playwright switches the back/forward cache off, so the test sends the event that a page receives when it returns from it. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

/** A guest's page in two tabs; the first hears nothing of the second. */
async function openTwice(
  app: RealApp,
  path: string,
  kept: object = KEPT_GUEST,
): Promise<readonly [first: Page, second: Page]> {
  const { page: first, context } = await app.visit({
    isNew: true,
    kept: { ...kept },
  });
  await first.addInitScript(receiveNoMessages);
  await loadNoAccountPart(first);
  await goTo(first, path);
  const second = await context.newPage();
  await goTo(second, path);
  return [first, second];
}

test.describe('a page that returns from the back/forward cache', () => {
  test('shows the step that another tab has reached meanwhile', async ({ app }) => {
    const session = sessionAt({ step: 'wash-hands' }, await newTestId(app));
    const [first, second] = await openTwice(app, APP_ROUTES.testSteps, keptGuestTest(session, Date.now()));
    await expectStep(second, 'wash-hands');
    await next(second);
    await expectStep(second, stepFrom('wash-hands', 1));
    // Its clock may have shown it already: each event reads what is stored.
    await comeBack(first);
    await expectStep(first, stepFrom('wash-hands', 1));
  });

  test('shows the landing page to a guest who has logged out in another tab', { tag: '@full' }, async ({ app }) => {
    const [first, second] = await openTwice(app, APP_ROUTES.home);
    await press(second, 'sign-out');
    await expect(second.locator('[data-message="signedOut"]')).toBeVisible();
    await expect(control(first, 'start-testing')).toBeVisible();
    await comeBack(first);
    await expect(first.locator('[data-message="otherTab"]')).toBeVisible();
    expect(new URL(first.url()).pathname).toBe(APP_ROUTES.landing);
  });
});
