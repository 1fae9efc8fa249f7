import { describe, expect, test } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { STEP_IDS } from '../../../core/flow/step-row.ts';
import { EXPECTATIONS } from './language-expectations.ts';
import { englishGrade, sentencesOf, spanishEase, spanishSyllables, wordsOf } from './readability.ts';
import { listTexts } from '../../../cli/translations/text-list.ts';

const LONGEST_SENTENCE = 20;

const SCAN_STEPS = ['scan-device', 'first-scan', 'second-scan'] as const;

/**
 * Texts as a person meets them, a screen at a time: a word such as "cassette" weighs little among the others. The scan
 * steps show the scan's own texts, so they are measured with these, as new passwords are with their rules. Lists of names and single button words are no prose.
 */
function screensOf(language: Language): readonly (readonly [name: string, texts: readonly string[]])[] {
  const { landing, general, steps, account, profiles, results, support } = translations[language];
  const others = STEP_IDS.filter((id) => !SCAN_STEPS.some((scan) => scan === id));
  const parts: readonly (readonly [string, object])[] = [
    ...others.map((id) => [`step ${id}`, steps.steps[id]] as const),
    ...SCAN_STEPS.map((id) => [`step ${id}`, { own: steps.steps[id], scan: steps.scan }] as const),
    ['scan messages', steps.scan.messages],
    ['camera failures', steps.scan.camera.failures],
    ['expired', steps.expired],
    ['account prompt', steps.accountPrompt],
    ['frame', landing.frame],
    ['landing', landing.landing],
    ['logout', landing.logout],
    ['disclaimer', general.disclaimer],
    ['home', general.home],
    ['form', general.form],
    ['errors', general.errors],
    ['login', { password: account.login, code: account.oneTimePassword }],
    ['forgot password', account.forgotPassword],
    ['reset password', { own: account.resetPassword, rules: account.password }],
    ['change password', { own: account.changePassword, rules: account.password }],
    ['two-factor devices', account.otpDevices],
    ['e-mail verification', account.emailVerification],
    ['code verification', account.codeVerification],
    ['create account', { own: account.createAccount, rules: account.password }],
    ['profile form', profiles.profileForm],
    ['profile management', profiles.profileManagement],
    ['profile information', profiles.addProfile],
    ['profile choice', { own: profiles.profileChoice, removal: profiles.profileRemoval }],
    ['no user group', general.noUserGroup],
    ['results', results],
    ['support', support],
  ];
  return parts.map(([name, tree]) => [name, listTexts(tree).map(({ text }) => text)]);
}

describe('what is read', () => {
  const screens = LANGUAGES.flatMap((language) =>
    screensOf(language).map(([name, texts]) => ({ language, name, texts })),
  );

  test.each(screens)('$name needs no more than the sixth grade in $language', ({ language, texts }) => {
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

  test('split sentences only at their end', () => {
    expect(sentencesOf('Fever of 37.8 °C. Call at 8 a. m., then wait…')).toHaveLength(2);
    expect(wordsOf('about 1/2 to 3/4 inch')).toHaveLength(5);
  });
});
