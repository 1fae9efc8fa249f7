import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { RESCUE_PRESSES } from '../../../core/flow/rescue-cards.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from '../first-screenful.ts';
import type { Visitor } from '../visitor.ts';
import { NOW, openAt, type TesterOptions } from './tester.ts';

const [PHONE] = SHORT_PHONES;

let visitor: Visitor;

async function open(app: RealApp, options: TesterOptions) {
  visitor = await openAt(app, options);
  await visitor.page.setViewportSize(PHONE);
  return visitor.page;
}

const SCANS = [
  { flow: 'testing', step: 'scan-device' },
  { flow: 'testing', step: 'first-scan' },
  { flow: 'testing', step: 'second-scan' },
  { flow: 'reporting', step: 'first-scan' },
] as const;

const SICK = { isSymptomatic: 'yes', symptomOnsetDate: '2026-11-18' as CalendarDate, submittedAt: NOW } as const;

for (const language of LANGUAGES) {
  test(`the other ways to scan stand above the main button in ${language}`, async ({ app }) => {
    const losses: string[] = [];
    for (const scan of SCANS) {
      const page = await open(app, { ...scan, language });
      losses.push(
        ...(await lossesInFirstScreenful(page, PHONE, '[data-press="choose-photo"], [data-press="type-code"]')),
      );
      await visitor.leave();
    }
    expect(losses).toEqual([]);
  });

  for (const flow of ['testing', 'reporting'] as const) {
    test(`what is most urgent stands above the last button of the ${flow} flow in ${language}`, async ({ app }) => {
      expectRefusal('getReport', 404);
      const page = await open(app, {
        flow,
        step: 'reporting-information',
        language,
        session: { ...SICK, result: 'positive', controlLineResult: 'yes', testLineResult: 'yes' },
      });
      await expect(page.locator('.step-outcome > p')).toHaveCount(2);
      expect(await lossesInFirstScreenful(page, PHONE, 'main h1, .step-outcome, [data-press="next"]')).toEqual([]);
    });
  }

  test(`the time and the help beside it take one line each in ${language}`, async ({ app }) => {
    const page = await open(app, { step: 'control-line', language });
    const lines = await page.locator(`[data-press="${RESCUE_PRESSES.open}"]`).evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
    const [label, figures] = await Promise.all(
      ['.time__label', '.time__figures'].map((part) => page.locator(part).boundingBox()),
    );
    expect(label?.y).toBeLessThan((figures?.y ?? 0) + (figures?.height ?? 0));
    expect(label?.x).toBeLessThan(figures?.x ?? 0);
    expect(figures?.y).toBeLessThan((label?.y ?? 0) + (label?.height ?? 0));
  });
}

test('a picture is as wide as the main button', async ({ app }) => {
  const page = await open(app, { step: 'wash-hands' });
  const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width;
  expect(await widthOf('main .picture')).toBe(await widthOf('[data-press="next"]'));
});
