import { describe, expect, test } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { EXPECTATIONS, FLOORS } from './language-expectations.ts';
import { proseOf, screensOf, wordsPerSentence } from './measured-screens.ts';
import { englishGrade, sentencesOf, spanishEase, spanishSyllables, wordsOf } from './readability.ts';
import { listTexts } from '../../../cli/translations/text-list.ts';

const LONGEST_SENTENCE = 20;

/** With fewer sentences, a few long words that have no shorter ones decide the ceiling of the prose alone; that of the whole screen holds. */
const LEAST_SENTENCES = 3;

describe('what is read', () => {
  const screens = LANGUAGES.flatMap((language) => screensOf(language).map((screen) => ({ language, ...screen })));
  const read = screens
    .map(({ texts, ...screen }) => ({ ...screen, prose: proseOf(texts) }))
    .filter(({ prose }) => prose.length > 0);
  const readOn = read.filter(({ reading, prose }) => reading === 'prose' && prose.length >= LEAST_SENTENCES);

  test.each(screens)('$name needs no more than the sixth grade in $language', ({ language, texts }) => {
    expect(EXPECTATIONS[language].isEasy(texts)).toBe(true);
  });

  test('has sentences on every screen', () => {
    expect(read.map(({ name }) => name)).toEqual(screens.map(({ name }) => name));
  });

  test.each(read)('$name has whole sentences in $language', ({ reading, prose }) => {
    expect(wordsPerSentence(prose)).toBeGreaterThanOrEqual(FLOORS[reading].wordsPerSentence);
  });

  test.each(read)('$name is not cut too short in $language', ({ language, reading, prose }) => {
    expect(EXPECTATIONS[language].isTooSimple(prose, reading)).toBe(false);
  });

  test.each(readOn)('$name is easy to read on in $language', ({ language, prose }) => {
    expect(EXPECTATIONS[language].isEasy(prose)).toBe(true);
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
    expect(wordsPerSentence(proseOf(telegram))).toBeLessThan(FLOORS.messages.wordsPerSentence);
    expect(wordsPerSentence(proseOf(kind))).toBeGreaterThan(FLOORS.prose.wordsPerSentence);
    expect(EXPECTATIONS.en.isTooSimple(telegram, 'commands')).toBe(true);
    expect(EXPECTATIONS.en.isTooSimple(kind, 'prose')).toBe(false);
  });

  test('take as prose what is read on, and no title, question, label or entry of a list', () => {
    const labels = [
      'Send',
      'Save profile',
      'The code is on its way.',
      'Native Hawaiian or one of the other Pacific Islander groups',
    ];
    const headings = ['I have no doctor. Whom can I call for help?', 'How do you want to get your codes each time?'];
    expect(proseOf([...labels, ...headings])).toEqual([]);
    const lead = 'These are the people who can see your test result:';
    const quoted = 'Stop, and call us at once. The message then says “We could not save it.”';
    expect(proseOf([lead, quoted])).toHaveLength(3);
  });

  test('split sentences only at their end', () => {
    expect(sentencesOf('Fever of 37.8 °C. Call at 8 a.m., then wait…')).toHaveLength(2);
    expect(wordsOf('about 1/2 to 3/4 inch')).toHaveLength(5);
  });
});
