import { errorCodeOf } from '../../core/api/api-route.ts';
import { TRANSLATIONS_ROUTE } from '../../core/api/translations-route.ts';
import type { TextArea } from '../../core/domain/languages.ts';
import { err, ok } from '../../core/domain/result.ts';
import type { TextTree, TranslationSource } from '../../core/ports/translation-source.ts';

/**
 * The URL of one area of a language; the first page preloads exactly this URL. With the version of the texts that the page was built
 * for, browsers cache the answer forever, as they do the page's scripts; with null they revalidate every time.
 */
export function translationsUrl(language: string, area: TextArea, version: string | null): string {
  const query = new URLSearchParams({ area, ...(version === null ? {} : { version }) });
  return `${TRANSLATIONS_ROUTE.path.replace(':language', encodeURIComponent(language))}?${query}`;
}

/** Texts are small: a network that takes longer has stalled. */
const ANSWERED_WITHIN_MS = 8_000;

/** The oldest supported browsers lack `AbortSignal.timeout`; they wait for the network's own timeout. */
function timeLimit(): RequestInit {
  const { timeout } = AbortSignal as Partial<Pick<typeof AbortSignal, 'timeout'>>;
  return timeout === undefined ? {} : { signal: timeout.call(AbortSignal, ANSWERED_WITHIN_MS) };
}

/**
 * Loads texts with the browser's own fetch. A client library would have to be loaded before the first word shows, and would miss the
 * preloaded response.
 */
export function makeFetchTranslationSource(request: typeof fetch, version: string | null): TranslationSource {
  return {
    async load(language, area) {
      try {
        const response = await request(translationsUrl(language, area, version), timeLimit());
        if (response.ok) return ok((await response.json()) as TextTree);
        return err({ code: errorCodeOf(TRANSLATIONS_ROUTE, response.status), status: response.status });
      } catch {
        return err({ code: 'NETWORK_REQUEST_FAILED' });
      }
    },
  };
}
