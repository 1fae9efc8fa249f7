import { afterEach, describe, expect, it } from 'vitest';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { linesOfFile } from './lines-of-file.ts';
import { useRealApp } from './real-app.ts';
import { axeViolations, makeVisitor, press, type Visitor } from './visitor.ts';

const app = useRealApp();
let visitor: Visitor;
afterEach(() => visitor.leave());

const DOCUMENTS = LANGUAGES.flatMap((language) => [
  { language, name: 'terms-of-use', file: 'terms.md', texts: translations[language].terms.terms },
  { language, name: 'privacy-policy', file: 'privacy.md', texts: translations[language].privacy.privacy },
]);

describe.each(DOCUMENTS)('$name in $language', ({ language, name, file, texts }) => {
  const { title } = texts.document.sections.contact;

  it('leads from its contents to a section, goes back to the menu, and prints as written', async () => {
    visitor = await makeVisitor(app.browser, { baseURL: app.server.url, isNew: true, language });
    const { page, consoleProblems } = visitor;
    await page.goto('/');
    await press(page, 'continue-as-guest');
    await press(page, 'continue');
    await press(page, name);
    await page.getByRole('heading', { level: 1, name: texts.heading }).waitFor();
    const contents = page.getByRole('navigation', { name: texts.contents });
    const heading = page.getByRole('heading', { name: title, exact: true });

    await contents.getByText(texts.contents).click();
    await contents.getByRole('link', { name: title, exact: true }).click();

    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect((await heading.boundingBox())?.y).toBeLessThan(740);
    expect(await axeViolations(page)).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    const printed = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
    const main = texts.summary.title;
    const lines = linesOfFile(language, file);
    const points = lines.indexOf(main);
    const shown = lines.filter(
      (_, index) => index < points || index > points + Object.keys(texts.summary.points).length,
    );
    expect(printed.filter((line) => shown.includes(line)).toSorted()).toEqual(shown.toSorted());
    expect(printed).not.toContain(texts.contents);
    await page.emulateMedia({ media: null });

    await page.goBack();
    await page.waitForURL('**/home');
    expect(consoleProblems).toEqual([]);
  });
});
