import { query } from '../support/postgres.ts';
import type { StoredReports } from './outcome.ts';

/** How many reports the database has for each of these tests that has a result. */
export async function countReports(url: string, testIds: readonly string[]): Promise<StoredReports> {
  const list = testIds.map((testId) => `'${testId}'`).join();
  if (list === '') return new Map();
  const rows = await query(
    url,
    `select results.test_id, count(reports.report_id) as reports from results
    left join reports on reports.test_id = results.test_id
    where results.test_id in (${list}) group by results.test_id`,
  );
  return new Map(rows.map(({ test_id: testId, reports }) => [String(testId), Number(reports)]));
}
