import { describe, expect, test } from 'vitest';
import { fillIn } from '../../../adapters/translations/fill-in.ts';
import { translations } from '../../../adapters/translations/index.ts';
import type { Kit } from '../../../core/domain/kit.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import {
  CODE_DIGITS,
  CODE_LIFETIME_MS,
  INACTIVITY_LOGOUT_MS,
  INACTIVITY_NOTICE_MS,
  MAX_OTP_DEVICES,
  RESET_LINK_LIFETIME_MS,
} from '../../../core/domain/limits.ts';
import { SECOND_KIT } from '../../../fixtures/kits/second-kit.ts';
import { EXPECTATIONS } from './language-expectations.ts';
import { listTexts, variablesOf } from './text-list.ts';

const LEAST_QUESTIONS = 30;

interface Question {
  readonly question: string;
  readonly answer: string;
  readonly points?: Readonly<Record<string, string>>;
}
interface Section {
  readonly title: string;
  readonly questions: Readonly<Record<string, Question>>;
}

const sectionsOf = (language: Language): Readonly<Record<string, Section>> => translations[language].faq.faq.sections;
const questionsOf = (language: Language): readonly (readonly [id: string, question: Question])[] =>
  Object.entries(sectionsOf(language)).flatMap(([section, { questions }]) =>
    Object.entries(questions).map(([id, question]) => [`${section}.${id}`, question] as const),
  );

function answerTo(language: Language, wanted: string, kit: Kit = KITS[0]): string {
  const found = questionsOf(language).find(([id]) => id === wanted);
  if (found === undefined) throw new Error(`No question ${wanted}`);
  return listTexts(found[1])
    .map(({ text }) => fillIn(text, kitTexts(kit)))
    .join('\n');
}

const minutes = (ms: number): string => String(ms / 60_000);

/** Every figure of an answer and its question, as product.md sections 1, 6 and 9 and the limits of the product have it; 19 is the virus's. */
const FIGURES: readonly (readonly [question: string, figures: readonly string[]])[] = [
  ['webApp.what', ['19']],
  ['webApp.create', [String(CODE_DIGITS), minutes(CODE_LIFETIME_MS)]],
  ['webApp.age', ['18', '2']],
  ['webApp.loginCodes', [String(CODE_DIGITS), String(MAX_OTP_DEVICES)]],
  ['webApp.sent', ['19']],
  ['aboutTest.detects', ['19']],
  ['aboutTest.who', ['14', '2', '13', '18', '2']],
  ['aboutTest.notFor', ['2', '6']],
  ['aboutTest.doctor', ['7', '911']],
  ['usingTest.time', ['45', '15', '15', '30']],
  ['usingTest.ready', ['50', '59', '86']],
  ['usingTest.pouch', ['60']],
  ['usingTest.spray', ['30']],
  ['usingTest.deep', ['1/2', '3/4']],
  ['usingTest.swab', ['5', '15']],
  ['usingTest.drops', ['4']],
  ['usingTest.liquid', ['1-800-222-1222']],
  ['usingTest.express', ['5']],
  ['results.positive', ['19', '24', '5', '5', '50', '5', '7']],
  ['results.negative', ['19', '48', '72', '48']],
  ['results.when', ['15', '30']],
  ['results.emergency', ['911', '911']],
  ['results.contact', ['19', '5']],
  ['results.noDoctor', ['211', '911']],
  ['troubleshooting.scanFails', ['6']],
  ['troubleshooting.expired', ['24']],
  ['troubleshooting.flu', ['19', '19']],
  ['troubleshooting.tooLate', ['15', '30']],
  ['troubleshooting.cancel', ['15', '60']],
  ['troubleshooting.wrongDrops', ['4']],
  ['troubleshooting.nosebleed', ['10']],
  ['troubleshooting.childRefuses', ['60']],
  ['troubleshooting.forgotStart', ['15', '30']],
  ['troubleshooting.noCode', [minutes(CODE_LIFETIME_MS)]],
  ['troubleshooting.password', [String(RESET_LINK_LIFETIME_MS / 3_600_000)]],
  ['troubleshooting.loggedOut', [minutes(INACTIVITY_LOGOUT_MS), minutes(INACTIVITY_NOTICE_MS)]],
];

/** The same figures of the answers that describe the kit, for the invented kit. */
const FIGURES_OF_SECOND: readonly (readonly [question: string, figures: readonly string[]])[] = [
  ['usingTest.time', ['30', '10', '5', '15']],
  ['usingTest.pouch', ['90']],
  ['usingTest.deep', ['1/4', '1/2']],
  ['usingTest.swab', ['4', '12']],
  ['usingTest.drops', ['3']],
  ['results.negative', ['19', '72', '96', '72']],
  ['results.when', ['10', '15']],
  ['troubleshooting.expired', ['18']],
  ['troubleshooting.tooLate', ['5', '15']],
  ['troubleshooting.cancel', ['10', '90']],
];

