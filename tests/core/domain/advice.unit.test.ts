import { describe, expect, it, test } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { variablesOf } from '../../adapters/translations/text-list.ts';
import { ADVICE, ADVICE_KEYS, ADVICE_VOICES, ADVICE_WHEN_OVER, type AdviceKey } from '../../../core/domain/advice.ts';
import {
  adviceFor,
  adviceVoice,
  retestStarts,
  type AdviceInput,
  type AdviceLine,
} from '../../../core/domain/advice-lines.ts';
import { addDays, type CalendarDate } from '../../../core/domain/calendar-date.ts';
import { SURE_ANSWERS, TEST_RESULTS } from '../../../core/domain/choice-lists.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { SECOND_KIT } from '../../../fixtures/kits/second-kit.ts';

const HOUR_MS = 3_600_000;
const READ_AT = Date.UTC(2026, 10, 20, 18);
const day = (text: string): CalendarDate => text as CalendarDate;
const FACTS: AdviceInput = {
  result: 'positive',
  isSymptomatic: 'yes',
  analysedAt: READ_AT,
  kit: KITS[0],
  onset: null,
  testedOn: day('2026-11-20'),
  today: day('2026-11-20'),
  isReaders: true,
  age: 40,
};
const advise = (change: Partial<AdviceInput> = {}, now = READ_AT) => adviceFor({ ...FACTS, ...change }, now);
const keysOf = (lines: readonly AdviceLine[]): readonly AdviceKey[] => lines.map(({ key }) => key);

/** Every cell as a reader without an onset date gets it on the day of the test. */
const CELLS = {
  'positive yes': [
    ['stayHomeUntil', 'extraCareAfter', 'mask', 'risk', 'treatment', 'noDoctor', 'tellContacts'],
    ['noRepeatNeeded'],
  ],
  'positive no': [
    ['extraCareUntil', 'mask', 'stayHomeIfSymptoms', 'risk', 'treatment', 'noDoctor', 'tellContacts'],
    ['noRepeatNeeded'],
  ],
  'positive unsure': [
    ['stayHome', 'extraCareAfter', 'mask', 'risk', 'treatment', 'noDoctor', 'tellContacts'],
    ['noRepeatNeeded'],
  ],
  'negative yes': [
    ['stayHomeWhileSick', 'keepFromFrail', 'riskWithoutPositive', 'otherIllness'],
    ['retestOnceBetween', 'whyRetest', 'afterLastNegative'],
  ],
  'negative no': [
    ['stayHomeIfSymptoms', 'keepFromFrail', 'recentContact'],
    ['retestTwice', 'retestFirst', 'retestSecond', 'whyRetest', 'afterLastNegative'],
  ],
  'negative unsure': [
    ['stayHomeIfUnwell', 'keepFromFrail', 'otherIllness', 'recentContact'],
    ['retestTwice', 'retestFirst', 'retestSecond', 'whyRetest', 'afterLastNegative'],
  ],
  'invalid yes': [
    ['useNewKit', 'stayHomeWhileSick', 'keepFromFrail', 'riskWithoutPositive', 'support'],
    ['retestWithNewKit'],
  ],
  'invalid no': [['useNewKit', 'stayHomeIfSymptoms', 'keepFromFrail', 'support'], ['retestWithNewKit']],
  'invalid unsure': [['useNewKit', 'stayHomeIfUnwell', 'keepFromFrail', 'support'], ['retestWithNewKit']],
} as const;

describe('the advice by result and symptoms', () => {
  it.each(TEST_RESULTS.flatMap((result) => SURE_ANSWERS.map((isSymptomatic) => ({ result, isSymptomatic }))))(
    '$result, symptoms: $isSymptomatic',
    ({ result, isSymptomatic }) => {
      const { now, again } = advise({ result, isSymptomatic });
      expect([keysOf(now), keysOf(again)]).toEqual(CELLS[`${result} ${isSymptomatic}`]);
    },
  );

  it.each(TEST_RESULTS)('%s without an answer about symptoms is as with an unsure one', (result) => {
    expect(advise({ result, isSymptomatic: null })).toEqual(advise({ result, isSymptomatic: 'unsure' }));
  });

  it.each(TEST_RESULTS)('with symptoms says to stay home, also after a %s result', (result) => {
    expect(keysOf(advise({ result }).now).some((key) => key.startsWith('stayHome'))).toBe(true);
  });
});

