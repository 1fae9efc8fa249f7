// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { routeName } from '../../../core/api/routes.ts';
import { TEST_RESULTS } from '../../../core/domain/choice-lists.ts';
import { APP_ROUTES, pathWith } from '../../../core/flow/app-routes.ts';
import { openAsMember, setUpApp, shown, storeResults } from '../opened-app.ts';
import { press } from '../transcripts/page-hands.ts';

const { result: texts, resultDetails, resultsList } = translations.en.results;

setUpApp();

describe('a result', () => {
  it.each(TEST_RESULTS)('that is %s shows whose it is, when it was read, and what it is', async (result) => {
    const app = await openAsMember(APP_ROUTES.home);
    const [testId = ''] = await storeResults(app, [{ result, hoursAgo: 30, person: 1 }]);
    await app.go(pathWith(APP_ROUTES.resultDetails, testId));

    const { firstName = '', lastName = '' } = app.runner.current().identity.profiles[1] ?? {};
    const name = `${firstName} ${lastName}`;
    const words = [
      ...[name, 'November 19, 2026 at 4:00 AM', texts.kinds[result].word, texts.emergency.title],
      texts.kinds[result].meaningOf.replace('{{name}}', name),
    ];
    expect(words.filter((text) => !shown().includes(text))).toEqual([]);
    expect(document.querySelector('[data-result]')?.getAttribute('data-result')).toBe(result);
    // The lines are not stored with a result.
    expect(document.querySelector('[data-cassette]')).toBeNull();
    const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
    expect(headings).toEqual([`${resultDetails.heading}: ${texts.kinds[result].word}`]);
    expect(document.title).toBe(`${resultDetails.heading} – Clearline`);
  });
});

describe('the list of results', () => {
  it('says when to test again at the newest negative one of a person only', async () => {
    const app = await openAsMember(APP_ROUTES.home);
    await storeResults(app, [
      { result: 'negative', hoursAgo: 4 },
      { result: 'negative', hoursAgo: 2 },
      { result: 'positive', hoursAgo: 1, person: 1 },
    ]);
    await app.go(APP_ROUTES.resultsList);
    await app.perform(() => press('view-previous'));
    const rows = [...document.querySelectorAll('[data-press^="result-"]')].map(({ textContent }) =>
      textContent.replaceAll(/\s/g, ' '),
    );
    const again = rows.filter((row) => row.includes(resultsList.testAgain.from));
    expect([rows.length, again.length]).toEqual([3, 1]);
    expect(again[0]).toContain('Negative');
    expect(again[0]).toContain('Sunday, November 22');
  });

  it('without a result offers a test, says why it did not start, and offers none while it is under way', async () => {
    const app = await openAsMember(APP_ROUTES.resultsList);
    const start = [...document.querySelectorAll('main button')].find((one) => one.textContent === resultsList.take);
    expect(start?.getAttribute('data-press')).toBe('start-testing');
    app.backEnd.failNext({ [routeName('createTestId')]: { status: 500 } });
    await app.perform(() => press('start-testing'));
    expect(shown()).toContain(translations.en.general.home.startFailed);
    await app.perform(() => press('try-again'));
    expect(document.querySelector('[data-step]')).not.toBeNull();
    await app.go(APP_ROUTES.resultsList);
    expect(shown()).toContain(resultsList.none.title);
    expect(shown()).not.toContain(resultsList.take);
  });
});
