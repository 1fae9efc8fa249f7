import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import type { Page } from '@playwright/test';
import { answer, giveAnswers } from '../../support/answers.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import type { ReportResponse } from '../../../core/api/payloads.ts';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { TEST_RESULTS } from '../../../core/domain/choice-lists.ts';
import { ADVICE } from '../../../core/domain/advice.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { expectRefusal } from '../../support/page-problems.ts';
import { errorText, expectNoProblems } from '../account/real-account.ts';
import { waitForRoute } from '../account/registrant.ts';
import { lossesInFirstScreenful } from '../first-screenful.ts';
import { NOW, openAt, reopenAt } from '../test-steps/tester.ts';
import { goTo, press, settle, smallTargets, type Visitor } from '../visitor.ts';
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
const hasCalendar = async (page: Page): Promise<boolean> => (await page.locator('[data-press="calendar"]').count()) > 0;

/** Downloads the calendar file, and parses it as a calendar does. */
async function calendarFile(page: Page): Promise<{ name: string; text: string; event: ICAL.Event }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'calendar')]);
  const text = readFileSync(await download.path(), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  const event = calendar.getFirstSubcomponent('vevent');
  if (event === null) throw new Error('The file contains no event.');
  return { name: download.suggestedFilename(), text, event: new ICAL.Event(event) };
}

test.describe('a result', () => {
  const { result: texts } = translations.en.results;

  test('shows whose it is, what it is and what to do, for each result; none of these offers a date for the next test', async ({
    app,
  }) => {
    const tests = TEST_RESULTS.map((result) => ({
      result,
      person: 1,
      testDate: '2026-11-19T18:05:00Z',
      utcOffset: -300,
    }));
    const { page, testIds } = await logInWithResults(app, { tests });
    for (const [index, result] of TEST_RESULTS.entries()) {
      await openDetails(page, testIds[index]);
      const { word, meaningOf } = texts.kinds[result];
      // The text of extra care depends on the day.
      const keys = ADVICE[result].no.now.filter((key) => key !== 'extraCare');
      const advice = keys.map((key) => texts.advice[key].other.replace('{{name}}', 'Luis Ruiz'));
      const meaning = meaningOf.replace('{{name}}', 'Luis Ruiz');
      const shown = (await page.innerText('main')).replace(/\s/g, ' ');
      const expected = [`${texts.facts.person}: Luis Ruiz`, 'Nov 19, 2026, 1:05 PM', word, meaning, ...advice];
      expect(expected.filter((text) => !shown.includes(text))).toEqual([]);
      expect(shown).toContain(texts.emergency.title);
      // The lines are not stored with a result, so no lines are shown or mentioned.
      await expect(page.locator('[data-cassette]')).toHaveCount(0);
      expect(shown).not.toMatch(/\bline at [CT]\b|did not work/i);
      await expect(page.locator('[data-result]')).toHaveAttribute('data-result', result);
      expect(await hasCalendar(page)).toBe(false);
      await expectNoProblems(visitor);
    }
    expect(await smallTargets(page)).toEqual([]);
    expect(await page.title()).not.toContain('Luis');
  });

  test('has its word as the only heading of the first level, with the focus, and not in the title of the page', async ({
    app,
  }) => {
    const { page } = await logInWithResults(app, { tests: [{ result: 'positive' }] });
    await press(page, 'view-results');
    await press(page, 'result-1');
    const { word } = texts.kinds.positive;
    const { heading } = translations.en.results.resultDetails;
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: `${heading}: ${word}`, exact: true })).toBeFocused();
    expect(await page.title()).toBe(`${heading} – Clearline`);
  });

  test('that does not exist leads back to the list; one that failed to load is retried', async ({ app }) => {
    const { page, testIds } = await logInWithResults(app, { tests: [{ result: 'positive' }] });
    expectRefusal('getResult', 404);
    await page.goto('/results-details/no-such-test');
    await waitForRoute(page, '/results-list');
    await page.goBack();
    await waitForRoute(page, '/home');
    await page.route('**/test-results/get-by-id/**', (route) => route.abort());
    await page.goto(`/results-details/${testIds[0] ?? ''}`);
    expect(await errorText(page, 'NETWORK_REQUEST_FAILED')).not.toBe('');
    await page.unroute('**/test-results/get-by-id/**');
    await press(page, 'try-again');
    await expect(page.locator('[data-result="positive"]')).toBeVisible();
  });

  test('requires an account: a guest is redirected to a home screen without results', async ({ app }) => {
    visitor = await app.visit();
    const { page } = visitor;
    await goTo(page, '/');
    await press(page, 'continue-as-guest');
    await press(page, 'continue');
    await expect(page.locator('[data-press="start-testing"]')).toBeVisible();
    await expect(page.locator('[data-press="view-results"]')).toHaveCount(0);
    for (const path of ['/results-list', '/results-details/no-such-test']) {
      await page.goto(path);
      await waitForRoute(page, '/home');
    }
  });
});

