import type { Language } from '../../core/domain/languages.ts';

/** The selector of the button that changes to a language. */
export function languageSwitch(language: Language): string {
  return `[data-press="language"][lang="${language}"]`;
}
