import { fillIn } from '../../../adapters/translations/fill-in.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import { describe, expect, test } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, TEXT_AREAS, type Language } from '../../../core/domain/languages.ts';
import { REPORTING_FLOW } from '../../../core/flow/reporting-flow.ts';
import { TESTING_FLOW } from '../../../core/flow/testing-flow.ts';
import { EXPECTATIONS } from './language-expectations.ts';
import { WARNINGS } from './warnings.ts';
import { listTexts, variablesOf } from './text-list.ts';

const english = listTexts(translations.en);
/** English text is what translations are compared with. */
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Numbers of a text; the decimal sign does not matter, nor the order. */
const numbersIn = (text: string): readonly string[] =>
  (text.match(/\d+(?:[.,:/]\d+)*/g) ?? []).map((number) => number.replace(',', '.')).toSorted();
const quotesIn = (text: string): readonly string[] => [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote);
/** A sentence that ends with a time of day. */
const ENDS_WITH_TIME = /\{\{(?:from|until|time|when)\}\}\./;
/** Texts that say a number in words in some language. */
const NUMBERS_IN_WORDS: ReadonlySet<string> = new Set(['general.errorParts.wait.oneMinute']);

test('there are many texts, some with variables', () => {
  expect(english.length).toBeGreaterThan(500);
  expect(english.filter(({ text }) => variablesOf(text).length > 0).length).toBeGreaterThan(8);
});

describe.each(OTHERS)('English and %s', (language) => {
  const other = listTexts(translations[language]);

  test('have the same keys in the same order', () => {
    expect(other.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
  });

  test('say the same numbers', () => {
    const texts = new Map(other.map(({ path, text }) => [path, text]));
    const compared = english.filter(({ path }) => !NUMBERS_IN_WORDS.has(path));
    const numbers = compared.map(({ path }) => [path, ...numbersIn(texts.get(path) ?? '')]);
    expect(numbers).toEqual(compared.map(({ path, text }) => [path, ...numbersIn(text)]));
  });

  test('quote the same titles and buttons, each in its own words', () => {
    const texts = new Map(other.map(({ path, text }) => [path, text]));
    const wrong = english.flatMap(({ path, text }) => {
      const said = quotesIn(texts.get(path) ?? '');
      return quotesIn(text).flatMap((quote, place) => {
        const translated = english.flatMap((label) => (label.text === quote ? [texts.get(label.path)] : []));
        const isQuoted = translated.length === 0 || translated.includes(quote) || translated.includes(said[place]);
        return isQuoted ? [] : [{ path, quote, said: said[place] }];
      });
    });
    expect(wrong).toEqual([]);
  });
});

test('no sentence in Spanish ends with a time, because “a.m.” has a full stop of its own', () => {
  expect(listTexts(translations.es).filter(({ text }) => ENDS_WITH_TIME.test(text))).toEqual([]);
});

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = listTexts(translations[language]);

  test('are never empty and have no loose or double spaces', () => {
    const untidy = texts.filter(({ text }) => text === '' || text !== text.trim() || /\s\s|\s[.,;:?!]/.test(text));
    expect(untidy).toEqual([]);
  });

  test('open and close every variable with two braces', () => {
    const broken = texts.filter(({ text }) => /[{}]/.test(text.replace(/\{\{\w+\}\}/g, '')));
    expect(broken).toEqual([]);
  });

  test('have no key in two areas, because a key is looked up without its area', () => {
    const keys = TEXT_AREAS.flatMap((area) => Object.keys(translations[language][area]));
    expect(keys).toEqual([...new Set(keys)]);
  });

  test('explain at every step with a condition what is missing', () => {
    const gated = [...TESTING_FLOW, ...REPORTING_FLOW].filter((row) => row.nextIf !== undefined);
    expect(gated.length).toBeGreaterThan(8);
    const silent = gated.filter((row) => !('missing' in translations[language].steps.steps[row.id]));
    expect(silent).toEqual([]);
  });

  test('contain the warnings of the specification, with the poison line and the confirmation', () => {
    const { items, poison, confirm } = translations[language].steps.steps.warnings;
    expect(WARNINGS[language]).toHaveLength(24);
    expect(WARNINGS[language].filter((warning) => !Object.values(items).some((line) => warning.test(line)))).toEqual(
      [],
    );
    expect(items.poison).toContain(poison.link);
    expect(poison.phone).toBe('1-800-222-1222');
    expect(confirm).toMatch(EXPECTATIONS[language].confirmation);
  });
});

