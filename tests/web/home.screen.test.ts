import { expect, test } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from './first-screenful.ts';
import { openAccountWithResults } from './results/account-with-results.ts';
import { axeViolations, goTo, press, sidewaysScroll, smallTargets } from './visitor.ts';

const home = translations.es.general.home;
const HOUR_MS = 3_600_000;

test('home in Spanish shows in the first screenful of a short phone what matters, with a result and with a test', async ({
  app,
}) => {
  const result = { result: 'negative', isSymptomatic: 'no', symptomOnsetDate: 'n/a', utcOffset: -480 } as const;
  const testDate = new Date(Date.now() - 5 * HOUR_MS).toISOString();
  const { page } = await openAccountWithResults(app, { language: 'es', tests: [{ ...result, testDate }] });
  const expectNoProblems = async (wanted: string): Promise<void> => {
    for (const phone of SHORT_PHONES) expect(await lossesInFirstScreenful(page, phone, wanted)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await axeViolations(page)).toEqual([]);
    expect([await sidewaysScroll(page), await smallTargets(page)]).toEqual([0, []]);
  };

  await test.step('the last result', async () => {
    await expect(page.getByRole('link', { name: home.lastResult.titleOf.replace('{{name}}', 'Ana') })).toBeVisible();
    await expect(page.getByText(home.lastResult.testFrom)).toBeVisible();
    await expectNoProblems('main h1, [data-press="start-testing"], [data-press="last-result"]');
  });

  await test.step('the test under way, once its question is closed', async () => {
    const card = page.getByRole('region', { name: home.incomplete.title });
    await press(page, 'start-testing');
    await expect(page.locator('[data-step="intro-welcome"]')).toBeVisible();
    await goTo(page, '/home');
    await expect(page.getByRole('dialog', { name: home.incomplete.title })).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card.getByRole('button')).toHaveText([home.incomplete.continueTest, home.incomplete.cancelTest]);
    await expectNoProblems('main h1, .test-card .button');
  });
});
