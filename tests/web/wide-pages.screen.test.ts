import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { field } from './fields.ts';
import { axeViolations, goTo, press, sidewaysScroll } from './visitor.ts';

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1000 },
] as const;

/** Longer lines are hard to follow; a little is allowed for rounding. */
const LONGEST_LINE_EM = 34.1;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${String(locator)} does not show.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The widest of the elements, in the size of its own text. */
const widestInEm = (elements: Locator): Promise<number> =>
  elements.evaluateAll((all) =>
    Math.max(
      ...all.map((one) => one.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(one).fontSize)),
    ),
  );

async function expectNoProblems(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
}

for (const language of LANGUAGES) {
  for (const viewport of WINDOWS) {
    test.describe(`a window of ${String(viewport.width)} pixels, in ${language}`, () => {
      const { account, faq, landing, terms } = translations[language];

      test('has a form beside its heading and its errors, as wide as the landing', async ({ app }) => {
        const { page } = await app.visit({ isNew: true, language, viewport });
        await goTo(page, '/');
        const footer = page.getByRole('contentinfo');
        const { x, right } = await boxOf(footer);

        await press(page, 'login');
        await expect(page.getByRole('heading', { level: 1, name: account.login.heading })).toBeVisible();
        await press(page, 'log-in');
        const summary = page.locator('.error-summary');
        await expect(summary).toBeFocused();

        const email = await boxOf(field(page, 'email'));
        const heading = await boxOf(page.getByRole('heading', { level: 1 }));
        expect((await boxOf(summary)).right).toBeLessThan(email.x);
        expect((await boxOf(summary)).y).toBeLessThan(email.y);
        expect(heading.right).toBeLessThan(email.x);
        expect(await boxOf(footer)).toMatchObject({ x, right });
        expect((await boxOf(page.getByRole('link', { name: landing.frame.home }))).x).toBeLessThan(email.x);
        await expectNoProblems(page);
      });

      test('has the contents of a document and the way to support beside lines of a readable length', async ({
        app,
      }) => {
        const { page } = await app.visit({ isNew: true, language, viewport });
        await goTo(page, '/');
        await press(page, 'continue-as-guest');
        await press(page, 'continue');
        await press(page, 'terms-of-use');
        const contents = page.getByRole('navigation', { name: terms.terms.contents });
        const { title } = terms.terms.document.sections.privacy;
        await contents.getByRole('link', { name: title, exact: true }).click();
        const [links, section] = [await boxOf(contents), await boxOf(page.getByRole('heading', { name: title }))];
        expect(links.right).toBeLessThan(section.x);
        expect(links.y).toBeGreaterThanOrEqual(0);
        expect(links.bottom).toBeLessThanOrEqual(viewport.height);
        expect(await widestInEm(page.locator('main section :is(p, li)'))).toBeLessThan(LONGEST_LINE_EM);
        await expectNoProblems(page);

        await page.goBack();
        await press(page, 'support');
        const search = await boxOf(field(page, 'search'));
        const support = await boxOf(page.getByRole('region', { name: faq.faq.contact.heading }));
        expect(search.right).toBeLessThan(support.x);
        expect(support.bottom).toBeLessThan(viewport.height);
        await expectNoProblems(page);
      });
    });
  }
}
