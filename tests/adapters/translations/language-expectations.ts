import type { Language } from '../../../core/domain/languages.ts';
import { englishGrade, spanishEase } from './readability.ts';

/** How texts are read: `prose` from beginning to end, an `instruction` a line at a time with something to do after each. */
export type Reading = 'prose' | 'instruction';

/** The US school grades that English texts need, at most and at least: below, words that carry the sense are missing (words.md section 1). */
const HIGHEST_GRADE = 6;
const HIGHEST_GRADE_OF_DOCUMENT = 5;
const LOWEST_GRADE: Readonly<Record<Reading, number>> = { prose: 4, instruction: 3 };

/** Fernández Huerta: 70 to 80 suits the sixth grade, 80 to 90 the fifth; above 95, a text is cut too short (words.md section 1). */
const LEAST_EASE = 70;
const LEAST_EASE_OF_DOCUMENT = 80;
const MOST_EASE = 95;

/** What tests expect of the texts of a language. */
export interface LanguageExpectations {
  /** Whether the sixth grade reads these texts with ease, by the measure of the language. */
  readonly isEasy: (texts: readonly string[]) => boolean;
  /** Whether a whole document is easier than `isEasy` requires of its parts: the fifth grade reads it. */
  readonly isVeryEasy: (texts: readonly string[]) => boolean;
  /** Whether texts are cut too short, for the way they are read: words are missing that carry the sense. */
  readonly isTooSimple: (texts: readonly string[], reading: Reading) => boolean;
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
    isEasy: (texts) => englishGrade(texts) <= HIGHEST_GRADE,
    isVeryEasy: (texts) => englishGrade(texts) <= HIGHEST_GRADE_OF_DOCUMENT,
    isTooSimple: (texts, reading) => englishGrade(texts) < LOWEST_GRADE[reading],
    example: 'Example',
    examples: 'Examples',
    confirmation: /^By clicking next you confirm/,
    serviceHours: /Monday to Friday, 8 am to 5 pm Pacific time/,
  },
  es: {
    isEasy: (texts) => spanishEase(texts) >= LEAST_EASE,
    isVeryEasy: (texts) => spanishEase(texts) >= LEAST_EASE_OF_DOCUMENT,
    isTooSimple: (texts) => spanishEase(texts) > MOST_EASE,
    example: 'Ejemplo',
    examples: 'Ejemplos',
    confirmation: /^Al tocar Siguiente, usted confirma/,
    serviceHours: /lunes a viernes, de 8 a\. m\. a 5 p\. m\., hora del Pacífico/,
  },
};
