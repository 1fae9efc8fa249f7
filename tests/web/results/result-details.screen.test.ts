import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import type { Page } from '@playwright/test';
import { answer, giveAnswers } from '../../support/answers.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import type { ReportResponse } from '../../../core/api/payloads.ts';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { TEST_RESULTS } from '../../../core/domain/choice-lists.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { expectNoProblems } from '../account/real-account.ts';
import { lossesInFirstScreenful } from '../first-screenful.ts';
import { NOW, openAt, reopenAt } from '../test-steps/tester.ts';
import { goTo, press, settle, type Visitor } from '../visitor.ts';
import { openAccountWithResults, type AccountWithResults } from './account-with-results.ts';

const RETEST_AFTER_MS = KITS[0].retestHours * 60 * 60_000;

let visitor: Visitor;

async function logInWithResults(
  app: RealApp,
  options: Parameters<typeof openAccountWithResults>[1] = {},
): Promise<AccountWithResults> {
  const holder = await openAccountWithResults(app, options);
  visitor = holder;
  return holder;
}

async function openDetails(page: Page, testId = ''): Promise<void> {
  await goTo(page, `/results-details/${testId}`);
  await expect(page.locator('[data-press="print"]')).toBeVisible();
}

const SYMPTOMS = { isSymptomatic: 'yes', symptomOnsetDate: '2026-11-01' as CalendarDate } as const;
const HOUR_MS = 60 * 60_000;

/** Downloads the calendar file, and parses it as a calendar does. */
async function calendarFile(page: Page): Promise<{ name: string; text: string; event: ICAL.Event }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'calendar')]);
  const text = readFileSync(await download.path(), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  const event = calendar.getFirstSubcomponent('vevent');
  if (event === null) throw new Error('The file contains no event.');
  return { name: download.suggestedFilename(), text, event: new ICAL.Event(event) };
}

/** The report of a test, accepted with a remark. */
const SENT: ReportResponse = {
  status: 'acceptedWithWarnings',
  reason: null,
  form: 'identified',
  history: [
    { status: 'queued', at: '2026-11-20T18:00:00.000Z' },
    { status: 'acceptedWithWarnings', at: '2026-11-20T19:30:00.000Z' },
  ],
  remarks: ['PID-11.4: State is missing.'],
  fields: [
    { id: 'name', value: 'Ana Ruiz' },
    { id: 'sex', value: 'unknown' },
    { id: 'phone', value: '4155550100' },
    { id: 'email', value: null },
    { id: 'analysedAt', value: '2026-11-20T17:50:00.000Z' },
  ],
  deliveries: [
    {
      hub: { name: 'Example Hub', contact: 'help@hub.example' },
      at: '2026-11-20T18:30:00.000Z',
      answer: { status: 'acceptedWithWarnings', at: '2026-11-20T19:30:00.000Z' },
    },
  ],
  reachesState: false,
  withdrawal: null,
};

test.describe('the report of a result', () => {
  const { report: texts } = translations.en.results;
  let testId = '';
  test.beforeAll(async ({ app }) => {
    const opened = await openAccountWithResults(app, { tests: [{ result: 'positive', utcOffset: -300 }] });
    visitor = opened;
    [testId = ''] = opened.testIds;
  });
  test.afterAll(() => visitor.leave());

  test('has its progress, remarks and contents folded, and unfolds them accessibly', async () => {
    const { page } = visitor;
    const reported = await giveAnswers(page, answer('getReport', SENT));
    await openDetails(page, testId);
    await expect(page.locator('[data-report="acceptedWithWarnings"]')).toBeVisible();
    await expect(page.getByText(texts.statuses.acceptedWithWarnings.text)).toBeVisible();
    for (const folded of [texts.history.title, texts.remarks.title, texts.contents.title, texts.message.button]) {
      await expect(page.getByText(folded, { exact: true })).toBeHidden();
    }
    await page.getByText(texts.about, { exact: true }).click();
    await press(page, 'who-got-it');
    await press(page, 'what-was-sent');
    await expect(page.getByText('PID-11.4')).toBeHidden();
    await press(page, 'remarks');
    const shown = (await page.innerText('.report')).replace(/\s+/g, ' ');
    const { word, text } = texts.statuses.acceptedWithWarnings;
    const expected = [word, text, 'November 20, 2026 at 11:30 AM', texts.remarks.text, 'PID-11.4: State is missing.'];
    const recipient = ['Example Hub', texts.ledger.whats.unnamed, 'help@hub.example', testId.slice(0, 8)];
    const misses = [texts.ledger.passesOn.country, texts.ledger.others.stateIncomplete, texts.ledger.others.rest];
    const fields = ['Name Ana Ruiz', 'Sex Not given', '(415) 555-0100', '12:50 PM', `${texts.contents.leftOut} Email`];
    expect([...expected, ...fields, ...recipient, ...misses].filter((part) => !shown.includes(part))).toEqual([]);
    await expectNoProblems(visitor);
    await reported.end();
  });

  test('can be saved as its message, which offline says that it failed', async () => {
    const { page } = visitor;
    const message = 'MSH|^~\\&|Clearline\rPID|1\r';
    const reported = await giveAnswers(page, answer('getReport', SENT), answer('getReportMessage', message));
    await openDetails(page, testId);
    await page.getByText(texts.about, { exact: true }).click();
    await press(page, 'what-was-sent');
    const asked = page.waitForRequest(`**/test-results/${testId}/report/message`);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'save-message')]);
    await asked;
    expect(readFileSync(await download.path(), 'utf8')).toBe(message);
    expect(download.suggestedFilename()).toBe(texts.message.fileName);

    await reported.end();
    await page.route(/\/report(\/message)?$/, (route) => route.abort());
    await press(page, 'save-message');
    await expect(page.locator(`[role="status"]:text-is("${texts.message.failed}")`)).toBeVisible();
    await openDetails(page, testId);
    await expect(page.getByText(texts.unknown)).toBeVisible();
    await giveAnswers(page, answer('getReport', { ...SENT, status: 'refused' }));
    await press(page, 'look-again');
    await expect(page.locator('[data-report="refused"]')).toBeVisible();
    await expect(page.locator('.report')).toContainText(texts.yourself, { useInnerText: true });
    await expect(page.locator('.report [data-press="contact-us"]')).toHaveCount(1);
  });
});

