import type { TestFacts } from '../../core/api/payloads.ts';
import type { ResultRow } from '../../server/results/result-columns.ts';

/** Facts of a test that override the sample's. */
export const SENT_FACTS = {
  isSymptomatic: 'yes',
  symptomOnsetDate: '2026-11-18' as TestFacts['symptomOnsetDate'],
  collectedAt: '2026-11-20T17:30:00.000Z',
  analysedAt: '2026-11-20T09:50:00-08:00',
  utcOffset: -480,
  choice: 3,
} as const satisfies Partial<TestFacts>;

/** The stored form of a sample test with these facts, of a guest or an account. */
export const STORED_FACTS = {
  result: 'negative',
  is_symptomatic: 'yes',
  symptom_onset_date: SENT_FACTS.symptomOnsetDate,
  test_date: Date.UTC(2026, 10, 20, 17, 50),
  collected_at: Date.UTC(2026, 10, 20, 17, 30),
  analysed_at: Date.UTC(2026, 10, 20, 17, 50),
  utc_offset: -480,
  choice: 3,
  send_to_aims: 1,
  submit_to_cloud: 0,
} as const satisfies Partial<ResultRow>;
