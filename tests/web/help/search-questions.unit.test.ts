import { describe, expect, it } from 'vitest';
import type { FaqSection } from '../../../web/screens/help/faq-texts.ts';
import { searchQuestions } from '../../../web/screens/help/search-questions.ts';

const SECTIONS: readonly FaqSection[] = [
  {
    id: 'webApp',
    title: 'The web app',
    questions: [
      ['code', { question: 'No code came. What now?', answer: 'Look at your e-mail, in the spam folder.' }],
      ['wifi', { question: 'What if I lose Wi-Fi?', answer: 'The test for COVID-19 goes on, at any age.' }],
    ],
  },
  {
    id: 'results',
    title: 'Resultados',
    questions: [
      [
        'line',
        {
          question: '¿Cómo leo las líneas?',
          answer: 'Mire la ventana.',
          points: { positive: 'Positivo: una línea en T.' },
        },
      ],
    ],
  },
];

const idsFor = (typed: string): readonly string[] =>
  searchQuestions(SECTIONS, typed).flatMap(({ id, questions }) => questions.map(([question]) => `${id}.${question}`));

const ALL = ['webApp.code', 'webApp.wifi', 'results.line'];

describe('searching the questions', () => {
  it.each([
    ['words of a question', 'lose', ['webApp.wifi']],
    ['words of an answer', 'spam', ['webApp.code']],
    ['words of a list', 'positivo', ['results.line']],
    ['beginnings of words', 'fold', ['webApp.code']],
    ['words in another case', 'SPAM', ['webApp.code']],
    ['words without their accents', 'como lineas', ['results.line']],
    ['accents that a text does not have', 'vèntána', ['results.line']],
    ['accents typed as combining characters', 'Co\u0301mo', ['results.line']],
    ['every word, in any order', 'now code', ['webApp.code']],
    ['no question that lacks one of the words', 'code wifi', []],
    ['a word written without its hyphen', 'email', ['webApp.code']],
    ['a word with its hyphen', 'e-mail', ['webApp.code']],
    ['a hyphen where the text has none', 'sp-am', ['webApp.code']],
    ['a part of a word with a hyphen', '19', ['webApp.wifi']],
    ['surrounding spaces and punctuation', '  what,  now? ', ['webApp.code']],
    ['nothing for the middle of a word', 'ookies ail', []],
    ['age, and not message or page', 'age', ['webApp.wifi']],
    ['only punctuation as empty input', '?!', ALL],
  ])('finds %s', (_what, typed, ids) => {
    expect(idsFor(typed)).toEqual(ids);
  });

  it('leaves out sections without a match, and keeps the order', () => {
    expect(searchQuestions(SECTIONS, 'what').map(({ id }) => id)).toEqual(['webApp']);
    expect(idsFor('')).toEqual(ALL);
  });
});
