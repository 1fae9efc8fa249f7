import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { type Language } from '../../../core/domain/languages.ts';
import { FDA_QUESTIONS } from '../../../core/domain/kit-texts.ts';
import { SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import { withKitNumbers } from '../../support/kit-text.ts';
import { field } from '../fields.ts';
import { axeViolations, press, sidewaysScroll, smallTargets, type Visitor } from '../visitor.ts';

let visitor: Visitor;
const textsIn = (language: Language) => translations[language].faq.faq;
const sectionsIn = (language: Language) => Object.values(textsIn(language).sections);
const english = textsIn('en');

/** A guest who opened the questions from the menu. */
async function openFaq(app: RealApp, language: Language = 'en'): Promise<Visitor> {
  const viewport = { width: 320, height: 568 };
  visitor = await app.visit({ isNew: true, language, viewport });
  const { page } = visitor;
  await page.goto('/');
  await press(page, 'continue-as-guest');
  await press(page, 'continue');
  await press(page, 'support');
  await expect(field(page, 'search')).toBeVisible();
  return visitor;
}

const searchFor = (page: Page, words: string): Promise<void> => field(page, 'search').fill(words);
const asked = (page: Page): Promise<string[]> => page.locator('.question > summary').allTextContents();
const open = (page: Page): Promise<string[]> => page.locator('.question[open] > summary').allTextContents();
const titles = (page: Page): Promise<string[]> => page.locator('main h2').allTextContents();
const ask = (page: Page, question: string): Promise<void> => page.click(`#faq-sections summary:text-is("${question}")`);
const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

async function expectNoProblems({ page }: Visitor): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

test.describe('the questions at 320 pixels, in Spanish', () => {
  const { heading, top, contact, search } = textsIn('es');

  test('start with the top ones, lead to the rest and to support, and are found by words in their answers', async ({
    app,
  }) => {
    const { page } = await openFaq(app, 'es');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect.poll(() => asked(page)).toHaveLength(6);
    await expect.poll(() => titles(page)).toEqual([top, contact.heading]);
    await expect(page.locator('main')).toContainText(contact.hours);
    await expect(page.locator(`main a[href="mailto:${SUPPORT_EMAIL}"]`)).toHaveCount(1);
    expect(await smallTargets(page)).toEqual([]);
    await expectNoProblems(visitor);

    await press(page, 'see-all-questions');

    await expect
      .poll(() => titles(page))
      .toEqual([top, ...sectionsIn('es').map(({ title }) => title), contact.heading]);
    const all = sectionsIn('es').flatMap(({ questions }) =>
      Object.entries<{ readonly question: string }>(questions)
        // The first kit is authorized for emergency use.
        .filter(([id]) => id !== FDA_QUESTIONS.cleared)
        .map(([, { question }]) => question),
    );
    expect((await asked(page)).slice(6)).toEqual(all);
    await expectNoProblems(visitor);

    await searchFor(page, 'poison');

    await expect.poll(() => asked(page)).toEqual([textsIn('es').sections.usingTest.questions.liquid.question]);
    await expect.poll(() => open(page)).toEqual([]);
    await expect.poll(() => page.textContent('.faq [role="status"]')).toBe(search.found.replace('{{count}}', '1'));
    await page.click('.question > summary');
    await expect(page.locator('.question[open] a')).toHaveAttribute('href', 'tel:+18002221222');
    await expectNoProblems(visitor);
  });
});

test.describe('a section', () => {
  const { usingTest, webApp } = english.sections;
  const { drops, spray } = usingTest.questions;

  test('has one answer open at a time, leaves other sections unchanged, and keeps the pressed question in view', async ({
    app,
  }) => {
    const { page } = await openFaq(app);
    await press(page, 'see-all-questions');

    await ask(page, webApp.questions.download.question);
    await ask(page, drops.question);
    await expect(page.locator(`text=${withKitNumbers(drops.answer)}`)).toBeVisible();
    await ask(page, spray.question);

    await expect.poll(() => open(page)).toEqual([webApp.questions.download.question, spray.question]);
    await ask(page, spray.question);
    await expect.poll(() => open(page)).toEqual([webApp.questions.download.question]);

    await test.step('when a long answer above it closes, the pressed question stays in view', async () => {
      await ask(page, webApp.questions.sent.question);
      const next = page.locator(`#faq-sections summary:text-is("${webApp.questions.anonymous.question}")`);
      await next.click();
      await expect.poll(() => open(page)).toEqual([webApp.questions.anonymous.question]);
      await expect.poll(async () => (await next.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await expect.poll(async () => (await next.boundingBox())?.y).toBeLessThan(568);
      await next.click();
      await ask(page, webApp.questions.download.question);
    });

    // A browser without support for such groups.
    await page.$$eval('details', (all) => all.forEach((one) => one.removeAttribute('name')));

    await ask(page, spray.question);
    await ask(page, drops.question);

    await page.waitForFunction(() => document.querySelectorAll('.question[open]').length === 2);
    await expect.poll(() => open(page)).toEqual([webApp.questions.download.question, drops.question]);
  });
});

test.describe('with only the keyboard, a user', () => {
  test('searches, moves to a match, opens and closes an answer, and shows all questions', async ({ app }) => {
    const { page } = await openFaq(app);
    const { liquid } = english.sections.usingTest.questions;
    await field(page, 'search').focus();
    await page.keyboard.type('skin eyes');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(english.search.found.replace('{{count}}', '1'));

    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe(liquid.question);
    await page.keyboard.press('Enter');
    await expect.poll(() => open(page)).toEqual([liquid.question]);
    await page.keyboard.press('Space');
    await expect.poll(() => open(page)).toEqual([]);

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => asked(page)).toHaveLength(6);
    await page.focus('[data-press="see-all-questions"]');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-press="see-all-questions"][aria-expanded="true"]')).toBeVisible();
    await expect.poll(async () => (await asked(page)).length).toBeGreaterThan(36);
    await page.keyboard.press('Enter');
    await expect.poll(() => asked(page)).toHaveLength(6);
  });
});
