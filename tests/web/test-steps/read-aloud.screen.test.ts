import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { control } from '../controls.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from '../first-screenful.ts';
import { axeViolations, press, pressLanguage, reload, sidewaysScroll, smallTargets } from '../visitor.ts';
import { finishSpeech, giveVoices, saidBy, silenceBeforeLast } from './fake-speech.ts';
import { alertCalls, recordAlerts } from './recorded-alerts.ts';
import { next, openAt, type TesterOptions } from './tester.ts';

const MINUTE_MS = 60_000;

/** Opens a step in a browser with voices. */
async function openWithVoices(
  app: RealApp,
  options: TesterOptions,
  languages: readonly Language[] = LANGUAGES,
): Promise<Page> {
  const { page } = await openAt(app, options);
  await giveVoices(page, languages);
  await page.addInitScript(recordAlerts);
  await reload(page);
  return page;
}

test('a step is read aloud once the person turns that on, and so is every further step', async ({ app }) => {
  const page = await openWithVoices(app, { step: 'wash-hands' });
  const button = control(page, 'read-aloud');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await saidBy(page)).toEqual([]);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => saidBy(page)).toEqual(['Wash your hands']);
  await finishSpeech(page);
  await expect.poll(() => saidBy(page)).toHaveLength(2);
  await next(page);
  await expect.poll(async () => (await saidBy(page)).slice(2)).toEqual(['(stopped)', 'Open the kit']);

  await reload(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => saidBy(page)).toEqual(['Open the kit']);
  await pressLanguage(page, 'es');
  await expect.poll(async () => (await saidBy(page)).slice(1)).toEqual(['(stopped)', 'Abra el kit']);
  await press(page, 'clearline-home');
  await expect.poll(async () => (await saidBy(page)).at(-1)).toBe('(stopped)');
  await expect(page.locator('.read-aloud')).toHaveCount(0);
});

test(
  'an alarm stops what is read aloud, and the next step is read when the alarm has ended',
  { tag: '@full' },
  async ({ app }) => {
    const page = await openWithVoices(app, { step: 'countdown' });
    await press(page, 'read-aloud');
    await expect.poll(() => saidBy(page)).toEqual(['Wait 15 minutes']);
    await page.clock.fastForward(5 * MINUTE_MS);
    // The announcement follows the sentence that is being read when it is due.
    const lastSaid = async (): Promise<string | undefined> => {
      const last = (await saidBy(page)).at(-1);
      if (last?.startsWith('There are') !== true) await finishSpeech(page);
      return last;
    };
    await expect.poll(lastSaid).toMatch(/^There are 10 minutes left/);
    await page.clock.fastForward(10 * MINUTE_MS);
    await expect.poll(async () => (await alertCalls(page)).tones).toBe(9);
    await page.clock.runFor(5_000);
    await expect
      .poll(async () => (await saidBy(page)).slice(-3))
      .toEqual([expect.stringMatching(/^There are 10 minutes left/), '(stopped)', 'Your test is ready']);
    expect(await silenceBeforeLast(page)).toBeGreaterThan(3_000);
  },
);

test('a browser without a voice of the language does not offer to read', { tag: '@full' }, async ({ app }) => {
  const page = await openWithVoices(app, { step: 'wash-hands' }, ['es']);
  await expect(page.locator('.read-aloud')).toHaveCount(0);
  await pressLanguage(page, 'es');
  await expect(control(page, 'read-aloud')).toBeVisible();
});

test('the control takes no room from a question', { tag: '@full' }, async ({ app }) => {
  // Spanish has the longer texts.
  const page = await openWithVoices(app, { step: 'test-line', language: 'es' });
  await press(page, 'read-aloud');
  for (const phone of SHORT_PHONES) {
    expect(await lossesInFirstScreenful(page, phone, '.read-aloud, main h1, label')).toEqual([]);
  }
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    expect([await sidewaysScroll(page), await smallTargets(page)]).toEqual([0, []]);
  }
  expect(await axeViolations(page)).toEqual([]);
});
