import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { axeViolations, goTo, press, pressLanguage, sidewaysScroll, smallTargets, type Visitor } from '../visitor.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from '../first-screenful.ts';
import { lossesAtAnySize, lossesInForcedColors } from '../content-losses.ts';
import { recordAnnouncements } from './announcements.ts';
import { expectStep, openAt } from './tester.ts';
import { alertCalls, recordAlerts } from './recorded-alerts.ts';

const { timerBar } = translations.en.general;
const MINUTE_MS = 60_000;

let visitor: Visitor;

/** A guest during the wait who navigates to another route. */
async function openWaitAt(app: RealApp, path: string, language?: Language): Promise<Page> {
  visitor = await openAt(app, { step: 'countdown', ...(language && { language }) });
  const { page } = visitor;
  await page.addInitScript(recordAlerts);
  await goTo(page, path);
  await expect(page.locator('.timer-bar').first()).toBeVisible();
  return page;
}

const barText = async (page: Page): Promise<string> =>
  (await page.locator('.timer-bar__text').first().innerText()).replaceAll(/\s+/g, ' ');

/** Waits until the timer bar of a phase shows. */
const phase = (page: Page, name: string) => expect(page.locator(`.timer-bar[data-phase="${name}"]`)).toBeVisible();

test.describe('the timer on another route', () => {
  test('is visible and small, with its purpose and a link back, in both languages, at any size and in forced colors', async ({
    app,
  }) => {
    const page = await openWaitAt(app, '/FAQ');
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await barText(page)).toMatch(/^Result in 1[45]:\d\d$/);
    await expect.poll(() => page.title()).toMatch(/^No sound! \(1[45]:\d\d\) .* – Clearline$/);
    expect((await page.locator('.timer-bar').boundingBox())?.height).toBeLessThanOrEqual(48);
    expect([await axeViolations(page), await smallTargets(page), await sidewaysScroll(page)]).toEqual([[], [], 0]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect((await page.locator('.timer-bar').boundingBox())?.y).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.timer-bar')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await pressLanguage(page, 'es');
    expect(await barText(page)).toMatch(/^Resultado en 1[45]:\d\d$/);
    expect((await page.locator('.timer-bar').boundingBox())?.height).toBeLessThanOrEqual(48);
    expect([await lossesAtAnySize(page), await lossesInForcedColors(page)]).toEqual([[], []]);
    await press(page, 'back-to-test');
    await expectStep(page, 'countdown');
    await expect(page.locator('.timer-bar')).toHaveCount(0);
    await expect.poll(() => page.title()).toMatch(/^\(1[45]:\d\d\) Espere 15 minutos – Clearline$/);
  });

  test('ends, alerts, warns and expires there, even after a reload', async ({ app }) => {
    const page = await openWaitAt(app, '/FAQ');
    await page.click('h1');
    const heard = await recordAnnouncements(page);
    await page.clock.fastForward(15 * MINUTE_MS);
    await phase(page, 'reading');
    await expect.poll(heard).toContain(timerBar.announce.ready);
    await expect.poll(() => page.title()).toMatch(/^Time to read! 1[45]:\d\d left – Clearline$/);
    await expect.poll(() => alertCalls(page)).toMatchObject({ tones: 9, shakes: 1 });
    await expect.poll(async () => (await alertCalls(page)).locks).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe('/FAQ');

    await page.reload();
    await phase(page, 'reading');
    const heardAnew = await recordAnnouncements(page);
    await page.clock.fastForward(14 * MINUTE_MS + 5_000);
    await phase(page, 'closing');
    await expect.poll(async () => (await alertCalls(page)).shakes).toBe(1);
    await page.clock.runFor(30_000);
    await expect.poll(heardAnew).toContain(timerBar.announce.thirtySeconds);

    await page.clock.fastForward(MINUTE_MS);
    await phase(page, 'expired');
    expect(await barText(page)).toBe(timerBar.expired);
    await expect.poll(() => page.title()).toBe(`${timerBar.expired} – Clearline`);
    await expect.poll(heardAnew).toContain(timerBar.announce.expired);
    await expect.poll(async () => (await alertCalls(page)).shakes).toBe(2);
    await press(page, 'back-to-test');
    await expectStep(page, 'expired');
  });
});

test.describe('the timer while a dialog is open', () => {
  test('is in the dialog, in view on short phones, also for screen readers, and offers no link that bypasses the question', async ({
    app,
  }) => {
    // Spanish has the longer texts.
    const page = await openWaitAt(app, '/home', 'es');
    const dialog = page.getByRole('dialog', { name: translations.es.general.home.incomplete.title });
    await expect(dialog).toBeVisible();
    const heard = await recordAnnouncements(page);
    await expect(dialog.getByRole('timer')).toContainText(/^1[45]:\d\d$/, { useInnerText: true });
    await expect(dialog.locator('[data-press="back-to-test"]')).toHaveCount(0);
    const losses = await axeViolations(page);
    for (const phone of SHORT_PHONES) {
      losses.push(...(await lossesInFirstScreenful(page, phone, '.button, .timer-bar, .dialog__title')));
    }
    expect(losses).toEqual([]);
    await page.clock.fastForward(15 * MINUTE_MS);
    await expect(dialog.locator('.timer-bar[data-phase="reading"]')).toBeVisible();
    await expect.poll(heard).toContain(translations.es.general.timerBar.announce.ready);
  });
});
