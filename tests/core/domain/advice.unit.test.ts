import { describe, expect, it, test } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { variablesOf } from '../../adapters/translations/text-list.ts';
import { ADVICE, ADVICE_KEYS, ADVICE_VOICES, type AdviceKey } from '../../../core/domain/advice.ts';
import { adviceFor, adviceVoice, type AdviceInput, type AdviceLine } from '../../../core/domain/advice-lines.ts';
import { addDays, type CalendarDate } from '../../../core/domain/calendar-date.ts';
import { SURE_ANSWERS, TEST_RESULTS } from '../../../core/domain/choice-lists.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { isReader } from '../../../core/domain/profile.ts';
import { planOf } from '../../../core/domain/test-plan.ts';
import { SECOND_KIT } from '../../../fixtures/kits/second-kit.ts';

const HOUR_MS = 3_600_000;
const READ_AT = Date.UTC(2026, 10, 20, 18);
const day = (text: string): CalendarDate => text as CalendarDate;
const FACTS: Omit<AdviceInput, 'plan'> = {
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
/** The advice so many hours after the only test of a person, or with another plan. */
function advise(change: Partial<AdviceInput> = {}, hours = 0) {
  const facts = { ...FACTS, today: addDays(FACTS.testedOn, Math.floor(hours / 24)), ...change };
  return adviceFor({ plan: planOf([facts], { now: READ_AT + hours * HOUR_MS, today: facts.today }), ...facts });
}
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
    ['retestBetween', 'whyRetest', 'afterLastNegative'],
  ],
  'negative no': [
    ['stayHomeIfSymptoms', 'keepFromFrail', 'recentContact'],
    ['retestBetween', 'retestOnceMore', 'whyRetest', 'afterLastNegative'],
  ],
  'negative unsure': [
    ['stayHomeIfUnwell', 'keepFromFrail', 'otherIllness', 'recentContact'],
    ['retestBetween', 'retestOnceMore', 'whyRetest', 'afterLastNegative'],
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
    ['negative', 'no', 'retestBetween'],
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
    const advice = advise({ result: 'negative', isSymptomatic }, 121);
    expect(advice.first.key).toBe('resultTooOld');
    expect(advice.again).toContainEqual(advice.first);
  });

  it.each([
    ['yes', 10],
    ['unsure', 10],
    ['no', 5],
  ] as const)(
    'after a positive result, symptoms: %s, is that it is past once %d days are over',
    (isSymptomatic, days) => {
      const keys = (hours: number): readonly AdviceKey[] => {
        const { first, now, again } = advise({ isSymptomatic }, hours);
        return keysOf([first, ...now, ...again]);
      };
      expect(keys(days * 24)).toContain('risk');
      const past = ['positivePast', 'positivePast', 'stayHomeIfSymptoms', 'testIfNeeded'];
      expect([keys(days * 24 + 24), keys(300 * 24)]).toEqual([past, past]);
    },
  );
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
  });

  it('give both ends of the time to test again, in the hours of the kit', () => {
    const line = (isSymptomatic: 'yes' | 'no', kit = KITS[0]) => {
      const { numbers, times = {} } = advise({ result: 'negative', isSymptomatic, kit }).again[0] ?? {};
      return [numbers, ...Object.values(times).map((instant) => (instant - READ_AT) / HOUR_MS)];
    };
    expect(line('yes')).toEqual([{ test: 2, of: 2 }, 48, 72]);
    expect(line('no')).toEqual([{ test: 2, of: 3 }, 48, 72]);
    expect(line('yes', SECOND_KIT)).toEqual([{ test: 2, of: 2 }, 72, 96]);
  });

  it('change once a time to test again has begun, has ended, and is long over', () => {
    const later = (hours: number) => keysOf(advise({ result: 'negative', isSymptomatic: 'no' }, hours).again);
    const why = ['whyRetest', 'afterLastNegative'];
    expect(later(48)).toEqual(['retestBy', 'retestOnceMore', ...why]);
    expect([72, 100, 120].map(later)).toEqual(Array(3).fill(['retestNow', 'retestOnceMore', ...why]));
    expect(later(121)).toEqual(['resultTooOld', 'testIfNeeded']);
    expect(keysOf(advise({}, 121).again)).toEqual(['noRepeatNeeded']);
  });

  it('follow the plan of the person: its last test, its end, and a positive test that counts more', () => {
    const again = (change: Partial<AdviceInput>) =>
      keysOf(advise({ result: 'negative', isSymptomatic: 'no', ...change }).again);
    const window = { from: READ_AT, until: READ_AT + HOUR_MS };
    const last = { state: 'upcoming', test: 3, of: 3, window, starts: [READ_AT] } as const;
    expect(again({ plan: last })).toEqual(['retestBetween', 'whyRetest', 'afterLastNegative']);
    expect(again({ plan: { state: 'done', of: 3 } })).toEqual(['allTestsDone', 'stillSick']);
    expect(again({ plan: { state: 'positive', testedOn: FACTS.testedOn } })).toEqual(['positiveCounts']);
  });

  it('warn of a negative test only more than seven days after the first symptom', () => {
    const warned = (onset: string) =>
      keysOf(advise({ result: 'negative', onset: day(onset) }).now).includes('longSick');
    expect([warned('2026-11-12'), warned('2026-11-13')]).toEqual([true, false]);
  });
});

describe('the tested person', () => {
  it.each([
    [true, 7, false],
    [true, 17, false],
    [true, 18, true],
    [true, null, true],
    [false, 40, false],
  ] as const)('of the default profile: %j, aged %j, is the reader: %j', (isDefaultProfile, age, expected) => {
    expect(isReader(isDefaultProfile, age)).toBe(expected);
  });

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
          [0, 1, 2, 4, 6, 11].map((days) => ({
            ...{ result, isSymptomatic, onset: onset === null ? null : day(onset) },
            ...{ isReaders: false, age: null, days },
          })),
        ),
      ),
    );
    const plans = [
      { state: 'done', of: 3 },
      { state: 'positive', testedOn: FACTS.testedOn },
    ] as const;
    const lines = [
      ...facts.map(({ days, ...change }) => advise(change, days * 24)),
      ...plans.map((plan) => advise({ result: 'negative', plan })),
    ].flatMap((advice) => [...advice.now, ...advice.again]);
    expect(ADVICE_KEYS.filter((key) => !keysOf(lines).includes(key))).toEqual([]);
    for (const { key, numbers = {}, days = {}, times = {} } of lines) {
      for (const voice of ADVICE_VOICES) {
        const own = variablesOf(advice[key][voice]).filter((name) => name !== 'name' && !known.includes(name));
        expect([key, ...own.toSorted()]).toEqual([key, ...Object.keys({ ...numbers, ...days, ...times }).toSorted()]);
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
