import type { Language } from '../../../core/domain/languages.ts';
import { englishGrade, spanishEase } from './readability.ts';

/** How the texts of a screen are read. */
export type Reading = 'prose' | 'commands' | 'messages';

/** Below these, a text is a telegram: articles, connectives and the words that carry the sense are missing. */
interface Floor {
  /** The mean of the words in a sentence. */
  readonly wordsPerSentence: number;
  /** The US school grade that English needs. */
  readonly grade: number;
  /** The most that Spanish may have by Fernández Huerta, where more is easier. */
  readonly ease: number;
}

export const FLOORS: Readonly<Record<Reading, Floor>> = {
  /** Read from beginning to end: grade 4 to 6. */
  prose: { wordsPerSentence: 8, grade: 4, ease: 95 },
  /**
   * Read a line at a time beside a picture, with something to do or to look at after each. The words for that have one syllable, swab,
   * tube, drop and line, so that whole sentences of ten words are in grade 1 to 3. Only longer words could raise that, and none is plainer.
   */
  commands: { wordsPerSentence: 8, grade: 1, ease: 102 },
  /** One at a time, each on another occasion: in two short sentences, what is wrong and what to do. */
  messages: { wordsPerSentence: 6, grade: 1, ease: 95 },
};

const HIGHEST_GRADE = 6;
const HIGHEST_GRADE_OF_DOCUMENT = 5;
/** Fernández Huerta: 70 to 80 suits the sixth grade, 80 to 90 the fifth. */
const LEAST_EASE = 70;
const LEAST_EASE_OF_DOCUMENT = 80;

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
    isTooSimple: (texts, reading) => englishGrade(texts) < FLOORS[reading].grade,
    example: 'Example',
    examples: 'Examples',
    confirmation: /^By clicking next you confirm/,
    serviceHours: /Monday to Friday, 8 am to 5 pm Pacific time/,
  },
  es: {
    isEasy: (texts) => spanishEase(texts) >= LEAST_EASE,
    isVeryEasy: (texts) => spanishEase(texts) >= LEAST_EASE_OF_DOCUMENT,
    isTooSimple: (texts, reading) => spanishEase(texts) > FLOORS[reading].ease,
    example: 'Ejemplo',
    examples: 'Ejemplos',
    confirmation: /^Al tocar Siguiente, usted confirma/,
    serviceHours: /lunes a viernes, de 8 a\.m\. a 5 p\.m\., hora del Pacífico/,
  },
};
