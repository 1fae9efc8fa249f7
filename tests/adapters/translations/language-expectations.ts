import type { Language } from '../../../core/domain/languages.ts';
import { englishGrade, spanishEase } from './readability.ts';

/** The US school grades that every English screen is written for: below is a telegram, above is hard to read. */
export const GRADES = { lowest: 4, highest: 6 } as const;
/** Fernández Huerta: 70 to 80 suits the sixth grade, more is easier; above the higher number, words are missing that carry the sense. */
export const EASE = { lowest: 70, highest: 95 } as const;

/** The least mean of the words in a sentence, in both languages. */
export const LEAST_WORDS_PER_SENTENCE = 8;

const HIGHEST_GRADE_OF_DOCUMENT = 5;
const LEAST_EASE_OF_DOCUMENT = 80;

/** What tests expect of the texts of a language. */
export interface LanguageExpectations {
  /** Whether the sixth grade reads these texts with ease, by the measure of the language. */
  readonly isEasy: (texts: readonly string[]) => boolean;
  /** Whether a whole document is easier than `isEasy` requires of its parts: the fifth grade reads it. */
  readonly isVeryEasy: (texts: readonly string[]) => boolean;
  /** Whether texts are cut too short: words are missing that carry the sense. */
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
    isEasy: (texts) => englishGrade(texts) <= GRADES.highest,
    isVeryEasy: (texts) => englishGrade(texts) <= HIGHEST_GRADE_OF_DOCUMENT,
    isTooSimple: (texts) => englishGrade(texts) < GRADES.lowest,
    example: 'Example',
    examples: 'Examples',
    confirmation: /^By clicking next you confirm/,
    serviceHours: /Monday to Friday, 8 am to 5 pm Pacific time/,
  },
  es: {
    isEasy: (texts) => spanishEase(texts) >= EASE.lowest,
    isVeryEasy: (texts) => spanishEase(texts) >= LEAST_EASE_OF_DOCUMENT,
    isTooSimple: (texts) => spanishEase(texts) > EASE.highest,
    example: 'Ejemplo',
    examples: 'Ejemplos',
    confirmation: /^Al tocar Siguiente, usted confirma/,
    serviceHours: /lunes a viernes, de 8 a\.m\. a 5 p\.m\., hora del Pacífico/,
  },
};
