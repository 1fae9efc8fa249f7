import { test } from '../../support/browser-test.ts';
import { press, settle } from '../visitor.ts';
import { expectStep, openAt } from './tester.ts';

/** Runs in the page: presses Next on each step after a number of tasks, as a person does while a busy phone still draws the last one. */
async function pressNextSoon(tasksBetween: readonly number[]): Promise<void> {
  const nextTask = (): Promise<void> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  for (const tasks of tasksBetween) {
    document.querySelector<HTMLElement>('[data-press="next"]')?.click();
    for (let left = tasks; left > 0; left -= 1) await nextTask();
  }
}

test.describe('Back', () => {
  test(
    'leaves each step at the first press, however quickly Next was pressed before',
    { tag: '@full' },
    async ({ app }) => {
      const { page } = await openAt(app, { step: 'nasal-swab' });
      for (const tasks of [1, 2, 3, 4, 5, 6]) {
        await page.evaluate(
          pressNextSoon,
          Array.from({ length: 6 }, () => tasks),
        );
        await settle(page);
        await expectStep(page, 'prepare-1');
        for (const step of ['collect-4', 'collect-3', 'collect-2', 'collect-1', 'open-swab', 'nasal-swab'] as const) {
          await press(page, 'back');
          await expectStep(page, step);
        }
      }
    },
  );
});
