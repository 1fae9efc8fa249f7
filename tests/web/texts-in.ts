import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { translations } from '../../adapters/translations/index.ts';
import { TEXT_AREAS, type Language } from '../../core/domain/languages.ts';

/** The app's texts in one language, from all areas. */
export async function textsIn(language: Language): Promise<i18n> {
  const texts = i18next.createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    resources: translations,
    defaultNS: 'landing',
    fallbackNS: [...TEXT_AREAS],
    interpolation: { escapeValue: false },
  });
  return texts;
}
