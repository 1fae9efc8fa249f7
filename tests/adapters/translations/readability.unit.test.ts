import { describe, expect, test } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { STEP_IDS } from '../../../core/flow/step-row.ts';
import { EXPECTATIONS, type Reading } from './language-expectations.ts';
import { englishGrade, sentencesOf, spanishEase, spanishSyllables, wordsOf } from './readability.ts';
import { listTexts } from '../../../cli/translations/text-list.ts';

const LONGEST_SENTENCE = 20;

const SCAN_STEPS = ['scan-device', 'first-scan', 'second-scan'] as const;

/** Below this mean, sentences are a telegram: connectives and articles are gone, and the sense has to be guessed (words.md section 1). */
const LEAST_WORDS_PER_SENTENCE = 8;
/** Texts of fewer words are labels, titles and notes, and no prose. */
const LEAST_WORDS_OF_PROSE = 8;
/** What ends a sentence that is read. A label, a title and a name in a list end without it; a question is a heading or the label of a field. */
const END_OF_SENTENCE = /[.!…:]["”)]?$/;
/** With fewer sentences, the mean of one screen says nothing: a step of the test has three or four, and its picture says the rest. */
const LEAST_SENTENCES: Readonly<Record<Reading, number>> = { prose: 3, instruction: 8 };

interface MeasuredScreen {
  readonly name: string;
  /** `messages` are read one at a time, each on another occasion: they are not too hard, but have no flow to measure. */
  readonly reading: Reading | 'messages';
  readonly texts: readonly string[];
}

/**
 * Texts as a person meets them, a screen at a time: a word such as "cassette" weighs little among the others. The scan
 * steps show the scan's own texts, so they are measured with these, as new passwords are with their rules. Lists of names and single button words are no prose.
 */
function screensOf(language: Language): readonly MeasuredScreen[] {
  const { landing, general, steps, account, profiles, results, support, faq, privacy, terms, healthData } =
    translations[language];
  const others = STEP_IDS.filter((id) => !SCAN_STEPS.some((scan) => scan === id));
  const parts: readonly (readonly [string, MeasuredScreen['reading'], object])[] = [
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
    ['privacy policy', 'prose', privacy],
    ['terms', 'prose', terms],
    ['health data policy', 'prose', healthData],
  ];
  return parts.map(([name, reading, tree]) => ({ name, reading, texts: listTexts(tree).map(({ text }) => text) }));
}

/**
 * The sentences of the texts that are prose. A text counts if it has eight words or more and ends as a sentence does, with a full
 * stop, an exclamation mark or a colon. Titles, headings and legends that ask, labels of buttons and fields, entries of menus and
 * lists that are no sentences, and notes of a few words do not count: they are short for a reason, and would hide or feign a telegram.
 */
const proseOf = (texts: readonly string[]): readonly string[] =>
  texts
    .filter((text) => wordsOf(text).length >= LEAST_WORDS_OF_PROSE && END_OF_SENTENCE.test(text))
    .flatMap(sentencesOf);

const wordsPerSentence = (sentences: readonly string[]): number => sentences.flatMap(wordsOf).length / sentences.length;

interface Prose {
  readonly name: string;
  readonly language: Language;
  readonly reading: Reading;
  readonly prose: readonly string[];
}

/** What is read in one way in one language: the screens that are long enough to be measured alone, the others together, and all together. */
function proseRead(language: Language, reading: Reading) {
  const screens = screensOf(language)
    .filter((screen) => screen.reading === reading)
    .map(({ name, texts }): Prose => ({ name, language, reading, prose: proseOf(texts) }));
  const together = (name: string, several: readonly Prose[]): Prose => ({
    name,
    language,
    reading,
    prose: [...new Set(several.flatMap(({ prose }) => prose))],
  });
  const isLong = ({ prose }: Prose): boolean => prose.length >= LEAST_SENTENCES[reading];
  const short = screens.filter((screen) => !isLong(screen));
  return {
    alone: [...screens.filter(isLong), together(`every short ${reading}`, short)],
    all: together(`every ${reading}`, screens),
  };
}

describe('what is read', () => {
  const screens = LANGUAGES.flatMap((language) => screensOf(language).map((screen) => ({ language, ...screen })));
  const prose = LANGUAGES.map((language) => proseRead(language, 'prose'));
  const instructions = LANGUAGES.map((language) => proseRead(language, 'instruction'));
  const readAlone = [...prose, ...instructions].flatMap(({ alone }) => alone);
  /** A step is too short, and too full of short words for parts and movements, to have a grade of its own. */
  const graded = [...prose.flatMap(({ alone }) => alone), ...instructions.map(({ all }) => all)];

  test.each(screens)('$name needs no more than the sixth grade in $language', ({ language, texts }) => {
    expect(EXPECTATIONS[language].isEasy(texts)).toBe(true);
  });

  test('is long enough on many screens to be measured from below', () => {
    expect(readAlone.length).toBeGreaterThan(45);
  });

  test.each(readAlone)('$name has whole sentences in $language', (read) => {
    expect(wordsPerSentence(read.prose)).toBeGreaterThanOrEqual(LEAST_WORDS_PER_SENTENCE);
  });

  test.each(graded)('$name is neither too simple nor too hard in $language', (read) => {
    const { isTooSimple, isEasy } = EXPECTATIONS[read.language];
    expect(isTooSimple(read.prose, read.reading)).toBe(false);
    expect(isEasy(read.prose)).toBe(true);
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
    expect(wordsPerSentence(proseOf(telegram))).toBeLessThan(LEAST_WORDS_PER_SENTENCE);
    expect(wordsPerSentence(proseOf(kind))).toBeGreaterThan(LEAST_WORDS_PER_SENTENCE);
    expect(EXPECTATIONS.en.isTooSimple(telegram, 'instruction')).toBe(true);
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
    expect(sentencesOf('Fever of 37.8 °C. Call at 8 a. m., then wait…')).toHaveLength(2);
    expect(wordsOf('about 1/2 to 3/4 inch')).toHaveLength(5);
  });
});
