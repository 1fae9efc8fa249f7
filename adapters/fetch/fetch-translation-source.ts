import { API_ROUTES, errorCodeFor } from '../../core/api/routes.ts';
import type { TextArea } from '../../core/domain/languages.ts';
import { err, ok } from '../../core/domain/result.ts';
import type { TextTree, TranslationSource } from '../../core/ports/translation-source.ts';

/** The address of one area of a language; the first page preloads it under the very same one. */
export function translationsUrl(language: string, area: TextArea): string {
  return `${API_ROUTES.translations.path.replace(':language', encodeURIComponent(language))}?area=${area}`;
}

/**
 * Texts from the server by the browser's own fetch. A client library would have to be loaded before the first word
 * shows, and would not be given the response that the page preloads.
 */
export function makeFetchTranslationSource(request: typeof fetch): TranslationSource {
  return {
    async load(language, area) {
      try {
        const response = await request(translationsUrl(language, area));
        if (response.ok) return ok((await response.json()) as TextTree);
        return err({ code: errorCodeFor('translations', response.status), status: response.status });
      } catch {
        return err({ code: 'NETWORK_REQUEST_FAILED' });
      }
    },
  };
}
