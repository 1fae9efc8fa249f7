import { describe, expect, test } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { EXPECTATIONS, LEAST_WORDS_PER_SENTENCE } from './language-expectations.ts';
import { screensOf, unmeasured, wordsPerSentence } from './measured-screens.ts';
import { englishGrade, sentencesOf, spanishEase, spanishSyllables, wordsOf } from './readability.ts';
import { listTexts } from './text-list.ts';

const LONGEST_SENTENCE = 20;

describe('what is read', () => {
  const screens = LANGUAGES.flatMap((language) => screensOf(language).map((screen) => ({ language, ...screen })));

  test.each(LANGUAGES)('is measured to the last sentence in %s', (language) => {
    expect(unmeasured(language)).toEqual([]);
  });

  test('has sentences on every screen', () => {
    expect(screens.filter(({ sentences }) => sentences.length === 0)).toEqual([]);
  });

  test.each(screens)('$name needs no more than the sixth grade in $language', ({ language, sentences }) => {
    expect(EXPECTATIONS[language].isEasy(sentences)).toBe(true);
  });

  test.each(screens)('$name is not cut too short in $language', ({ language, sentences }) => {
    expect(EXPECTATIONS[language].isTooSimple(sentences)).toBe(false);
  });

  test.each(screens)('$name has whole sentences in $language', ({ sentences }) => {
    expect(wordsPerSentence(sentences)).toBeGreaterThanOrEqual(LEAST_WORDS_PER_SENTENCE);
  });

  test.each(screens)('$name has no hard heading, label or caption in $language', ({ language, texts }) => {
    expect(EXPECTATIONS[language].isEasy(texts)).toBe(true);
  });

  test.each(LANGUAGES)('has no sentence of more than 20 words in %s', (language) => {
    const long = listTexts(translations[language])
      .flatMap(({ path, text }) => sentencesOf(text).map((sentence) => ({ path, sentence })))
      .filter(({ sentence }) => wordsOf(sentence).length > LONGEST_SENTENCE);
    expect(long).toEqual([]);
  });
});

describe('the readability measures', () => {
  test.each([
    ['sol', 1],
    ['casete', 3],
    ['línea', 3],
    ['leer', 2],
    ['agua', 2],
    ['que', 1],
    ['guía', 2],
    ['dieciséis', 3],
    ['prueba', 2],
    ['muy', 1],
    ['día', 2],
    ['oír', 2],
    ['15', 1],
  ])('%s has %i syllables', (word, syllables) => {
    expect(spanishSyllables(word)).toBe(syllables);
  });

  test('distinguish plain words from official ones', () => {
    const plain = 'Wash your hands. Then dry them.';
    const official =
      'Individuals are required to perform appropriate hand hygiene procedures prior to specimen collection.';
    expect(englishGrade([plain])).toBeLessThan(2);
    expect(englishGrade([official])).toBeGreaterThan(12);
    const llano = 'Lave sus manos con agua y jabón. No toque la punta.';
    const oficial =
      'Es imprescindible realizar procedimientos apropiados de higienización previamente a la recolección.';
    expect(spanishEase([llano])).toBeGreaterThan(80);
    expect(spanishEase([oficial])).toBeLessThan(30);
  });

  test('distinguish whole sentences from a telegram', () => {
    const telegram = ['No code yet? Wait. Look in spam. Ask for new one.'];
    const kind = ['If no code arrives within a minute, look in your spam folder or ask for a new one.'];
    expect(wordsPerSentence(telegram.flatMap(sentencesOf))).toBeLessThan(LEAST_WORDS_PER_SENTENCE);
    expect(wordsPerSentence(kind.flatMap(sentencesOf))).toBeGreaterThan(LEAST_WORDS_PER_SENTENCE);
    expect(EXPECTATIONS.en.isTooSimple(telegram)).toBe(true);
    expect(EXPECTATIONS.en.isTooSimple(kind)).toBe(false);
  });

  test('count every sentence, however short, and no heading, question, label, entry of a list or caption', () => {
    const { steps } = translations.en.steps;
    const { options, help, title, figure } = steps['test-line'];
    const [shown = { sentences: [] }] = screensOf('en').filter(({ name }) => name === 'step test-line');
    const said = shown.sentences.join('. ');
    for (const text of [...Object.values(options), help]) expect(said).toContain(sentencesOf(text)[0]);
    for (const text of [title, figure]) expect(said).not.toContain(sentencesOf(text)[0]);
    const [parts = { sentences: [] }] = screensOf('en').filter(({ name }) => name === 'step kit-contents');
    expect(parts.sentences.join()).not.toContain(steps['kit-contents'].points.swab);
    const [wait = { sentences: [] }] = screensOf('en').filter(({ name }) => name === 'frame');
    expect(wait.sentences.join()).not.toContain('Loading');
  });

  test('split sentences only at their end', () => {
    expect(sentencesOf('Fever of 37.8 °C. Call at 8 a.m., then wait…')).toHaveLength(2);
    expect(wordsOf('about 1/2 to 3/4 inch')).toHaveLength(5);
  });
});