describe('the most urgent advice', () => {
  it.each([
    ['positive', 'yes', 'stayHomeUntil'],
    ['positive', 'no', 'extraCareUntil'],
    ['positive', 'unsure', 'stayHome'],
    ['negative', 'yes', 'stayHomeWhileSick'],
    ['negative', 'no', 'retestTwice'],
    ['negative', 'unsure', 'stayHomeIfUnwell'],
    ['invalid', 'yes', 'useNewKit'],
    ['invalid', 'no', 'useNewKit'],
    ['invalid', 'unsure', 'useNewKit'],
  ] as const)('after a %s result, symptoms: %s, is %s, and is one of the list', (result, isSymptomatic, first) => {
    const advice = advise({ result, isSymptomatic });
    expect(advice.first.key).toBe(first);
    expect([...advice.now, ...advice.again]).toContainEqual(advice.first);
  });

  it.each(SURE_ANSWERS)('after an old negative result, symptoms: %s, is that it is too old', (isSymptomatic) => {
    const advice = advise({ result: 'negative', isSymptomatic }, READ_AT + 121 * HOUR_MS);
    expect(advice.first.key).toBe('resultTooOld');
    expect(advice.again).toContainEqual(advice.first);
  });
});

describe('the dates of a person', () => {
  const treatmentOn = (onset: string | null, today: string) =>
    advise({ onset: onset === null ? null : day(onset), today: day(today) }).now.find(({ key }) =>
      key.startsWith('treatment'),
    );

  it('give the days by which a treatment must start, five and seven after the first symptom', () => {
    const days = { sooner: '2026-11-23', last: '2026-11-25' };
    expect(treatmentOn('2026-11-18', '2026-11-20')).toEqual({ key: 'treatmentBy', days });
    expect(treatmentOn('2026-11-18', '2026-11-23')).toEqual({ key: 'treatmentBy', days });
    expect(treatmentOn('2026-11-18', '2026-11-24')).toEqual({ key: 'treatmentLast', days: { last: days.last } });
    expect(treatmentOn('2026-11-18', '2026-11-25')).toEqual({ key: 'treatmentLast', days: { last: days.last } });
    expect(treatmentOn('2026-11-18', '2026-11-26')).toEqual({ key: 'treatmentLate' });
    expect(treatmentOn(null, '2026-11-20')).toEqual({ key: 'treatment' });
  });

  it('give the first day on which isolation can end, and the last of extra care without symptoms, until they are over', () => {
    const first = (isSymptomatic: 'yes' | 'no', today: string) => advise({ isSymptomatic, today: day(today) }).now[0];
    expect(first('yes', '2026-11-20')).toEqual({ key: 'stayHomeUntil', days: { day: '2026-11-21' } });
    expect(first('yes', '2026-11-22')).toEqual({ key: 'stayHome' });
    expect(first('no', '2026-11-20')).toEqual({ key: 'extraCareUntil', days: { day: '2026-11-25' } });
    expect(first('no', '2026-11-26')).toEqual({ key: 'extraCare' });
  });

  it('give both ends of each time to test again, in the hours of the kit', () => {
    const times = (isSymptomatic: 'yes' | 'no', kit = KITS[0]) =>
      advise({ result: 'negative', isSymptomatic, kit }).again.flatMap(({ times: own = {} }) =>
        Object.values(own).map((instant) => (instant - READ_AT) / HOUR_MS),
      );
    expect(times('yes')).toEqual([48, 72]);
    expect(times('no')).toEqual([48, 72, 96, 120]);
    expect(times('yes', SECOND_KIT)).toEqual([72, 96]);
  });

  it('begin the times to test again: one with symptoms, two without, none after other results', () => {
    const hours = (change: Partial<AdviceInput>): readonly number[] =>
      retestStarts(advise(change)).map((start) => (start - READ_AT) / HOUR_MS);
    expect(hours({ result: 'negative', isSymptomatic: 'yes' })).toEqual([48]);
    expect(hours({ result: 'negative', isSymptomatic: 'no' })).toEqual([48, 96]);
    expect(hours({ result: 'positive' })).toEqual([]);
    expect(hours({ result: 'invalid' })).toEqual([]);
  });

  it('change once a time to test again has begun, has ended, and is long over', () => {
    const later = (isSymptomatic: 'yes' | 'no', hours: number) =>
      keysOf(advise({ result: 'negative', isSymptomatic }, READ_AT + hours * HOUR_MS).again);
    expect(later('yes', 48)[0]).toBe('retestOnceBy');
    expect(later('yes', 72)[0]).toBe('retestOnce');
    expect(later('no', 71)).toContain('retestSecond');
    expect(later('no', 72)).toEqual(['retestTwice', 'whyRetest', 'afterLastNegative']);
    expect(later('yes', 121)).toEqual(ADVICE_WHEN_OVER);
    expect(keysOf(advise({}, READ_AT + 121 * HOUR_MS).again)).toEqual(['noRepeatNeeded']);
  });

  it('warn of a negative test only more than seven days after the first symptom', () => {
    const warned = (onset: string) =>
      keysOf(advise({ result: 'negative', onset: day(onset) }).now).includes('longSick');
    expect([warned('2026-11-12'), warned('2026-11-13')]).toEqual([true, false]);
  });
});

