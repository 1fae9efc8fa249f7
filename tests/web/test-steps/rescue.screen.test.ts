import { expect, test } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { RESCUE_PRESSES } from '../../../core/flow/rescue-cards.ts';
import { withKitNumbers } from '../../support/kit-text.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from '../first-screenful.ts';
import { axeViolations, press, settle, smallTargets, type Visitor } from '../visitor.ts';
import { expectStep, openAt, showStep } from './tester.ts';

let visitor: Visitor;

const OPENER = `[data-press="${RESCUE_PRESSES.open}"]`;
test('on short phones help is one press away, beside a question and a timer too, and all of its dialog can be reached', async ({
  app,
}) => {
  // Spanish has the longer texts.
  visitor = await openAt(app, { step: 'collection-method', language: 'es' });
  const { page } = visitor;
  const losses: string[] = [];
  for (const step of ['collection-method', 'countdown', 'check-positive', 'control-line'] as const) {
    await showStep(page, { step });
    for (const phone of SHORT_PHONES) {
      losses.push(...(await lossesInFirstScreenful(page, phone, `main h1, ${OPENER}`)));
    }
    await press(page, RESCUE_PRESSES.open);
    await expect(page.getByRole('dialog', { name: translations.es.steps.rescue.title })).toBeVisible();
    for (const phone of SHORT_PHONES) {
      const close = `[data-press="${RESCUE_PRESSES.close}"]`;
      losses.push(...(await lossesInFirstScreenful(page, phone, `.dialog__title, ${close}`)));
      losses.push(...(await smallTargets(page)));
    }
    await press(page, RESCUE_PRESSES.close);
    await expectStep(page, step);
  }
  expect(losses).toEqual([]);
});

test('a card says what to do, also offline, and leads back to the same place; the time shows in it', async ({
  app,
}) => {
  visitor = await openAt(app, { step: 'countdown', isNew: true });
  const { page, context } = visitor;
  await settle(page);
  await context.setOffline(true);
  const { rescue } = translations.en.steps;
  const { phoneCall } = rescue.cards;
  const dialog = page.getByRole('dialog');
  await page.locator(OPENER).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: rescue.title })).toBeFocused();
  await expect(dialog.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: phoneCall.title }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: phoneCall.title })).toBeFocused();
  await expect(dialog).toContainText(withKitNumbers(phoneCall.text));
  await expect(dialog.getByRole('timer')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(OPENER)).toBeFocused();
  await expectStep(page, 'countdown');
});
