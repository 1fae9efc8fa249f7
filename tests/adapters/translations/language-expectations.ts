import type { Language } from '../../../core/domain/languages.ts';
import { englishGrade, spanishEase } from './readability.ts';

/** What tests expect of the texts of a language. */
export interface LanguageExpectations {
  /** Whether the sixth grade reads these texts with ease, by the measure of the language. */
  readonly isEasy: (texts: readonly string[]) => boolean;
  /** Whether a whole document is easier than `isEasy` requires of its parts: the fourth or fifth grade reads it. */
  readonly isVeryEasy: (texts: readonly string[]) => boolean;
  /** Whether texts that are read from beginning to end are cut too short: below grade 2, words are missing that carry the sense. */
  readonly isTooSimple: (texts: readonly string[]) => boolean;
  /** The word before the colon in the titles of examples. */
  readonly example: string;
  /** The same word for several examples. */
  readonly examples: string;
  /** The confirmation below the warnings. */
  readonly confirmation: RegExp;
  /** The hours of customer service. */
  readonly serviceHours: RegExp;
}

/** The expectations of each language. A new language needs its own, with a measure of how easy its texts are. */
export const EXPECTATIONS: Readonly<Record<Language, LanguageExpectations>> = {
  en: {
    isEasy: (texts) => englishGrade(texts) <= 6,
    isVeryEasy: (texts) => englishGrade(texts) <= 4,
    isTooSimple: (texts) => englishGrade(texts) < 2,
    example: 'Example',
    examples: 'Examples',
    confirmation: /^By clicking next you confirm/,
    serviceHours: /Monday to Friday, 8 am to 5 pm Pacific time/,
  },
  es: {
    // Fernández Huerta: 70 to 80 suits the sixth grade, 80 to 90 the fifth.
    isEasy: (texts) => spanishEase(texts) >= 70,
    isVeryEasy: (texts) => spanishEase(texts) >= 80,
    isTooSimple: (texts) => spanishEase(texts) > 95,
    example: 'Ejemplo',
    examples: 'Ejemplos',
    confirmation: /^Al tocar Siguiente, usted confirma/,
    serviceHours: /lunes a viernes, de 8 a\. m\. a 5 p\. m\., hora del Pacífico/,
  },
};
