import { createInstance, type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGES,
  TEXT_AREAS,
  type Language,
  type TextArea,
} from '../../core/domain/languages.ts';
import type { Storage } from '../../core/ports/storage.ts';
import type { TranslationSource } from '../../core/ports/translation-source.ts';

/** The storage key of the chosen language; a logout leaves it. */
export const LANGUAGE_KEY = 'language';

/** The area that every screen needs: the first page and the frame. */
export const FIRST_AREA: TextArea = 'landing';

/** The language chosen on this device, or the fallback. */
export function keptLanguage(storage: Storage): Language {
  const kept = storage.read(LANGUAGE_KEY);
  return isLanguage(kept) ? kept : FALLBACK_LANGUAGE;
}

function backendOver(source: TranslationSource): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, area, done) => {
      void source.load(language, area as TextArea).then((answer) => {
        if (answer.ok) done(null, answer.value);
        else done(new Error(answer.error.code), false);
      });
    },
  };
}

/** The translations with their first area loaded, where it came. The areas are i18next's namespaces. */
export async function makeTexts(
  source: TranslationSource,
  language: Language,
  alsoAtHand: readonly Language[] = [],
): Promise<i18n> {
  const texts = createInstance();
  await texts
    .use(backendOver(source))
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...LANGUAGES],
      // Every language has every text (the compiler sees to it), so nothing is fetched in a second language for a first one.
      fallbackLng: false,
      preload: [...alsoAtHand],
      ns: [FIRST_AREA],
      defaultNS: FIRST_AREA,
      // A key names one text, whichever area it travels in.
      fallbackNS: [...TEXT_AREAS],
      interpolation: { escapeValue: false },
    });
  return texts;
}

const RETRY_MS = 3_000;

/**
 * The texts at the start of the page, in the language asked for or else in the fallback (product.md section 4, "Session").
 * Without a network nothing can be said yet: it asks again until one comes. `html lang` follows the language from here on.
 */
export async function startTexts(source: TranslationSource, language: Language, page: Window): Promise<i18n> {
  // What the page preloads is on its way already: taken up, it is there in case the language asked for is not.
  const isPreloaded = page.document.querySelector('link[rel="preload"][as="fetch"]') !== null;
  const texts = await makeTexts(source, language, isPreloaded ? [FALLBACK_LANGUAGE] : []);
  while (!hasAreas(texts, [FIRST_AREA])) {
    // What is there begins: a person who waits for words reads them in the other language first, which can be changed.
    const hasFallback = hasAreas(texts, [FIRST_AREA], FALLBACK_LANGUAGE);
    if (!hasFallback) await texts.reloadResources([language, FALLBACK_LANGUAGE], [FIRST_AREA]);
    if (hasAreas(texts, [FIRST_AREA])) break;
    if (hasAreas(texts, [FIRST_AREA], FALLBACK_LANGUAGE)) await texts.changeLanguage(FALLBACK_LANGUAGE);
    else await new Promise((resolve) => page.setTimeout(resolve, RETRY_MS));
  }
  const mark = (shown: string): void => {
    page.document.documentElement.lang = shown;
  };
  mark(texts.language);
  texts.on('languageChanged', mark);
  return texts;
}

/** Whether every one of the areas is there in the current language. */
export function hasAreas(texts: i18n, areas: readonly TextArea[], language: string = texts.language): boolean {
  return areas.every((area) => texts.hasResourceBundle(language, area));
}

/** Loads areas in the current language; rejects when one does not come. */
export async function loadAreas(texts: i18n, areas: readonly TextArea[]): Promise<void> {
  if (hasAreas(texts, areas)) return;
  await texts.loadNamespaces([...areas]);
  // i18next remembers a failed load and would not ask again by itself.
  if (!hasAreas(texts, areas)) await texts.reloadResources([texts.language], [...areas]);
  if (!hasAreas(texts, areas)) throw new Error(`No texts for ${areas.join(', ')}`);
}

/** Has areas at hand in a language, which need not be the one that shows; rejects when one does not come. */
export async function loadNamespaces(texts: i18n, areas: readonly TextArea[], language: Language): Promise<void> {
  const missing = areas.filter((area) => !texts.hasResourceBundle(language, area));
  if (missing.length > 0) await texts.reloadResources([language], missing);
  if (!hasAreas(texts, areas, language)) throw new Error(`No texts for ${missing.join(', ')}`);
}

/**
 * Changes the language of everything shown, and keeps it. False when its texts did not come: the language stays. So it does when the texts
 * come after they were wanted.
 */
export async function switchLanguage(
  texts: i18n,
  storage: Storage,
  language: Language,
  isWanted: () => boolean = () => true,
): Promise<boolean> {
  const areas = [texts.options.ns ?? []].flat() as TextArea[];
  const missing = areas.filter((area) => !texts.hasResourceBundle(language, area));
  if (missing.length > 0) await texts.reloadResources([language], missing);
  if (!hasAreas(texts, areas, language)) return false;
  if (!isWanted()) return true;
  await texts.changeLanguage(language);
  storage.write(LANGUAGE_KEY, language);
  return true;
}

/** The languages that the switch offers beside the one that shows. */
export function otherLanguages(language: string): readonly Language[] {
  return LANGUAGES.filter((known) => known !== language);
}
