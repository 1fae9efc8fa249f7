import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import { withKitNumbers } from '../../support/kit-text.ts';
import { useRealApp } from '../real-app.ts';
import { languageSwitch } from '../../support/language-switch.ts';
import { axeViolations, makeVisitor, press, sidewaysScroll, smallTargets, type Visitor } from '../visitor.ts';

const app = useRealApp();
let visitor: Visitor;
afterEach(() => visitor.leave());

const textsIn = (language: Language) => translations[language].faq.faq;
const sectionsIn = (language: Language) => Object.values(textsIn(language).sections);
const english = textsIn('en');

/** A guest who opened the questions from the menu. */
async function openFaq(language: Language = 'en'): Promise<Visitor> {
  const viewport = { width: 320, height: 568 };
  visitor = await makeVisitor(app.browser, { baseURL: app.server.url, isNew: true, language, viewport });
  const { page } = visitor;
  await page.goto('/');
  await press(page, 'continue-as-guest');
  await press(page, 'continue');
  await press(page, 'support');
  await page.waitForSelector('[name="search"]');
  return visitor;
}

const searchFor = (page: Page, words: string): Promise<void> => page.fill('[name="search"]', words);
const asked = (page: Page): Promise<string[]> => page.locator('.question > summary').allTextContents();
const open = (page: Page): Promise<string[]> => page.locator('.question[open] > summary').allTextContents();
const titles = (page: Page): Promise<string[]> => page.locator('main h2').allTextContents();
const ask = (page: Page, question: string): Promise<void> => page.click(`#faq-sections summary:text-is("${question}")`);
const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

async function expectNoProblems({ page, consoleProblems }: Visitor): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(consoleProblems).toEqual([]);
}

describe.each(LANGUAGES)('the questions at 320 pixels, in %s', (language: Language) => {
  const { heading, top, contact, search } = textsIn(language);

  it('start with the top ones, lead to the rest and to support, and are found by words in their answers', async () => {
    const { page } = await openFaq(language);

    expect(await page.textContent('h1')).toBe(heading);
    await expect.poll(() => asked(page)).toHaveLength(6);
    await expect.poll(() => titles(page)).toEqual([top, contact.heading]);
    expect(await page.textContent('main')).toContain(contact.hours);
    expect(await page.locator(`main a[href="mailto:${SUPPORT_EMAIL}"]`).count()).toBe(1);
    expect(await smallTargets(page)).toEqual([]);
    await expectNoProblems(visitor);

    await press(page, 'see-all-questions');

    await expect
      .poll(() => titles(page))
      .toEqual([top, ...sectionsIn(language).map(({ title }) => title), contact.heading]);
    const all = sectionsIn(language).flatMap(({ questions }) =>
      Object.values<{ readonly question: string }>(questions).map(({ question }) => question),
    );
    expect((await asked(page)).slice(6)).toEqual(all);
    await expectNoProblems(visitor);

    await searchFor(page, 'poison');

    await expect.poll(() => asked(page)).toEqual([textsIn(language).sections.usingTest.questions.liquid.question]);
    await expect.poll(() => open(page)).toEqual([]);
    await expect.poll(() => page.textContent('.faq [role="status"]')).toBe(search.found.replace('{{count}}', '1'));
    await page.click('.question > summary');
    expect(await page.getAttribute('.question[open] a', 'href')).toBe('tel:+18002221222');
    await expectNoProblems(visitor);
  });
});

describe('a section', () => {
  const { usingTest, webApp } = english.sections;
  const { drops, spray } = usingTest.questions;

  it('has one answer open at a time, and leaves other sections unchanged', async () => {
    const { page } = await openFaq();
    await press(page, 'see-all-questions');

    await ask(page, webApp.questions.download.question);
    await ask(page, drops.question);
    expect(await page.locator(`text=${withKitNumbers(drops.answer)}`).isVisible()).toBe(true);
    await ask(page, spray.question);

    await expect.poll(() => open(page)).toEqual([webApp.questions.download.question, spray.question]);
    await ask(page, spray.question);
    await expect.poll(() => open(page)).toEqual([webApp.questions.download.question]);

    // A browser without support for such groups.
    await page.$$eval('details', (all) => all.forEach((one) => one.removeAttribute('name')));

    await ask(page, spray.question);
    await ask(page, drops.question);

    await page.waitForFunction(() => document.querySelectorAll('.question[open]').length === 2);
    await expect.poll(() => open(page)).toEqual([webApp.questions.download.question, drops.question]);
  });

  it('keeps the pressed question in view when a long answer above it closes', async () => {
    const { page } = await openFaq();
    await press(page, 'see-all-questions');
    await ask(page, webApp.questions.sent.question);
    const next = page.locator(`#faq-sections summary:text-is("${webApp.questions.anonymous.question}")`);

    await next.click();

    await page.waitForFunction(() => document.querySelectorAll('.question[open]').length === 1);
    await expect.poll(async () => (await next.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await next.boundingBox())?.y).toBeLessThan(568);
  });
});

describe('with only the keyboard, a user', () => {
  it('searches, moves to a match, opens and closes an answer, and shows all questions', async () => {
    const { page } = await openFaq();
    const { liquid } = english.sections.usingTest.questions;
    await page.focus('[name="search"]');
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
    await page.waitForSelector('[data-press="see-all-questions"][aria-expanded="true"]');
    await expect.poll(async () => (await asked(page)).length).toBeGreaterThan(36);
    await page.keyboard.press('Enter');
    await expect.poll(() => asked(page)).toHaveLength(6);
  });
});

describe('a search', () => {
  it('without a match shows a message and leads to all questions', async () => {
    const { page } = await openFaq();

    await searchFor(page, 'xylophone');
    await expect.poll(() => page.textContent('.faq [role="status"]')).toBe(english.search.none);
    await expect.poll(() => asked(page)).toEqual([]);
    await expect.poll(() => titles(page)).toEqual([english.contact.heading]);
    await expectNoProblems(visitor);

    await press(page, 'show-all-questions');

    expect(await page.inputValue('[name="search"]')).toBe('');
    await expect.poll(() => focused(page)).toBe(english.seeAll);
    await expect.poll(async () => (await asked(page)).length).toBeGreaterThan(36);
  });

  it('works offline, ignores case and accents, and follows the language of the page', async () => {
    const { page, context } = await openFaq('es');
    await context.setOffline(true);

    await searchFor(page, 'CUANTAS gotas');

    await expect.poll(() => asked(page)).toEqual([textsIn('es').sections.usingTest.questions.drops.question]);
    await context.setOffline(false);
    await page.click(languageSwitch('en'));
    await page.waitForSelector(`h1:text-is("${english.heading}")`);
    await expect.poll(() => page.textContent('.faq [role="status"]')).toBe(english.search.none);
  });
});
