/** The languages of the product; the first is the fallback (product.md section 9). */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'en';

/** The namespaces of the texts, so that a screen loads only what it shows. */
export const TEXT_AREAS = [
  'landing',
  'general',
  'steps',
  'account',
  'profiles',
  'results',
  'support',
  'terms',
  'privacy',
  'healthData',
  'faq',
  'yourData',
] as const;
export type TextArea = (typeof TEXT_AREAS)[number];

/** Whether an untrusted text is a supported language. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}
