import type { Locator, Page } from '@playwright/test';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { expect, test } from '../../support/browser-test.ts';
import { openAt } from '../test-steps/tester.ts';
import { goTo, settle } from '../visitor.ts';

/** A picture of the control after every transition has ended. */
const pictureOf = (control: Locator): Promise<Buffer> => control.screenshot({ animations: 'disabled', caret: 'hide' });

/** Whether a control looks different while it is held down with the mouse from how it looks below the mouse. */
async function changesWhilePressed(page: Page, control: Locator): Promise<boolean> {
  await control.hover();
  const before = await pictureOf(control);
  await page.mouse.down();
  const pressed = await pictureOf(control);
  // Let go elsewhere, so that the press has no effect.
  await page.mouse.move(0, 0);
  await page.mouse.up();
  return !before.equals(pressed);
}

test(
  'a button and a link look different while they are pressed, in light and in dark colors',
  { tag: '@full' },
  async ({ app }) => {
    const { page } = await app.visit();
    await goTo(page, APP_ROUTES.landing);
    await settle(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const button = page.getByRole('button', { name: 'Continue as a guest' });
      const link = page.getByRole('main').getByRole('link').first();
      expect([await changesWhilePressed(page, button), await changesWhilePressed(page, link)]).toEqual([true, true]);
    }
  },
);

test('an answer looks different while it is pressed', { tag: '@full' }, async ({ app }) => {
  const { page } = await openAt(app, { step: 'health-questionnaire' });
  const answer = page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .first();
  expect(await changesWhilePressed(page, answer)).toBe(true);
});
