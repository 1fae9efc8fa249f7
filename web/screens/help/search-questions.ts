import type { FaqSection, Question } from './faq-texts.ts';

const MARKS = /\p{M}/gu;
/** What is written within a word by some and left out by others: e-mail, Wi-Fi. U+2060 forbids a line break. */
const JOINERS = /[-‐‑'’\u2060]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

function wordsOf(text: string): readonly string[] {
  return text.split(BETWEEN_WORDS).filter((word) => word !== '');
}

/** The words of a question and its answer; one with a hyphen as a whole and in its parts. */
function searchableWords({ question, answer, points = {} }: Question): readonly string[] {
  const text = plain([question, answer, ...Object.values(points)].join(' '));
  return [...wordsOf(text.replace(JOINERS, '')), ...wordsOf(text)];
}

/**
 * The questions in which every word that was typed begins a word, in the question or in the answer, in their sections; a
 * section without any is left out. Case, accents and hyphens do not matter.
 */
export function searchQuestions(sections: readonly FaqSection[], typed: string): readonly FaqSection[] {
  const wanted = wordsOf(plain(typed).replace(JOINERS, ''));
  const matches = (question: Question): boolean => {
    const words = searchableWords(question);
    return wanted.every((begin) => words.some((word) => word.startsWith(begin)));
  };
  return sections
    .map((section) => ({ ...section, questions: section.questions.filter(([, question]) => matches(question)) }))
    .filter(({ questions }) => questions.length > 0);
}
