import { describe, expect, test } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { STEP_IDS } from '../../../core/flow/step-row.ts';
import { EXPECTATIONS } from './language-expectations.ts';
import { englishGrade, sentencesOf, spanishEase, spanishSyllables, wordsOf } from './readability.ts';
import { listTexts } from '../../../cli/translations/text-list.ts';

const LONGEST_SENTENCE = 20;

const SCAN_STEPS = ['scan-device', 'first-scan', 'second-scan'] as const;

/** Below this mean, sentences are a telegram: connectives and articles are gone, and the sense has to be guessed. */
const LEAST_WORDS_PER_SENTENCE = 6.5;
/** Texts of fewer words are labels, titles and answers to a button, and no prose. */
const LEAST_WORDS_OF_PROSE = 8;
/** With fewer sentences, the mean says nothing: a step of the test has three or four, and its picture says the rest. */
const LEAST_SENTENCES = 8;

/**
 * How the texts of a screen are read: `prose` from beginning to end, an `instruction` a line at a time with something to do
 * after each, and `messages` one at a time, each on another occasion.
 */
type Reading = 'prose' | 'instruction' | 'messages';

interface MeasuredScreen {
  readonly name: string;
  readonly reading: Reading;
  readonly texts: readonly string[];
}

/**
 * Texts as a person meets them, a screen at a time: a word such as "cassette" weighs little among the others. The scan
 * steps show the scan's own texts, so they are measured with these, as new passwords are with their rules. Lists of names and single button words are no prose.
 */
function screensOf(language: Language): readonly MeasuredScreen[] {
  const { landing, general, steps, account, profiles, results, support, faq } = translations[language];
  const others = STEP_IDS.filter((id) => !SCAN_STEPS.some((scan) => scan === id));
  const parts: readonly (readonly [string, Reading, object])[] = [
    ...others.map((id) => [`step ${id}`, 'instruction', steps.steps[id]] as const),
    ...SCAN_STEPS.map((id) => [`step ${id}`, 'instruction', { own: steps.steps[id], scan: steps.scan }] as const),
    ['scan messages', 'messages', steps.scan.messages],
    ['camera failures', 'messages', steps.scan.camera.failures],
    ['expired', 'prose', steps.expired],
    ['account prompt', 'prose', steps.accountPrompt],
    ['frame', 'messages', landing.frame],
    ['landing', 'prose', landing.landing],
    ['logout', 'messages', landing.logout],
    ['timer', 'messages', general.timerBar],
    ['outbox', 'prose', general.outbox],
    ['disclaimer', 'prose', general.disclaimer],
    ['home', 'prose', general.home],
    ['form', 'messages', general.form],
    ['errors', 'messages', general.errors],
    ['login', 'prose', { password: account.login, code: account.oneTimePassword }],
    ['forgot password', 'prose', account.forgotPassword],
    ['reset password', 'prose', { own: account.resetPassword, rules: account.password }],
    ['change password', 'prose', { own: account.changePassword, rules: account.password }],
    ['two-factor devices', 'prose', account.otpDevices],
    ['email verification', 'prose', account.emailVerification],
    ['code verification', 'prose', account.codeVerification],
    ['create account', 'prose', { own: account.createAccount, rules: account.password }],
    ['profile form', 'prose', profiles.profileForm],
    ['profile management', 'prose', profiles.profileManagement],
    ['profile information', 'prose', profiles.addProfile],
    ['profile choice', 'prose', { own: profiles.profileChoice, removal: profiles.profileRemoval }],
    ['no user group', 'prose', general.noUserGroup],
    ['results', 'prose', results],
    ['support', 'prose', support],
    ['questions', 'prose', faq],
  ];
  return parts.map(([name, reading, tree]) => ({ name, reading, texts: listTexts(tree).map(({ text }) => text) }));
}

/** The sentences of the texts that are long enough to be prose. */
const proseOf = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => wordsOf(text).length >= LEAST_WORDS_OF_PROSE).flatMap(sentencesOf);

const wordsPerSentence = (sentences: readonly string[]): number => sentences.flatMap(wordsOf).length / sentences.length;

describe('what is read', () => {
  const screens = LANGUAGES.flatMap((language) =>
    screensOf(language).map((screen) => ({ language, ...screen, prose: proseOf(screen.texts) })),
  );
  const inWholeSentences = screens.filter(
    ({ reading, prose }) => reading !== 'messages' && prose.length >= LEAST_SENTENCES,
  );

  test.each(screens)('$name needs no more than the sixth grade in $language', ({ language, texts }) => {
    expect(EXPECTATIONS[language].isEasy(texts)).toBe(true);
  });

  test('is long enough on many screens to be measured from below', () => {
    expect(inWholeSentences.length).toBeGreaterThan(30);
  });

  test.each(inWholeSentences)('$name has whole sentences in $language', ({ prose }) => {
    expect(wordsPerSentence(prose)).toBeGreaterThanOrEqual(LEAST_WORDS_PER_SENTENCE);
  });

  test.each(inWholeSentences.filter(({ reading }) => reading === 'prose'))(
    '$name is not too simple in $language',
    ({ language, prose }) => {
      expect(EXPECTATIONS[language].isTooSimple(prose)).toBe(false);
    },
  );

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
    expect(wordsPerSentence(proseOf(telegram))).toBeLessThan(LEAST_WORDS_PER_SENTENCE);
    expect(wordsPerSentence(proseOf(kind))).toBeGreaterThan(LEAST_WORDS_PER_SENTENCE);
    expect(EXPECTATIONS.en.isTooSimple(telegram)).toBe(true);
    expect(EXPECTATIONS.en.isTooSimple(kind)).toBe(false);
  });

  test('split sentences only at their end', () => {
    expect(sentencesOf('Fever of 37.8 °C. Call at 8 a. m., then wait…')).toHaveLength(2);
    expect(wordsOf('about 1/2 to 3/4 inch')).toHaveLength(5);
  });
});
