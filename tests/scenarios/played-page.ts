import type { Keyboard, Page } from '@playwright/test';

/** The parts of a page that scenarios need. Playwright's page has them, and so has the page of every other engine. */
export type PlayedPage = Pick<
  Page,
  | 'bringToFront'
  | 'evaluate'
  | 'fill'
  | 'goto'
  | 'isChecked'
  | 'reload'
  | 'selectOption'
  | 'setChecked'
  | 'setInputFiles'
  | 'waitForSelector'
  | 'waitForTimeout'
> & { readonly keyboard: Pick<Keyboard, 'press' | 'type'> };
