import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { RESCUE_PRESSES } from '../../../core/flow/rescue-cards.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from '../first-screenful.ts';
import type { Visitor } from '../visitor.ts';
import { NOW, openAt, showStep } from './tester.ts';

const [PHONE] = SHORT_PHONES;

let visitor: Visitor;
let page: Page;
test.beforeAll(async ({ app }) => {
  // Spanish has the longer texts.
  visitor = await openAt(app, { step: 'wash-hands', language: 'es' });
  ({ page } = visitor);
  await page.setViewportSize(PHONE);
});
test.afterAll(() => visitor.leave());
test.beforeEach(() => showStep(page, { step: 'wash-hands' }));

const boxOf = (selector: string) => page.locator(selector).boundingBox();

test.describe('on a short phone', () => {
  test('a picture is as wide as the main button', async () => {
    expect((await boxOf('main .picture'))?.width).toBe((await boxOf('[data-press="next"]'))?.width);
  });

  for (const flow of ['testing', 'reporting'] as const) {
    test(`what is most urgent stands above the last button of the ${flow} flow`, async () => {
      expectRefusal('getReport', 404);
      const symptomOnsetDate = '2026-11-18' as CalendarDate;
      const session = { isSymptomatic: 'yes', symptomOnsetDate, submittedAt: NOW } as const;
      const positive = { result: 'positive', controlLineResult: 'yes', testLineResult: 'yes' } as const;
      await showStep(page, { flow, step: 'reporting-information', session: { ...session, ...positive } });
      await expect(page.locator('.step-outcome > p')).toHaveCount(2);
      expect(await lossesInFirstScreenful(page, PHONE, 'main h1, .step-outcome, [data-press="next"]')).toEqual([]);
    });
  }

  test('the time and the help beside it take one line each', async () => {
    await showStep(page, { step: 'control-line' });
    const lines = await page.locator(`[data-press="${RESCUE_PRESSES.open}"]`).evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
    const [label, figures] = await Promise.all([boxOf('.time__label'), boxOf('.time__figures')]);
    expect(label?.y).toBeLessThan((figures?.y ?? 0) + (figures?.height ?? 0));
    expect(label?.x).toBeLessThan(figures?.x ?? 0);
    expect(figures?.y).toBeLessThan((label?.y ?? 0) + (label?.height ?? 0));
  });
});
