import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { axeViolations, goTo, type Visitor } from '../visitor.ts';
import { expectStep, next, openAt, showStep, type TesterOptions } from './tester.ts';

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

test(
  'the answers to both questions have drawings of one size, also in forced colors',
  { tag: '@full' },
  async ({ app }) => {
    const page = await open(app, 'control-line');
    for (const [step, answers] of [
      ['control-line', 3],
      ['test-line', 4],
    ] as const) {
      await showStep(page, { step });
      const { figure } = translations.en.steps.steps[step];
      await expect(page.getByRole('img', { name: figure }).locator('.scene')).toBeVisible();
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ forcedColors });
        const sizes = await page
          .locator('[data-window]')
          .evaluateAll((drawn) =>
            drawn.map((one) => one.getBoundingClientRect()).map(({ width, height }) => `${width} × ${height}`),
          );
        expect(sizes).toHaveLength(answers);
        expect(new Set(sizes).size).toBe(1);
      }
    }
  },
);
