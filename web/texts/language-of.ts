import type { i18n } from 'i18next';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../core/domain/languages.ts';

/** The current language of the texts. */
export function languageOf({ language }: Pick<i18n, 'language'>): Language {
  return isLanguage(language) ? language : FALLBACK_LANGUAGE;
}
