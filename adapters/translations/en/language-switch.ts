import type { LanguageSwitchTexts } from '../texts.ts';

/** How the other languages offer this one, in its own words. */
export const languageSwitch: LanguageSwitchTexts = {
  name: 'English',
  label: 'Switch to English',
  busy: 'Loading…',
};
