import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** What both formulas count, in the words of flesch-kincaid. */
interface Counts extends Record<string, number> {
  readonly sentence: number;
  readonly word: number;
  readonly syllable: number;
}

/** The sentences of a text; a colon before a new thought does not end one. Variables read as one short word. */
export function sentencesOf(text: string): string[] {
  const read = text.replace(/\{\{\w+\}\}/g, 'dos').replace(/(\d)\.(?=\d)/g, '$1');
  return read
    .replace(/([ap])\.m\./g, '$1m')
    .split(/[.!?…]+(?:\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

/** The words of a text; a number, a fraction or a date is one word, and has one syllable, as in Flesch's instructions (1979). */
export function wordsOf(text: string): string[] {
  // The word joiner in COVID-19 does not split it.
  return text.replaceAll('\u2060', '').match(/[\p{L}\p{N}][\p{L}\p{N}'’/:@-]*/gu) ?? [];
}

/**
 * Syllables of a Spanish word: one for each group of vowels, and one more where an accented weak vowel or two strong
 * vowels stand side by side. The u of que, qui, gue, gui is silent.
 */
export function spanishSyllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/(?<=[qg])u(?=[eiéí])/g, '')
    .replace(/y$/, 'i');
  const groups = spoken.match(/[aeiouáéíóúü]+/g) ?? [];
  const breaks = spoken.match(/[aeoáéó](?=[aeoáéóíú])|[íú](?=[aeoáéó])/g) ?? [];
  return Math.max(1, groups.length + breaks.length);
}

function count(texts: readonly string[], syllablesOf: (word: string) => number): Counts {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  return {
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  };
}

/** The US school grade that reads these English texts with ease (Flesch and Kincaid 1975). */
export function englishGrade(texts: readonly string[]): number {
  return fleschKincaid(count(texts, (word) => Math.max(1, syllable(word))));
}

/** How easy these Spanish texts are (Fernández Huerta 1959): 70 to 80 suits the sixth grade, more is easier. */
export function spanishEase(texts: readonly string[]): number {
  const { sentence, word, syllable: spoken } = count(texts, spanishSyllables);
  return 206.84 - 60 * (spoken / word) - 1.02 * (word / sentence);
}
