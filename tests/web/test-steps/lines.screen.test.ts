import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { EXPECTATIONS } from '../../adapters/translations/language-expectations.ts';
import { lossesInFirstScreenful } from '../first-screenful.ts';
import { choose } from '../fields.ts';
import { axeViolations, goTo, reload, type Visitor } from '../visitor.ts';
import { expectStep, next, NOW, openAt, type TesterOptions } from './tester.ts';

let visitor: Visitor;

async function open(app: RealApp, step: StepId, options: Partial<TesterOptions> = {}): Promise<Page> {
  visitor = await openAt(app, { step, ...options });
  return visitor.page;
}

/** The parts of every visible cassette, from left to right, or from bottom to top if it is upright. */
function orderOfParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-cassette]')]
      .filter((cassette) => cassette.checkVisibility())
      .map((cassette) => {
        const isUpright = cassette.getAttribute('data-cassette') === 'upright';
        const placed = [...cassette.querySelectorAll('[data-part]')].map((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return { name: part.getAttribute('data-part'), at: isUpright ? -(top + bottom) : left + right };
        });
        return placed
          .toSorted((one, other) => one.at - other.at)
          .map(({ name }) => name)
          .join(' ');
      }),
  );
}

/** The fill or stroke color of a part of the first picture. */
const colorOf = (page: Page, selector: string, property: 'fill' | 'stroke'): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((part, name) => getComputedStyle(part)[name], property);

const mainText = async (page: Page): Promise<string> => (await page.innerText('main')).replace(/\s+/g, ' ');
const linesShown = (page: Page): Promise<string[]> =>
  page
    .locator('[data-line]')
    .evaluateAll((marks) =>
      marks.map((mark) => [mark.getAttribute('data-at'), mark.getAttribute('data-line')].filter(Boolean).join(' ')),
    );

test("the landing, a question and the result show the cassette's parts in the same order, also in print", async ({
  app,
}) => {
  visitor = await app.visit();
  await goTo(visitor.page, '/');
  expect(await orderOfParts(visitor.page)).toEqual(['well T C code']);
  await visitor.leave();
  const page = await open(app, 'test-line', { session: { result: null } });
  await expect(page.locator('.scene')).toBeVisible();
  expect(await orderOfParts(page)).toEqual(['well T C code']);
  await next(page);
  await expectStep(page, 'confirm-result');
  expect(await orderOfParts(page)).toEqual(['well T C code']);
  await next(page);
  await expectStep(page, 'result-details');
  expect(await orderOfParts(page)).toEqual(['well T C code']);
  await page.emulateMedia({ media: 'print' });
  expect(await orderOfParts(page)).toEqual(['well T C code']);
});

