import type { Page, TestInfo } from '@playwright/test';

/** What the person of a test looks at. */
interface Looked {
  readonly page: Page;
}

/** Attaches to a failed test what a screen reader would say of each page that is still open. */
export async function attachWords(testInfo: TestInfo, visitors: readonly Looked[]): Promise<void> {
  for (const [index, { page }] of visitors.entries()) {
    if (page.isClosed()) continue;
    const words = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => String(error));
    await testInfo.attach(`words-${index + 1}`, { body: `${page.url()}\n\n${words}\n`, contentType: 'text/plain' });
  }
}
