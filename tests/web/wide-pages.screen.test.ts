import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
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

const { account, faq, landing, terms } = translations.es;

test('a form on a wide page, in Spanish, stands beside its heading and its errors, as wide as the landing', async ({
  app,
}) => {
  const { page } = await app.visit({ isNew: true, language: 'es', viewport: WINDOWS[0] });
  await goTo(page, '/');
  const footer = page.getByRole('contentinfo');
  const sides: { readonly x: number; readonly right: number }[] = [];
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    const { x, right } = await boxOf(footer);
    sides.push({ x, right });
  }
  await press(page, 'login');
  await expect(page.getByRole('heading', { level: 1, name: account.login.heading })).toBeVisible();
  await press(page, 'log-in');
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();

  for (const [index, viewport] of WINDOWS.entries()) {
    await page.setViewportSize(viewport);
    const email = await boxOf(field(page, 'email'));
    const heading = await boxOf(page.getByRole('heading', { level: 1 }));
    expect((await boxOf(summary)).right).toBeLessThan(email.x);
    expect((await boxOf(summary)).y).toBeLessThan(email.y);
    expect(heading.right).toBeLessThan(email.x);
    expect(await boxOf(footer)).toMatchObject(sides[index] ?? {});
    expect((await boxOf(page.getByRole('link', { name: landing.frame.home }))).x).toBeLessThan(email.x);
    await expectNoProblems(page);
  }
});

test('a document and the questions, in Spanish, have their contents and the way to support beside readable lines', async ({
  app,
}) => {
  const { page } = await app.visit({ isNew: true, language: 'es', viewport: WINDOWS[0] });
  await goTo(page, '/');
  await press(page, 'continue-as-guest');
  await press(page, 'continue');
  await press(page, 'terms-of-use');
  const contents = page.getByRole('navigation', { name: terms.terms.contents });
  const { title } = terms.terms.document.sections.privacy;
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await contents.getByRole('link', { name: title, exact: true }).click();
    const [links, section] = [await boxOf(contents), await boxOf(page.getByRole('heading', { name: title }))];
    expect(links.right).toBeLessThan(section.x);
    expect(links.y).toBeGreaterThanOrEqual(0);
    expect(links.bottom).toBeLessThanOrEqual(viewport.height);
    expect(await widestInEm(page.locator('main section :is(p, li)'))).toBeLessThan(LONGEST_LINE_EM);
    await expectNoProblems(page);
  }

  await press(page, 'back');
  await press(page, 'support');
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    const search = await boxOf(field(page, 'search'));
    const support = await boxOf(page.getByRole('region', { name: faq.faq.contact.heading }));
    expect(search.right).toBeLessThan(support.x);
    expect(support.bottom).toBeLessThan(viewport.height);
    await expectNoProblems(page);
  }
});