test.describe('its report', () => {
  const { report: texts } = translations.en.results;

  test('shows its progress, remarks and contents; its message can be downloaded; offline, the result stays', async ({
    app,
  }) => {
    const { page, testIds } = await logInWithResults(app, { tests: [{ result: 'positive', utcOffset: -300 }] });
    const testId = testIds[0] ?? '';
    const sent: ReportResponse = {
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
    const message = 'MSH|^~\\&|Clearline\rPID|1\r';
    const reported = await giveAnswers(page, answer('getReport', sent), answer('getReportMessage', message));
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
    await giveAnswers(page, answer('getReport', { ...sent, status: 'refused' }));
    await press(page, 'look-again');
    await expect(page.locator('[data-report="refused"]')).toBeVisible();
    await expect(page.locator('.report')).toContainText(texts.yourself, { useInnerText: true });
    await expect(page.locator('.report [data-press="contact-us"]')).toHaveCount(1);
  });
});

test.describe('a report that waits', () => {
  const { report: texts } = translations.en.results;
  const at = '2026-11-20T18:00:00.000Z';
  const waiting: ReportResponse = {
    ...{ status: 'queued', reason: null, form: 'identified', history: [{ status: 'queued', at }], remarks: [] },
    ...{ fields: [{ id: 'zip', value: '94110' }], deliveries: [], reachesState: true, withdrawal: null },
  };

  test('is withdrawn after a question, and the page says so, also if it was too late', async ({ app }) => {
    const { page, testIds } = await logInWithResults(app, { tests: [{ result: 'positive' }] });
    const early = await giveAnswers(
      page,
      answer('getReport', waiting),
      answer('withdrawReport', { ...waiting, status: 'sent' }),
    );
    await openDetails(page, testIds[0] ?? '');
    await press(page, 'who-got-it');
    await press(page, 'withdraw-report');
    await press(page, 'confirm-withdrawal');
    await expect(page.getByText(texts.ledger.withdraw.tooLate)).toBeVisible();
    await early.end();

    const history = [...waiting.history, { status: 'withdrawn', at } as const];
    const withdrawn: ReportResponse = {
      ...{ ...waiting, status: 'withdrawn', history, fields: [] },
      withdrawal: { by: 'person', reason: null },
    };
    await giveAnswers(page, answer('getReport', withdrawn), answer('withdrawReport', withdrawn));
    await press(page, 'withdraw-report');
    await expectNoProblems(visitor);
    await press(page, 'confirm-withdrawal');
    await expect(page.getByText(texts.ledger.withdraw.done)).toBeVisible();
    await expect(page.locator('[data-report="withdrawn"]')).toBeVisible();
    await expect(page.getByText(texts.ledger.withdrawn.person)).toBeVisible();
    await expect(page.locator('[data-press="withdraw-report"], [data-press="save-message"]')).toHaveCount(0);
    await expect(page.locator('[data-press="who-got-it"]')).toBeFocused();
  });
});

test.describe('a result that was not reported although that was requested', () => {
  for (const [reason, status] of [
    ['tooOld', 'notReported'],
    ['invalid', 'refused'],
    ['noAgency', 'queued'],
    ['held', 'queued'],
  ] as const) {
    test(`explains why: ${reason}`, async ({ app }) => {
      const { page, testIds } = await logInWithResults(app, { tests: [{ result: 'positive' }] });
      const unsent: ReportResponse = {
        ...{ status, reason, form: null, history: [], remarks: [], fields: [] },
        ...{ deliveries: [], reachesState: null, withdrawal: null },
      };
      await giveAnswers(page, answer('getReport', unsent));
      await openDetails(page, testIds[0] ?? '');
      await expect(page.locator(`[data-report="${status}"][data-reason="${reason}"]`)).toBeVisible();
      const { report: texts } = translations.en.results;
      const shown = await page.innerText('.report');
      for (const part of [texts.unsent[reason].word, texts.unsent[reason].text, texts.yourself]) {
        expect(shown).toContain(part);
      }
      const details = page.locator('[data-press="save-message"], [data-press="what-was-sent"]');
      await expect(details).toHaveCount(status === 'queued' ? 2 : 0);
      await expectNoProblems(visitor);
    });
  }
});

test.describe('the next test', () => {
  test('can be added to a calendar without a person or a result, and is no longer offered once its time is over', async ({
    app,
  }) => {
    const readAt = Date.now() - 2 * HOUR_MS;
    const testDates = [readAt, readAt - RETEST_AFTER_MS, readAt - 3 * RETEST_AFTER_MS].map((instant) =>
      new Date(instant).toISOString(),
    );
    const tests = testDates.map((testDate) => ({ ...SYMPTOMS, result: 'negative' as const, testDate }));
    const { page, testIds } = await logInWithResults(app, { language: 'es', tests });
    const { calendar, advice } = translations.es.results.result;

    await openDetails(page, testIds[0]);
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
    for (const testId of testIds) expect(text).not.toContain(testId);
    await expect(page.locator(`[role="status"]:text-is("${calendar.saved}")`)).toBeVisible();
    await expectNoProblems(visitor);

    await openDetails(page, testIds[1]);
    expect(await hasCalendar(page)).toBe(false);
    await expect(page.locator('[data-advice="retestOnceBy"]')).toBeVisible();
    await openDetails(page, testIds[2]);
    await expect(page.locator('main')).toContainText(advice.resultTooOld.you, { useInnerText: true });
    await expect(page.locator('main')).not.toContainText(/48\s+horas/, { useInnerText: true });
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

for (const language of LANGUAGES) {
  test(`in ${language}, the word, its meaning and the first action are in view without scrolling, and the calendar above the fold of a small phone`, async ({
    app,
  }) => {
    const at = { step: 'result-details', language } as const;
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
}

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
