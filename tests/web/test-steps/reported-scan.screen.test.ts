import type { Page } from '@playwright/test';
import { fillIn } from '../../../adapters/translations/fill-in.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import { cameraTest as test, expect, type RealApp } from '../../support/browser-test.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import type { Visitor } from '../visitor.ts';
import { aCassetteCode, expectStep, openAt, typeCode } from './tester.ts';

const { scan } = translations.en.steps;

let visitor: Visitor;

/** The scan of the reporting flow, after a code was typed. */
async function typed(app: RealApp, code: string): Promise<Page> {
  visitor = await openAt(app, { flow: 'reporting', step: 'first-scan' });
  await typeCode(visitor.page, code);
  return visitor.page;
}

/** The paragraphs of the open message, its title first. */
const paragraphs = (page: Page): Promise<string[]> => page.getByRole('alert').locator('p').allTextContents();

test.describe('to a person who reports a test, the scan', () => {
  test('of a cassette reported before says that it needs no second report', async ({ app }) => {
    const code = aCassetteCode();
    await expectStep(await typed(app, code), 'result-questionnaire');
    await visitor.leave();

    expectRefusal('checkDevice', 409);
    const page = await typed(app, code);
    const { title, text } = scan.messages.reporting.deviceHasBeenUsedBefore;
    await expect(page.getByRole('alert').locator('p').first()).toHaveText(title);
    expect(await paragraphs(page)).toEqual([title, text, fillIn(scan.support, { email: SUPPORT_EMAIL })]);
    expect(text).not.toBe(scan.messages.testing.deviceHasBeenUsedBefore.text);
  });

  test('of an expired test says why it cannot be reported', async ({ app }) => {
    const page = await typed(app, aCassetteCode().replace('11260115', '11240115'));
    const { title, text } = scan.messages.reporting.expired;
    await expect(page.locator('[data-scan="expired"]')).toBeVisible();
    expect(await paragraphs(page)).toEqual([title, text]);
    expect(text).not.toBe(scan.messages.testing.expired.text);
  });
});
