import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { rescuePress, RESCUE_PRESSES } from '../../../core/flow/rescue-cards.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { withKitNumbers } from '../../support/kit-text.ts';
import { waitForRoute } from '../account/registrant.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from '../first-screenful.ts';
import { axeViolations, press, settle, smallTargets, type Visitor } from '../visitor.ts';
import { expectStep, openAt, type TesterOptions } from './tester.ts';

let visitor: Visitor;

const OPENER = `[data-press="${RESCUE_PRESSES.open}"]`;
/** A step of each phase. Those with a timer show the time remaining too. */
const STEPS = [
  'collection-method',
  'collect-1',
  'prepare-2',
  'process-2',
  'countdown',
  'result-ready',
  'check-positive',
  'control-line',
] as const satisfies readonly StepId[];

async function open(app: RealApp, step: StepId, options: Partial<TesterOptions> = {}) {
  visitor = await openAt(app, { step, ...options });
  await expect(visitor.page.locator(OPENER)).toBeVisible();
  return visitor.page;
}

for (const language of LANGUAGES) {
  const { rescue } = translations[language].steps;

  test(`help is one press away on short phones in ${language}, and all of its dialog can be reached`, async ({
    app,
  }) => {
    const losses: string[] = [];
    for (const step of STEPS) {
      const page = await open(app, step, { language });
      for (const phone of SHORT_PHONES) {
        losses.push(...(await lossesInFirstScreenful(page, phone, `main h1, ${OPENER}`)));
        losses.push(...(await smallTargets(page)));
        await press(page, RESCUE_PRESSES.open);
        await expect(page.getByRole('dialog', { name: rescue.title })).toBeVisible();
        const close = `[data-press="${RESCUE_PRESSES.close}"]`;
        losses.push(...(await lossesInFirstScreenful(page, phone, `.dialog__title, ${close}`)));
        losses.push(...(await smallTargets(page)), ...(await axeViolations(page)));
        await press(page, RESCUE_PRESSES.close);
        await expectStep(page, step);
      }
      await visitor.leave();
    }
    expect(losses).toEqual([]);
  });

  test(`a card says what to do in ${language}, and leads back to the same place`, async ({ app }) => {
    const page = await open(app, 'collect-1', { language });
    const { spilledLiquid } = rescue.cards;
    await page.locator(OPENER).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: rescue.title })).toBeFocused();
    await page.getByRole('button', { name: spilledLiquid.title }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: spilledLiquid.title })).toBeFocused();
    await expect(page.getByRole('dialog')).toContainText(withKitNumbers(spilledLiquid.text));
    await expect(page.getByRole('dialog').getByRole('button')).toHaveText([rescue.goOn, rescue.newKit]);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator(OPENER)).toBeFocused();
    await expectStep(page, 'collect-1');
  });
}

test('help works offline, and the time shows in it', async ({ app }) => {
  const page = await open(app, 'countdown', { isNew: true });
  await settle(page);
  await visitor.context.setOffline(true);
  await press(page, RESCUE_PRESSES.open);
  await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
  await press(page, rescuePress('phoneCall'));
  await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
  await press(page, RESCUE_PRESSES.goOn);
  await expectStep(page, 'countdown');
});

test('a new kit leads to home, which asks before the test is canceled', async ({ app }) => {
  const language: Language = 'en';
  const { rescue } = translations[language].steps;
  const page = await open(app, 'open-swab', { language });
  await press(page, RESCUE_PRESSES.open);
  await press(page, rescuePress('droppedSwab'));
  await expect(page.getByRole('dialog')).toContainText(rescue.cards.droppedSwab.text);
  await expect(page.locator(`[data-press="${RESCUE_PRESSES.goOn}"]`)).toHaveCount(0);
  await press(page, RESCUE_PRESSES.newKit);
  await waitForRoute(page, '/home');
  await expect(page.getByRole('dialog')).toContainText(translations[language].general.home.incomplete.title);
  await press(page, 'continue');
  await expectStep(page, 'open-swab');
});
