import type { FaqSection, Question } from './faq-texts.ts';

const MARKS = /\p{M}/gu;
/** Characters that only some people type within a word: e-mail, Wi-Fi. U+2060 is the word joiner. */
const JOINERS = /[-‐‑'’\u2060]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** Removes case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

function wordsOf(text: string): readonly string[] {
  return text.split(BETWEEN_WORDS).filter((word) => word !== '');
}

/** The words of a question and its answer. A hyphenated word is included whole and in parts. */
function searchableWords({ question, answer, points = {} }: Question): readonly string[] {
  const text = plain([question, answer, ...Object.values(points)].join(' '));
  return [...wordsOf(text.replace(JOINERS, '')), ...wordsOf(text)];
}

/**
 * The sections with the questions that match: every typed word is the prefix of a word in the question or its answer.
 * Leaves out sections without matches. Ignores case, accents and hyphens.
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
