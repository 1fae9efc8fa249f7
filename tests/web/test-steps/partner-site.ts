import type { Page } from '@playwright/test';
import { fulfil } from '../../support/answers.ts';

/** Answers in place of the website of the partner with a kit of its own. */
export async function openPartnerSite(page: Page): Promise<void> {
  await page.context().route('https://partner.example/**', (route) => fulfil(route, { body: 'Partner' }));
}
