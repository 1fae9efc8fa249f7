import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { press } from '../visitor.ts';
import { expectStep, next, openAt, stepFrom } from './tester.ts';

/** Runs in the page: records each cross-fade, with the longest duration of its animations. */
function recordFades(): void {
  const fades: number[] = [];
  Object.assign(window, { fades });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    void transition.ready.then(() => {
      const durations = document.getAnimations().flatMap(({ effect }) => {
        const isFade =
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition') === true;
        return isFade ? [Number(effect.getTiming().duration)] : [];
      });
      fades.push(Math.max(...durations));
    });
    return transition;
  };
}

/** Steps that follow each other, none of which asks anything. */
const STEPS = ['wash-hands', stepFrom('wash-hands', 1), stepFrom('wash-hands', 2)] as const;

const fadesOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { readonly fades: readonly number[] }).fades);

test(
  'steps fade into each other in 150 ms, forwards and backwards, but not without motion; the history stays right',
  { tag: '@full' },
  async ({ app }) => {
    const { page } = await openAt(app, { step: STEPS[0] });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(recordFades);
    await next(page);
    await expectStep(page, STEPS[1]);
    await expect.poll(() => fadesOf(page)).toEqual([150]);
    await expect(page.locator('h1')).toBeFocused();
    await next(page);
    await expectStep(page, STEPS[2]);
    await press(page, 'back');
    await expectStep(page, STEPS[1]);
    await expect.poll(() => fadesOf(page)).toEqual([150, 150, 150]);
    await page.goBack();
    await expectStep(page, STEPS[0]);
    await page.goForward();
    await expectStep(page, STEPS[1]);
    await expect.poll(() => fadesOf(page)).toEqual([150, 150, 150, 150, 150]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await next(page);
    await expectStep(page, STEPS[2]);
    expect(await fadesOf(page)).toHaveLength(5);
  },
);
