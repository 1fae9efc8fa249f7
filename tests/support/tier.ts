import { describe } from 'vitest';
import { LANGUAGES, type Language } from '../../core/domain/languages.ts';

/** The options of a suite that belongs to the second tier unless something holds. */
export const fullUnless = (isFirstTier: boolean): { readonly tags: 'full'[] } => ({
  tags: isFirstTier ? [] : ['full'],
});

/** A suite in every language: in English with each change, in the others in the second tier. */
export function describeInLanguages(title: string, define: (language: Language) => void): void {
  for (const language of LANGUAGES) {
    describe(`${title}, in ${language}`, fullUnless(language === 'en'), () => define(language));
  }
}
