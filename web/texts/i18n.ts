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

/** The storage key of the chosen language; a logout does not remove it. */
export const LANGUAGE_KEY = 'language';

/** The namespace that every screen needs: the first page and the frame. */
export const FIRST_AREA: TextArea = 'landing';

/** The language chosen in this browser, or the fallback. */
export function savedLanguage(storage: Storage): Language {
  const saved = storage.read(LANGUAGE_KEY);
  return isLanguage(saved) ? saved : FALLBACK_LANGUAGE;
}

function makeBackend(source: TranslationSource): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, area, done) => {
      void source.load(language, area as TextArea).then((answer) => {
        if (answer.ok) done(null, answer.value);
        else done(answer.error.code, false);
      });
    },
  };
}

/** Initializes i18next with the first namespace, if it could be loaded. Text areas are i18next namespaces. */
export async function makeTexts(
  source: TranslationSource,
  language: Language,
  preloaded: readonly Language[] = [],
): Promise<i18n> {
  const texts = createInstance();
  await texts
    .use(makeBackend(source))
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...LANGUAGES],
      // The compiler ensures that every language has every text, so no fallback language needs to be loaded.
      fallbackLng: false,
      preload: [...preloaded],
      ns: [FIRST_AREA],
      defaultNS: FIRST_AREA,
      // Every key is unique across namespaces, so a lookup may search all of them.
      fallbackNS: [...TEXT_AREAS],
      // No key contains the separator, which is else tried in each area that lacks a text.
      ignoreJSONStructure: false,
      interpolation: { escapeValue: false },
      // Keys that are composed have no type: a test that meets a missing one fails by this message.
      saveMissing: true,
      missingKeyHandler: (_languages, _area, key) => reportError(new RangeError(`No text ${key}`)),
    });
  return texts;
}

const RETRY_MS = 3_000;

/**
 * Loads the first texts in the requested language, or else in the fallback (product.md section 4, "Session"). Without a
 * network nothing can be shown yet: it retries until one of them is loaded. From here on `html lang` follows the
 * language.
 */
export async function startTexts(source: TranslationSource, language: Language, page: Window): Promise<i18n> {
  // The page preloads the fallback texts: use that response, in case the requested language cannot be loaded.
  const isPreloaded = page.document.querySelector('link[rel="preload"][as="fetch"]') !== null;
  const texts = await makeTexts(source, language, isPreloaded ? [FALLBACK_LANGUAGE] : []);
  while (!hasAreas(texts, [FIRST_AREA])) {
    // Start with the fallback if only that is loaded: texts in the other language are better than none, and the user
    // can switch.
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

/** Whether all of the namespaces are loaded in the given language, by default the current one. */
export function hasAreas(texts: i18n, areas: readonly TextArea[], language: string = texts.language): boolean {
  return areas.every((area) => texts.hasResourceBundle(language, area));
}

/** Loads namespaces in the current language; rejects if one fails. */
export async function loadAreas(texts: i18n, areas: readonly TextArea[]): Promise<void> {
  if (hasAreas(texts, areas)) return;
  await texts.loadNamespaces([...areas]);
  // i18next caches a failed load and does not retry by itself.
  if (!hasAreas(texts, areas)) await texts.reloadResources([texts.language], [...areas]);
  if (!hasAreas(texts, areas)) throw new Error(`No texts for ${areas.join(', ')}`);
}

/** Loads namespaces in any language without switching to it; rejects if one fails. */
export async function loadNamespaces(texts: i18n, areas: readonly TextArea[], language: Language): Promise<void> {
  const missing = areas.filter((area) => !texts.hasResourceBundle(language, area));
  if (missing.length > 0) await texts.reloadResources([language], missing);
  if (!hasAreas(texts, areas, language)) throw new Error(`No texts for ${missing.join(', ')}`);
}

/** Why the language did not change: the server does not have it, or its texts could not be loaded. */
export type SwitchFailure = 'LANGUAGE_NOT_SUPPORTED' | 'notLoaded';

/** Switches and persists the language. Resolves with the reason, without a change, if its texts could not be loaded. */
export async function switchLanguage(
  texts: i18n,
  storage: Storage,
  language: Language,
  isWanted: () => boolean = () => true,
): Promise<SwitchFailure | null> {
  const areas = [texts.options.ns ?? []].flat() as TextArea[];
  const missing = areas.filter((area) => !texts.hasResourceBundle(language, area));
  const failures = new Set<string>();
  const note = (_language: string, _area: string, message: string): void => {
    failures.add(message);
  };
  texts.on('failedLoading', note);
  if (missing.length > 0) await texts.reloadResources([language], missing);
  texts.off('failedLoading', note);
  if (!hasAreas(texts, areas, language))
    return failures.has('LANGUAGE_NOT_SUPPORTED') ? 'LANGUAGE_NOT_SUPPORTED' : 'notLoaded';
  if (!isWanted()) return null;
  await texts.changeLanguage(language);
  storage.write(LANGUAGE_KEY, language);
  return null;
}

/** The languages that the switch offers beside the one that shows. */
export function otherLanguages(language: string): readonly Language[] {
  return LANGUAGES.filter((known) => known !== language);
}
