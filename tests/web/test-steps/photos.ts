import type { Page } from '@playwright/test';
import { press } from '../visitor.ts';

/** Chooses a photo at a scan step. */
export async function choosePhoto(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'choose-photo');
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
}

/** The paragraphs of the open message, its title first. */
export const paragraphs = (page: Page): Promise<string[]> => page.getByRole('alert').locator('p').allTextContents();
