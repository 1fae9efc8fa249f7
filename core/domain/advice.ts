import type { SureAnswer, TestResult } from './choice-lists.ts';

/** Every piece of advice: each has a text for each voice, under its key in `result.advice` of the translations. */
export const ADVICE_KEYS = [
  'stayHome',
  'stayHomeUntil',
  'stayHomeWhileSick',
  'stayHomeIfUnwell',
  'stayHomeIfSymptoms',
  'extraCareAfter',
  'extraCareUntil',
  'mask',
  'noMaskUnder2',
  'keepFromFrail',
  'tellContacts',
  'risk',
  'riskWithoutPositive',
  'treatment',
  'treatmentBy',
  'treatmentLast',
  'treatmentLate',
  'noDoctor',
  'otherIllness',
  'longSick',
  'recentContact',
  'useNewKit',
  'support',
  'noRepeatNeeded',
  'retestBetween',
  'retestBy',
  'retestNow',
  'retestOnceMore',
  'allTestsDone',
  'positiveCounts',
  'afterLastNegative',
  'stillSick',
  'whyRetest',
  'positivePast',
  'resultTooOld',
  'testIfNeeded',
  'retestWithNewKit',
] as const;
export type AdviceKey = (typeof ADVICE_KEYS)[number];

/** Who is advised: the reader, or another person whom the text names, who may be a child. */
export const ADVICE_VOICES = ['you', 'other', 'child'] as const;
export type AdviceVoice = (typeof ADVICE_VOICES)[number];

/** The texts of one piece of advice. */
export type AdviceTexts = Readonly<Record<AdviceVoice, string>>;

/** What to do now, and when to test again: keys of texts, in order. `advice-lines.ts` replaces some by one with the person's own dates. */
export interface AdviceCell {
  /** The most urgent of them, shown with the result itself. */
  readonly first: AdviceKey;
  readonly now: readonly AdviceKey[];
  readonly again: readonly AdviceKey[];
}

const AFTER_POSITIVE = ['risk', 'treatment', 'noDoctor', 'tellContacts'] as const satisfies readonly AdviceKey[];
const ISOLATION = ['stayHome', 'extraCareAfter', 'mask', ...AFTER_POSITIVE] as const;

/**
 * The advice by result and by the answer about symptoms: who has symptoms stays home whatever the lines show. Sources: CDC's guidance on
 * respiratory viruses of 1 March 2024 (isolation, extra care) and on treatment of COVID-19, and the FDA's advice of 11 August 2022 to
 * repeat negative tests. `npm run cli -- clinical-review` lists every cell for review.
 */
export const ADVICE: Readonly<Record<TestResult, Readonly<Record<SureAnswer, AdviceCell>>>> = {
  positive: {
    yes: { first: 'stayHome', now: ISOLATION, again: ['noRepeatNeeded'] },
    no: {
      first: 'extraCareUntil',
      now: ['extraCareUntil', 'mask', 'stayHomeIfSymptoms', ...AFTER_POSITIVE],
      again: ['noRepeatNeeded'],
    },
    unsure: { first: 'stayHome', now: ISOLATION, again: ['noRepeatNeeded'] },
  },
  negative: {
    yes: {
      first: 'stayHomeWhileSick',
      now: ['stayHomeWhileSick', 'keepFromFrail', 'riskWithoutPositive', 'otherIllness', 'longSick'],
      again: ['retestBetween', 'whyRetest', 'afterLastNegative'],
    },
    no: {
      first: 'retestBetween',
      now: ['stayHomeIfSymptoms', 'keepFromFrail', 'recentContact'],
      again: ['retestBetween', 'whyRetest', 'afterLastNegative'],
    },
    unsure: {
      first: 'stayHomeIfUnwell',
      now: ['stayHomeIfUnwell', 'keepFromFrail', 'otherIllness', 'recentContact'],
      again: ['retestBetween', 'whyRetest', 'afterLastNegative'],
    },
  },
  invalid: {
    yes: {
      first: 'useNewKit',
      now: ['useNewKit', 'stayHomeWhileSick', 'keepFromFrail', 'riskWithoutPositive', 'support'],
      again: ['retestWithNewKit'],
    },
    no: {
      first: 'useNewKit',
      now: ['useNewKit', 'stayHomeIfSymptoms', 'keepFromFrail', 'support'],
      again: ['retestWithNewKit'],
    },
    unsure: {
      first: 'useNewKit',
      now: ['useNewKit', 'stayHomeIfUnwell', 'keepFromFrail', 'support'],
      again: ['retestWithNewKit'],
    },
  },
};

/** In place of the advice to test again, once that is over. */
export const ADVICE_WHEN_OVER = {
  first: 'resultTooOld',
  again: ['resultTooOld', 'testIfNeeded'],
} as const satisfies Partial<AdviceCell>;

/** In place of all advice after a positive result, once the days that it is for are over. */
export const ADVICE_WHEN_PAST: AdviceCell = {
  first: 'positivePast',
  now: ['positivePast', 'stayHomeIfSymptoms'],
  again: ['testIfNeeded'],
};
