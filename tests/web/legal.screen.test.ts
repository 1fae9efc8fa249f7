import { expect, test } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { pressElsewhere } from '../support/press-elsewhere.ts';
import { linesOfFile } from './lines-of-file.ts';
import { axeViolations, press, type Visitor } from './visitor.ts';

let visitor: Visitor;
const DOCUMENTS = LANGUAGES.flatMap((language) => [
  { language, name: 'terms-of-use', file: 'terms.md', texts: translations[language].terms.terms },
  { language, name: 'privacy-policy', file: 'privacy.md', texts: translations[language].privacy.privacy },
  {
    language,
    name: 'health-data-policy',
    file: 'health-data.md',
    texts: translations[language].healthData.healthData,
  },
]);

for (const { language, name, file, texts } of DOCUMENTS) {
  test.describe(`${name} in ${language}`, () => {
    const { title } = texts.document.sections.contact;

    test('leads from its contents to a section, goes back to the menu, and prints as written', async ({ app }) => {
      visitor = await app.visit({ isNew: true, language });
      const { page } = visitor;
      await page.goto('/');
      await press(page, 'continue-as-guest');
      await press(page, 'continue');
      await press(page, name);
      await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
      const contents = page.getByRole('navigation', { name: texts.contents });
      const heading = page.getByRole('heading', { name: title, exact: true });

      await pressElsewhere(contents.getByText(texts.contents));
      await contents.getByRole('link', { name: title, exact: true }).click();

      await expect(heading).toBeFocused();
      await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
      expect((await heading.boundingBox())?.y).toBeLessThan(740);
      expect(await axeViolations(page)).toEqual([]);

      await page.emulateMedia({ media: 'print' });
      const printed = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
      const main = texts.summary.title;
      const lines = linesOfFile(language, file);
      const points = lines.indexOf(main);
      const shown = lines.filter(
        (_, index) =>
          name === 'health-data-policy' || index < points || index > points + Object.keys(texts.summary.points).length,
      );
      expect(printed.filter((line) => shown.includes(line)).toSorted()).toEqual(shown.toSorted());
      expect(printed).not.toContain(texts.contents);
      await page.emulateMedia({ media: null });

      await page.goBack();
      await page.waitForURL('**/home');
    });
  });
}

for (const language of LANGUAGES) {
  const { landing, healthData } = translations[language];

  test(`a visitor opens the policy about health data on the first page, and returns to it, in ${language}`, async ({
    app,
  }) => {
    const { page } = await app.visit({ isNew: true, language, viewport: { width: 320, height: 568 } });
    await page.goto('/');
    await page.getByRole('link', { name: landing.landing.healthData }).click();
    await expect(page.getByRole('heading', { level: 1, name: healthData.healthData.heading })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: healthData.healthData.heading })).toBeVisible();
    await press(page, 'back');
    await page.waitForURL((url) => url.pathname === '/');
  });
}
