import { isLanguage, type Language, type TextArea } from '../../core/domain/languages.ts';
import { err, ok } from '../../core/domain/result.ts';
import type { TextTree, TranslationSource } from '../../core/ports/translation-source.ts';

/** Texts by language and area. */
export type TextsByLanguage = Readonly<Record<Language, Readonly<Record<TextArea, TextTree>>>>;

/** Serves texts that are already in memory. */
export function makeMemoryTranslationSource(texts: TextsByLanguage): TranslationSource {
  return {
    load: (language, area) =>
      Promise.resolve(
        isLanguage(language)
          ? ok(texts[language][area])
          : err({ code: 'LANGUAGE_NOT_SUPPORTED' as const, status: 404 }),
      ),
  };
}