test.describe('the next test', () => {
  test('can be added to a calendar without a person or a result', async ({ app }) => {
    const readAt = Date.now() - 2 * HOUR_MS;
    const tests = [{ ...SYMPTOMS, result: 'negative' as const, testDate: new Date(readAt).toISOString() }];
    const { page, testIds } = await logInWithResults(app, { language: 'es', tests });
    const { calendar } = translations.es.results.result;

    const [testId = ''] = testIds;
    await openDetails(page, testId);
    const { name, text, event } = await calendarFile(page);
    const lastDay = await page.evaluate(
      (instant) => new Date(instant).toLocaleDateString('es-US', { weekday: 'long', month: 'long', day: 'numeric' }),
      readAt + KITS[0].retestUntilHours * HOUR_MS,
    );
    expect([name, event.summary]).toEqual([calendar.fileName, calendar.title]);
    const [before = '', after = ''] = calendar.text.split('{{until}}');
    expect(event.description.replaceAll(/\s/g, ' ').startsWith(`${before}${lastDay}`)).toBe(true);
    expect(event.description.endsWith(after)).toBe(true);
    const wanted = Math.floor((readAt + RETEST_AFTER_MS) / 1000) * 1000;
    expect(event.startDate.toJSDate().getTime()).toBe(wanted);
    expect(text).not.toMatch(/Ana|Ruiz|negativ|covid|síntoma/i);
    expect(text).not.toContain(testId);
    await expect(page.locator(`[role="status"]:text-is("${calendar.saved}")`)).toBeVisible();
    await expectNoProblems(visitor);
  });

  test('is also offered at the end of a test, with printing, even offline', async ({ app }) => {
    visitor = await openAt(app, {
      isNew: true,
      step: 'result-details',
      session: { isSymptomatic: 'yes', analysedAt: NOW },
    });
    const { page, context } = visitor;
    await expect(page.locator('[data-press="calendar"]')).toBeVisible();
    await settle(page);
    await context.setOffline(true);
    const { event } = await calendarFile(page);
    expect(event.startDate.toJSDate().getTime()).toBe(NOW + RETEST_AFTER_MS);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await press(page, 'print');
    await expect(page.locator('[data-printed]')).toBeVisible();
  });
});

test('in Spanish, the word, its meaning and the first action are in view without scrolling, and the calendar above the fold of a small phone', async ({
  app,
}) => {
  const at = { step: 'result-details', language: 'es' } as const;
  const RESULTS = {
    negative: {},
    invalid: { controlLineResult: 'no' },
    positive: { testLineResult: 'yes' },
  } as const;
  visitor = await openAt(app, { ...at, session: { analysedAt: NOW } });
  const { page } = visitor;
  for (const result of TEST_RESULTS) {
    for (const answer of [{ isSymptomatic: 'no' }, SYMPTOMS] as const) {
      await reopenAt(page, { ...at, session: { analysedAt: NOW, result, ...RESULTS[result], ...answer } });
      const [height, last] = [540, '.result__meaning, .result__first > h2 + p'];
      expect(await lossesInFirstScreenful(page, { width: 360, height: 640 }, `main h1, ${last}`)).toEqual([]);
      const bottoms = await page
        .locator(`main h1, ${last}`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(height);
      // Next does not cover the advice: it comes after it.
      const order = await page
        .locator('[data-advice], [data-press="next"]')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }
  }
  await reopenAt(page, { ...at, session: { analysedAt: NOW, ...SYMPTOMS } });
  expect(await lossesInFirstScreenful(page, { width: 360, height: 640 }, '[data-press="calendar"]')).toEqual([]);
});

test.describe('on paper', () => {
  test('a result is one letter-size page in black, with its identity and without controls', async ({ app }) => {
    const tests = [
      { ...SYMPTOMS, result: 'negative' as const, testDate: new Date(Date.now() - HOUR_MS).toISOString() },
    ];
    const { page, testIds } = await logInWithResults(app, { tests, language: 'es', colorScheme: 'dark' });
    await openDetails(page, testIds[0]);
    const { paper, facts, kinds } = translations.es.results.result;
    await expect(page.locator('main')).not.toContainText(paper.title, { useInnerText: true });

    await page.emulateMedia({ media: 'print' });
    const sheet = await page.innerText('body');
    const [testId = ''] = testIds;
    const named = [
      'Clearline',
      paper.title,
      'Ana Ruiz',
      facts.when,
      kinds.negative.word,
      kinds.negative.meaning,
      testId.slice(0, 8),
    ];
    expect(named.filter((text) => !sheet.includes(text))).toEqual([]);
    expect(sheet).not.toContain(testId);
    expect(
      await page.locator('button, nav, footer, header a:not(.frame__home)').filter({ visible: true }).count(),
    ).toBe(0);
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement);
      return [color, backgroundColor];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);

    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(pdf).toContain('/MediaBox [0 0 612 792]');
  });
});