/** What an answer must say beside its figures. */
const FACTS: readonly (readonly [question: string, en: RegExp, es: RegExp])[] = [
  [
    'webApp.guest',
    /cannot report without a name.* we log you out/,
    /no puede reportar sin nombre.* cerramos su sesión/,
  ],
  ['webApp.profiles', /default profile cannot be deleted/, /perfil principal no se puede borrar/],
  [
    'webApp.sent',
    /result, the test date, your answer about symptoms.* public health agencies of your state and to federal/,
    /resultado, la fecha de la prueba, su respuesta sobre síntomas.* agencias de salud pública de su estado y a las federales/,
  ],
  [
    'webApp.anonymous',
    /if you have an account.* Guests do not have this choice/,
    /si tiene una cuenta.* Sin una cuenta no hay esta opción/,
  ],
  ['webApp.whyAsk', /only if it has a name and a date of birth/, /solo si incluye nombre y fecha de nacimiento/],
  [
    'webApp.deletion',
    /email to \{\{email\}\}.* cannot be done in the app/,
    /correo a \{\{email\}\}.* no se puede hacer en la aplicación/,
  ],
  [
    'aboutTest.fda',
    /No\. The FDA has not cleared.* emergency use only/,
    /No\. Esta prueba no tiene la aprobación.* para uso de emergencia/,
  ],
  ['aboutTest.prescription', /No, you need neither/, /No, no necesita receta ni seguro/],
  [
    'aboutTest.notFor',
    /nosebleeds often.* face injury or head surgery/,
    /sangra la nariz.* lesión en la cara o cirugía de cabeza/,
  ],
  ['usingTest.alarm', /turn on a sound.* alarm on your phone/, /activar un sonido.* alarma en su teléfono/],
  ['results.read', /any line at T, even a faint one/, /una línea en T, aunque sea muy débil/],
  ['results.faint', /It means positive, if there is a line at C/, /Significa positivo, si también hay una línea en C/],
  ['results.control', /invalid, even if you see a line at T/, /No es válida, aunque vea una línea en T/],
  ['results.right', /does not give medical advice/, /no da consejos médicos/],
  ['troubleshooting.cameraDenied', /Safari.* type the code/, /Safari.* escribir el código/],
  ['troubleshooting.used', /one test only/, /una sola prueba/],
];

const figuresIn = (answer: string): readonly string[] => answer.match(/1-800-222-1222|\d+(?:[./]\d+)?/g) ?? [];
const sorted = (figures: readonly string[]): readonly string[] => [...figures].sort();

describe.each(LANGUAGES)('the questions in %s', (language) => {
  test('are in the five sections of the specification, in its order', () => {
    expect(Object.keys(sectionsOf(language))).toEqual([
      'webApp',
      'aboutTest',
      'usingTest',
      'results',
      'troubleshooting',
    ]);
    expect(questionsOf(language).length).toBeGreaterThanOrEqual(LEAST_QUESTIONS);
    expect(Object.values(sectionsOf(language)).filter(({ questions }) => Object.keys(questions).length < 6)).toEqual(
      [],
    );
  });

  test('are questions, each asked once', () => {
    const asked = questionsOf(language).map(([, { question }]) => question);
    expect(asked.filter((question) => !question.includes('?'))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test.each(FIGURES)('%s names exactly %j', (id, figures) => {
    expect(sorted(figuresIn(answerTo(language, id)))).toEqual(sorted(figures));
  });

  test.each(FIGURES_OF_SECOND)('%s names exactly %j of another kit', (id, figures) => {
    expect(sorted(figuresIn(answerTo(language, id, SECOND_KIT)))).toEqual(sorted(figures));
  });

  test('contain no figure that is not checked here', () => {
    const checked = new Set(FIGURES.map(([id]) => id));
    const unchecked = questionsOf(language).filter(([id]) => !checked.has(id) && /\d/.test(answerTo(language, id)));
    expect(unchecked.map(([id]) => id)).toEqual([]);
  });

  test('contain the support address as a variable, at most once in a text, because the screen turns it into a link', () => {
    const named = questionsOf(language).filter(([id]) => variablesOf(answerTo(language, id)).length > 0);
    expect(named.map(([id]) => id)).toEqual(['webApp.deletion']);
    expect(variablesOf(answerTo(language, 'webApp.deletion'))).toEqual(['email']);
  });

  test('end with the hours of customer service', () => {
    expect(translations[language].faq.faq.contact.hours).toMatch(EXPECTATIONS[language].serviceHours);
  });

  test('can be read at sixth-grade level, section by section', () => {
    const { sections, ...around } = translations[language].faq.faq;
    const parts = [...Object.entries<object>(sections), ['around', around] as const];
    const measured = parts.map(([id, tree]) => [id, listTexts(tree).map(({ text }) => text)] as const);
    const hard = measured.filter(([, texts]) => !EXPECTATIONS[language].isEasy(texts));
    expect(hard.map(([id]) => id)).toEqual([]);
  });
});

test.each(FACTS)('the answer to %s has the same facts in English and Spanish', (id, en, es) => {
  expect(answerTo('en', id)).toMatch(en);
  expect(answerTo('es', id)).toMatch(es);
});

describe.each(LANGUAGES)('quotations in answers in %s', (language) => {
  const { landing, general, account, profiles, steps } = translations[language];

  test.each([
    ['webApp.create', landing.landing.createAccount],
    ['webApp.loginCodes', general.home.menu.profiles.label],
    ['webApp.loginCodes', profiles.profileManagement.menu.otpDevices.label],
    ['webApp.whyAsk', general.choices.race.unknown],
    ['usingTest.drops', steps.steps['process-2'].next],
    ['usingTest.express', general.home.menu.express.label],
    ['troubleshooting.tooLate', steps.expired.title],
    ['troubleshooting.closed', general.home.incomplete.continueTest],
    ['troubleshooting.password', account.login.forgotPassword],
  ])('%s: “%s” is what the product says there', (id, words) => {
    expect(answerTo(language, id)).toContain(words);
  });

  test('the names of the other languages', () => {
    for (const other of LANGUAGES.filter((one) => one !== language)) {
      expect(answerTo(language, 'webApp.language')).toContain(landing.frame.languages[other].name);
    }
  });
});