test('cassette, lines and skin keep their colors in the dark theme', async ({ app }) => {
  const page = await open(app, 'check-positive');
  await expect(page.locator('.scene')).toBeVisible();
  const painted = (): Promise<string[]> =>
    Promise.all([
      colorOf(page, '.kit-case', 'fill'),
      colorOf(page, '.kit-window', 'fill'),
      colorOf(page, '.kit-line--C', 'stroke'),
      colorOf(page, '.kit-line--T', 'stroke'),
      colorOf(page, '.kit-case', 'stroke'),
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--picture-skin')),
    ]);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await painted();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await painted()).toEqual(light);
  expect(await axeViolations(page)).toEqual([]);
});

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    const { steps, lines } = translations[language].steps;
    const { kinds } = translations[language].results.result;

    for (const step of ['check-negative', 'check-positive', 'check-invalid'] as const) {
      test(`the titles of ${step} and of its tab name an example, not a verdict`, async ({ app }) => {
        const page = await open(app, step, { language });
        const word = `${EXPECTATIONS[language].example}: `;
        await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`^${word}`), {
          useInnerText: true,
        });
        expect(await page.title()).toMatch(new RegExp(`^\\(1[45]:\\d\\d\\) ${word}.+ – Clearline$`));
        await expect(page.getByRole('img', { name: steps[step].figure })).toBeVisible();
      });
    }

    for (const step of ['control-line', 'test-line'] as const) {
      test(`the answers to ${step} have drawings of one size, also in forced colors, and the picture shows none of them`, async ({
        app,
      }) => {
        const page = await open(app, step, { language });
        await expect(page.getByRole('img', { name: steps[step].figure }).locator('.scene')).toBeVisible();
        for (const forcedColors of ['none', 'active'] as const) {
          await page.emulateMedia({ forcedColors });
          const sizes = await page
            .locator('[data-window]')
            .evaluateAll((drawn) =>
              drawn.map((one) => one.getBoundingClientRect()).map(({ width, height }) => `${width} × ${height}`),
            );
          expect(sizes).toHaveLength(step === 'test-line' ? 4 : 3);
          expect(new Set(sizes).size).toBe(1);
        }
        await expect.poll(() => linesShown(page)).toEqual([]);
        const unsure = page.getByRole('radio', { name: translations[language].general.choices.sure.unsure });
        expect(
          await unsure.evaluate(
            (radio) => document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent,
          ),
        ).toBe(steps[step].options.unsure);
      });
    }

    for (const step of ['control-line', 'test-line'] as const) {
      test(`every answer to ${step} is in view on a common phone`, async ({ app }) => {
        const page = await open(app, step, { language });
        const wanted = 'main h1, .choice, [data-press="next"]';
        expect(await lossesInFirstScreenful(page, { width: 390, height: 780 }, wanted)).toEqual([]);
      });
    }

    test('a user who is not sure about T reads before and after what that means, and nothing else', async ({ app }) => {
      const page = await open(app, 'test-line', { language, session: { testLineResult: null, result: null } });
      expect(await mainText(page)).toContain(steps['test-line'].options.unsure);
      await choose(page, 'testLineResult', 'unsure');
      await next(page);
      await expectStep(page, 'confirm-result');
      const expected = `${lines.control.yes} ${lines.test.unsure}`;
      await expect(page.getByRole('img', { name: expected })).toBeVisible();
      await expect.poll(() => linesShown(page)).toEqual(['T unsure', 'C strong']);
      expect(await mainText(page)).toContain(lines.reasons.testUnsure);
      await next(page);
      await expectStep(page, 'result-details');
      for (const isAgain of [false, true]) {
        if (isAgain) await reload(page);
        await expectStep(page, 'result-details');
        const shown = await mainText(page);
        for (const text of [kinds.invalid.word, kinds.invalid.meaning, expected, lines.reasons.testUnsure])
          expect(shown).toContain(text);
        expect(shown).not.toContain(lines.control.no);
        expect(shown).not.toContain(lines.reasons.noControlLine);
        await expect.poll(() => linesShown(page)).toEqual(['T unsure', 'C strong']);
      }
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('figure')).toBeVisible();
      await expect(page.getByText(lines.reasons.testUnsure)).toBeVisible();
    });

    test('a user who chooses a result that does not match the lines sees no lines, and the reason', async ({ app }) => {
      const page = await open(app, 'confirm-result', { language });
      await expect.poll(() => linesShown(page)).toEqual(['T none', 'C strong']);
      await choose(page, 'result', 'positive');
      await expect.poll(() => linesShown(page)).toEqual([]);
      const { positive, negative } = translations[language].general.choices.result;
      expect(await mainText(page)).toContain(steps['confirm-result'].changed.replace('{{result}}', positive));
      await choose(page, 'result', 'negative');
      await expect.poll(() => linesShown(page)).toEqual(['T none', 'C strong']);
      await choose(page, 'result', 'positive');
      await next(page);
      await expectStep(page, 'result-details');
      await expect.poll(() => linesShown(page)).toEqual([]);
      expect(await mainText(page)).toContain(lines.chosen.replace('{{result}}', negative));
    });

    test('the screen at the end of the wait shows what comes next and until when', async ({ app }) => {
      const page = await open(app, 'result-ready', { language });
      const { lead, by, points } = steps['result-ready'];
      const until = new Intl.DateTimeFormat(`${language}-US`, {
        hour: 'numeric',
        minute: '2-digit',
        timeZone: 'America/Los_Angeles',
      }).format(NOW + 15 * 60_000);
      const shown = await mainText(page);
      for (const text of [lead, by.replace('{{time}}', until), ...Object.values(points)])
        expect(shown).toContain(text.replace(/\s+/g, ' '));
      await expect.poll(() => linesShown(page)).toEqual(['covered']);
      await expect(page.locator('.scene .pic-figures')).toHaveCount(0);
    });
  });
}
