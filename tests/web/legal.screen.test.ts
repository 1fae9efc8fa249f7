import { expect, test } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
import { pressElsewhere } from '../support/press-elsewhere.ts';
import { linesOfFile } from './lines-of-file.ts';
import { axeViolations, goTo, press, reload } from './visitor.ts';

const { terms, privacy, healthData } = translations.es;
const DOCUMENTS = [
  { name: 'terms-of-use', file: 'terms.md', texts: terms.terms },
  { name: 'privacy-policy', file: 'privacy.md', texts: privacy.privacy },
  { name: 'health-data-policy', file: 'health-data.md', texts: healthData.healthData },
] as const;

test('each document in Spanish leads from its contents to a section, prints as written, and goes back', async ({
  app,
}) => {
  const { page } = await app.visit({ isNew: true, language: 'es' });
  await page.goto('/');
  await press(page, 'continue-as-guest');
  await press(page, 'continue');
  for (const { name, file, texts } of DOCUMENTS) {
    const { title } = texts.document.sections.contact;
    await test.step(`${name}: contents`, async () => {
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
    });

    await test.step(`${name}: on paper`, async () => {
      await page.emulateMedia({ media: 'print' });
      const printed = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
      const lines = linesOfFile('es', file);
      const points = lines.indexOf(texts.summary.title);
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
  }
});

test('a visitor opens the policy about health data on the first page, and returns to it', async ({ app }) => {
  const { page } = await app.visit({ language: 'es', viewport: { width: 320, height: 568 } });
  const heading = page.getByRole('heading', { level: 1, name: healthData.healthData.heading });
  await goTo(page, '/');
  await page.getByRole('link', { name: translations.es.landing.landing.healthData }).click();
  await expect(heading).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await reload(page);
  await expect(heading).toBeVisible();
  await press(page, 'back');
  await page.waitForURL((url) => url.pathname === '/');
});
