import { err, ok } from '../../core/domain/result.ts';
import type { TextTree, TranslationSource } from '../../core/ports/translation-source.ts';
import { unexpected } from './expect.ts';
import type { HttpClient } from './ky-client.ts';

function isTextTree(value: unknown): value is TextTree {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((entry) => typeof entry === 'string' || isTextTree(entry));
}

function readTexts(body: string): TextTree | null {
  try {
    const texts: unknown = JSON.parse(body);
    return isTextTree(texts) ? texts : null;
  } catch {
    return null;
  }
}

/** The texts of a language, over HTTP. */
export function makeHttpTranslationSource(client: HttpClient): TranslationSource {
  return {
    load: async (language, area) => {
      const answer = await client.call('translations', { params: { language }, search: { area } });
      if (!answer.ok) return answer;
      const texts = readTexts(answer.value.body);
      return texts === null ? err(unexpected('translations', answer.value)) : ok(texts);
    },
  };
}