describe('the tested person', () => {
  it.each([
    [{ isReaders: true, age: 40 }, 'you'],
    [{ isReaders: true, age: null }, 'you'],
    [{ isReaders: false, age: null }, 'other'],
    [{ isReaders: false, age: 18 }, 'other'],
    [{ isReaders: false, age: 17 }, 'child'],
  ] as const)('%j is advised as %s', (person, voice) => {
    expect(adviceVoice(person)).toBe(voice);
  });

  it.each([
    [{ isReaders: false, age: 1 }, []],
    [{ isReaders: false, age: 2 }, ['mask']],
    [{ isReaders: false, age: null }, ['mask', 'noMaskUnder2']],
    [{ isReaders: true, age: null }, ['mask']],
  ] as const)('%j is advised about masks: %j', (person, masks) => {
    const keys = keysOf(advise(person).now);
    expect(keys.filter((key) => /mask/i.test(key))).toEqual(masks);
  });
});

/** A doctor other than the child's own. */
const OTHER_DOCTOR: Readonly<Record<Language, RegExp>> = { en: /(?<!child’s )\bdoctor\b/, es: /\bmédico\b/ };

describe.each(LANGUAGES)('the texts of the advice in %s', (language) => {
  const { advice } = translations[language].results.result;

  test('have the variables that their lines have values for', () => {
    const known = Object.keys(kitTexts(KITS[0]));
    const facts = ['2026-11-12', '2026-11-14', '2026-11-18', null].flatMap((onset) =>
      TEST_RESULTS.flatMap((result) =>
        SURE_ANSWERS.flatMap((isSymptomatic) =>
          [0, 1, 2, 4, 6].map((days) => ({
            ...{ result, isSymptomatic, onset: onset === null ? null : day(onset), isReaders: false, age: null },
            ...{ today: addDays(FACTS.testedOn, days), now: READ_AT + days * 24 * HOUR_MS },
          })),
        ),
      ),
    );
    const lines = facts.flatMap(({ now, ...change }) => {
      const advice = advise(change, now);
      return [...advice.now, ...advice.again];
    });
    expect(ADVICE_KEYS.filter((key) => !keysOf(lines).includes(key))).toEqual([]);
    for (const { key, days = {}, times = {} } of lines) {
      for (const voice of ADVICE_VOICES) {
        const own = variablesOf(advice[key][voice]).filter((name) => name !== 'name' && !known.includes(name));
        expect([key, ...own.toSorted()]).toEqual([key, ...Object.keys({ ...days, ...times }).toSorted()]);
      }
    }
  });

  test('name another person only at the beginning of a sentence, and never the reader', () => {
    const isMisplaced = (text: string): boolean => /(?<!^|[.?!] )\{\{name\}\}/.test(text);
    const texts = ADVICE_KEYS.flatMap((key) => ADVICE_VOICES.map((voice) => [key, voice, advice[key][voice]] as const));
    expect(texts.filter(([, , text]) => isMisplaced(text))).toEqual([]);
    expect(texts.filter(([, voice, text]) => voice === 'you' && text.includes('{{name}}'))).toEqual([]);
    const cells = Object.values(ADVICE).flatMap((cell) => Object.values(cell));
    for (const { now } of cells) {
      expect(now.some((key) => advice[key].other.includes('{{name}}'))).toBe(true);
    }
  });

  test('ask the own doctor of a child', () => {
    const wrong = ADVICE_KEYS.filter((key) => key !== 'noDoctor' && OTHER_DOCTOR[language].test(advice[key].child));
    expect(wrong).toEqual([]);
  });
});
