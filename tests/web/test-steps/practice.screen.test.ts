import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import {
  PRACTICE_WINDOWS,
  practiceWindows,
  type PracticeQuestion,
  type PracticeWindowId,
} from '../../../core/flow/line-practice.ts';
import { OFFER_PRESSES, PRACTICE_PRESSES } from '../../../core/flow/step-offers.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { withKitNumbers } from '../../support/kit-text.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from '../first-screenful.ts';
import { axeViolations, press, settle, sidewaysScroll, smallTargets, type Visitor } from '../visitor.ts';
import { recordAnnouncements } from './announcements.ts';
import { alertCalls, recordAlerts } from './recorded-alerts.ts';
import { expectStep, next, openAt, type TesterOptions } from './tester.ts';

const MINUTE_MS = 60_000;
const NO_LINES = { controlLineResult: null, testLineResult: null, result: null } as const;
const ANSWERS = [PRACTICE_PRESSES.yes, PRACTICE_PRESSES.no, PRACTICE_PRESSES.unsure]
  .map((id) => `[data-press="${id}"]`)
  .join(', ');

let visitor: Visitor;

async function open(app: RealApp, step: StepId, options: Partial<TesterOptions> = {}): Promise<Page> {
  visitor = await openAt(app, { step, session: NO_LINES, ...options });
  return visitor.page;
}

const dialog = (page: Page) => page.getByRole('dialog');
const picture = (page: Page) => dialog(page).getByRole('img');
const questionsOf = (id: PracticeWindowId): readonly PracticeQuestion[] => PRACTICE_WINDOWS[id].asks;

test('practice asks about C first, hides the answer until it is given, explains it, and fits short phones, as does the help', async ({
  app,
}) => {
  // Spanish has the longer texts.
  const { practice, steps } = translations.es.steps;
  const page = await open(app, 'countdown', { language: 'es' });
  // As in a test, where Start was pressed: without a touch the alarm cannot sound, and the page says so.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  const [phone] = SHORT_PHONES;
  const waiting = `[data-press="${OFFER_PRESSES.practice}"], .wait > .time`;
  const losses = [...(await lossesInFirstScreenful(page, phone, waiting))];
  await press(page, OFFER_PRESSES.practice);
  for (const [id, { line, right, why }] of practiceWindows('full').flatMap((id) =>
    questionsOf(id).map((asked) => [id, asked] as const),
  )) {
    await expect(dialog(page).getByRole('heading', { name: steps[`${line}-line`].title })).toBeVisible();
    await expect(picture(page)).toHaveAccessibleName(
      practice.picture.replace('{{letter}}', line === 'control' ? 'C' : 'T'),
    );
    for (const each of SHORT_PHONES) {
      const wanted = `.dialog__title, .practice__picture, .practice__question, ${ANSWERS}`;
      losses.push(...(await lossesInFirstScreenful(page, each, wanted)), ...(await smallTargets(page)));
    }
    await press(page, PRACTICE_PRESSES[right]);
    await expect(dialog(page)).toContainText(`${practice.verdict.right} ${practice.why[why]}`);
    await expect(picture(page)).toHaveAccessibleName(practice.windows[id]);
    const explained = `.practice__why, [data-press="${PRACTICE_PRESSES.next}"]`;
    losses.push(...(await lossesInFirstScreenful(page, phone, explained)));
    await press(page, PRACTICE_PRESSES.next);
  }
  await expect(dialog(page).getByRole('heading', { name: practice.done.title })).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toHaveText(Object.values(practice.done.points));
  losses.push(...(await axeViolations(page)));
  await press(page, PRACTICE_PRESSES.close);
  await expectStep(page, 'countdown');

  const { whatNext } = practice;
  await press(page, OFFER_PRESSES.whatNext);
  await expect(dialog(page)).toContainText(withKitNumbers(whatNext.lead));
  await expect(dialog(page).getByRole('listitem')).toHaveText(Object.values(whatNext.points));
  losses.push(...(await axeViolations(page)));
  await press(page, PRACTICE_PRESSES.close);
  await press(page, OFFER_PRESSES.getHelp);
  const { title, signs } = translations.es.results.result.emergency;
  await expect(dialog(page)).toContainText(title);
  await expect(dialog(page).getByRole('listitem')).toHaveText(Object.values(signs));
  for (const each of SHORT_PHONES) {
    const wanted = `.dialog__title, [data-press="${PRACTICE_PRESSES.close}"]`;
    losses.push(...(await lossesInFirstScreenful(page, each, wanted)));
  }
  losses.push(...(await axeViolations(page)));
  expect(losses).toEqual([]);
});

test('practice works by keyboard: each explanation is announced, and the focus never gets lost', async ({ app }) => {
  const page = await open(app, 'countdown', { width: 320 });
  const { practice, steps } = translations.en.steps;
  const opener = page.locator(`[data-press="${OFFER_PRESSES.practice}"]`);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Example 1 of 5' })).toBeFocused();
  const announced = await recordAnnouncements(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await dialog(page).getByRole('button', { name: 'No', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: practice.next })).toBeFocused();
  await expect.poll(announced).toContain(`${practice.verdict.wrong} ${practice.why.testWorked}`);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: steps['test-line'].title })).toBeFocused();
  await dialog(page).getByRole('button', { name: translations.en.general.choices.sure.unsure }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(announced).toContain(`${practice.verdict.unsure} ${practice.why.lineAtT}`);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the wait ends as always while practicing: the alarm comes, the next step opens, the practice is gone', async ({
  app,
}) => {
  const page = await open(app, 'countdown');
  await page.addInitScript(recordAlerts);
  await page.reload();
  await expectStep(page, 'countdown');
  await press(page, OFFER_PRESSES.practice);
  await press(page, PRACTICE_PRESSES.yes);
  await expect(dialog(page).getByRole('timer')).toBeVisible();
  await page.clock.fastForward(15 * MINUTE_MS);
  await expectStep(page, 'result-ready');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => alertCalls(page)).toMatchObject({ shakes: 1, tones: 9 });
});

test('practice is fetched ahead, so that it works offline', { tag: '@full' }, async ({ app }) => {
  const page = await open(app, 'process-2', { isNew: true });
  const isFetched = async (): Promise<boolean> =>
    (await page.requests()).some((request) => request.url().includes('step-extras'));
  await page.clock.fastForward(3_000);
  await expect.poll(isFetched).toBe(true);
  await settle(page);
  await visitor.context.setOffline(true);
  await next(page);
  await expectStep(page, 'countdown');
  await press(page, OFFER_PRESSES.practice);
  await expect(picture(page)).toBeVisible();
});