describe.each(LANGUAGES)('the texts about the lines in %s', (language) => {
  const FAINT: Readonly<Record<Language, RegExp>> = { en: /faint/i, es: /tenue|clara|débil/i };
  const { steps } = translations[language].steps;

  test('say at the question about T, and before it, that a faint line counts', () => {
    expect(steps['test-line'].lead).toMatch(FAINT[language]);
    expect(steps['test-line'].options.yes).toMatch(FAINT[language]);
    expect(steps['check-positive'].points.faint).toMatch(FAINT[language]);
    expect(steps['result-questionnaire'].express.options.positive).toMatch(FAINT[language]);
  });
});

/** Figures of product.md sections 1, 2 and 9 (19 is the virus's) that a wrong edit would turn into a wrong test. */
const FIGURES = [
  ['steps.steps.collect-1.lead', ['1/2', '3/4']],
  ['steps.steps.collect-2.lead', ['5']],
  ['steps.steps.collect-2.points.time', ['15']],
  ['steps.steps.collect-3.lead', ['1/2', '3/4']],
  ['steps.steps.collect-4.lead', ['5']],
  ['steps.steps.collect-4.points.time', ['15']],
  ['steps.steps.prepare-2.lead', ['5', '30']],
  ['steps.steps.process-2.lead', ['4']],
  ['steps.steps.process-2.points.wait', ['4', '15']],
  ['steps.steps.process-2.points.read', ['15']],
  ['steps.steps.open-pouch.points.sixtyMinutes', ['60']],
  ['steps.steps.warnings.items.sixtyMinutes', ['60']],
  ['steps.steps.warnings.items.noseSpray', ['30']],
  ['steps.steps.warnings.items.serial', ['48', '72']],
  ['steps.steps.warnings.items.temperature', ['59', '86', '2']],
  ['steps.steps.warnings.items.sevenDays', ['7']],
  ['steps.steps.warnings.items.ages', ['2', '2', '13']],
  ['steps.steps.warnings.items.noseAndFace', ['6']],
  ['steps.steps.warnings.items.onTime', ['15', '30']],
  ['steps.steps.intro-eligibility.lead', ['2']],
  ['steps.steps.intro-eligibility.points.self', ['14']],
  ['steps.steps.intro-eligibility.points.under18', ['18']],
  ['steps.steps.intro-eligibility.points.child', ['2', '13']],
  ['steps.steps.phone-readiness.boxes.battery', ['50']],
  ['steps.steps.health-questionnaire.symptoms.fever', ['100', '37.8']],
  ['results.result.advice.stayHome.you', ['24']],
  ['results.result.advice.extraCareAfter.you', ['5']],
  ['results.result.advice.extraCareUntil.you', ['5']],
  ['results.result.advice.treatment.you', ['19', '5', '7']],
  ['results.result.advice.recentContact.you', ['19', '5']],
  ['results.result.advice.retestOnceMore.you', ['48', '72']],
  ['results.result.emergency.title', ['911']],
  ['steps.expired.why', ['30']],
] as const;

describe.each(LANGUAGES)('the figures in %s', (language) => {
  const texts = new Map(
    listTexts(translations[language]).map(({ path, text }) => [path, fillIn(text, kitTexts(KITS[0]))]),
  );

  test.each(FIGURES)('%s are %j', (path, figures) => {
    const found = texts.get(path)?.match(/\d+(?:[./]\d+)?/g) ?? [];
    expect([...found].sort()).toEqual([...figures].sort());
  });
});
