import { expect, type Page } from '@playwright/test';
import { GUEST_PAGE_OF, GUEST_PAGES } from '../../../core/domain/guest-pages.ts';
import { fill, type FieldName } from '../fields.ts';
import { next } from './tester.ts';

type Values = Readonly<Partial<Record<FieldName & keyof typeof GUEST_PAGE_OF, string>>>;

/** Fills in the guest form page by page, and sends it. */
export async function fillGuestForm(page: Page, values: Values): Promise<void> {
  for (const open of GUEST_PAGES) {
    await expect(page.locator(`[data-page="${open}"]`)).toBeVisible();
    const here = Object.entries(values).filter(([name]) => GUEST_PAGE_OF[name as keyof Values] === open);
    await fill(page, Object.fromEntries(here));
    await next(page);
  }
}
