import type { StartNoticeTexts } from '../texts.ts';

/** What a page says whose app has not started. It is built into the pages. */
export const startNotice: StartNoticeTexts = {
  title: 'Clearline has not started yet',
  slow: 'Your connection may be slow, so wait a moment and then load the page again.',
  noScript: 'Your browser does not run JavaScript, so turn it on in the settings and load the page again.',
  test: 'If your test has begun, it is saved here, but keep the time with a clock of your own.',
  browsers: 'If this does not help, use a newer phone or browser, with at least {{browsers}}.',
  reload: 'Load again',
};
