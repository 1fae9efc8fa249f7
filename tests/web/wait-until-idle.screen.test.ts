import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { RUNS_NOTHING } from '../support/pooled-context.ts';
import { openAt } from './test-steps/tester.ts';
import { press, reload, type Visitor } from './visitor.ts';

/** A Chromium API that is newer than the compiler's types. */
declare const navigation: {
  addEventListener(
    type: 'navigate',
    listener: (event: { intercept(options: { precommitHandler(): Promise<void> }): void }) => void,
  ): void;
};

let visitor: Visitor;
let page: Page;

test.beforeEach(async ({ app }) => {
  visitor = await app.visit();
  page = visitor.page;
  await page.route('**/one-button', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<button data-press="go">Go</button>' }),
  );
  await page.goto('/one-button');
});
test.describe('waiting until a page is idle', { tag: '@full' }, () => {
  test('continues in the document that a press navigates to, even if the old page is inspected while it unloads', async () => {
    await page.evaluate((target) => {
      const { scheduler } = window as unknown as { scheduler: { postTask(task: () => void): void } };
      // A task of higher priority delays the inspection until the page is gone.
      const work = (until: number): void => {
        if (performance.now() < until) scheduler.postTask(() => work(until));
        else location.assign(target);
      };
      document.querySelector('button')?.addEventListener('click', () => work(performance.now() + 500));
    }, RUNS_NOTHING);
    await press(page, 'go');
    await page.waitForURL(`**${RUNS_NOTHING}`);
  });

  test('does not wait for what a terminated worker was loading', async () => {
    const asked = new Promise<void>((resolve) => {
      void page.route('**/held-up.wasm', () => resolve());
    });
    await page.evaluate(() => {
      const script = new Blob([`fetch('${location.origin}/held-up.wasm')`]);
      const worker = new Worker(URL.createObjectURL(script));
      document.querySelector('button')?.addEventListener('click', () => worker.terminate());
    });
    await asked;
    await press(page, 'go');
  });

  test('waits for the history entry that a press goes back to', async () => {
    await page.evaluate(() => {
      history.pushState('second', '');
      navigation.addEventListener('navigate', (event) => {
        // As on a busy machine, the browser takes its time.
        event.intercept({ precommitHandler: () => new Promise((resolve) => setTimeout(resolve, 500)) });
      });
      document.querySelector('button')?.addEventListener('click', () => history.back());
    });
    await press(page, 'go');
    expect(await page.evaluate(() => history.state as unknown)).toBe(null);
  });

  test('waits for a part of the app that was fetched but has not run yet', async ({ app }) => {
    visitor = await openAt(app, { step: 'confirm-result' });
    page = visitor.page;
    await page.route('**/assets/figure-*.js', async (route) => {
      const response = await route.fetch();
      const wait = 'await scheduler.postTask(() => undefined, { delay: 500 });';
      await route.fulfill({ response, body: wait + (await response.text()) });
    });
    await reload(page);
    await expect(page.locator('.scene')).toHaveCount(1);
  });
});
