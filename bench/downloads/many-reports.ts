import type { Kysely } from 'kysely';
import type { Tables } from '../../server/wiring/tables.ts';
import { SAMPLE_INSTANT } from '../../tests/support/samples.ts';

/** The number of rows per statement: SQLite limits the number of values. */
const ROWS_AT_ONCE = 500;

/** About as long as a real message. */
const SAMPLE_MESSAGE = `MSH|^~\\&|Sample\r${'OBX|1|CWE|94558-4^SARS-CoV-2^LN||260415000^Not detected^SCT\r'.repeat(30)}`;
const SAMPLE_FIELDS = JSON.stringify([
  { id: 'name', value: 'Ana Ruiz' },
  { id: 'street', value: '12 Example Street' },
  { id: 'zip', value: '94110' },
]);

/** Inserts a delivered report for each result of a group directly into the database. */
export async function manyReports(db: Kysely<Tables>, groupId: string): Promise<void> {
  const rows = await db.selectFrom('results').select('test_id').where('owner_group_id', '=', groupId).execute();
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const part = rows.slice(from, from + ROWS_AT_ONCE).map(({ test_id: testId }) => testId);
    await db
      .insertInto('reports')
      .values(
        part.map((id) => ({
          ...{ report_id: id, test_id: id, specimen_id: id, file_name: id, form: 'identified', state: 'sent' },
          ...{ message: SAMPLE_MESSAGE, fields: SAMPLE_FIELDS, receipt: null, failure: null, tries: 1 },
          ...{ created_at: SAMPLE_INSTANT, changed_at: SAMPLE_INSTANT },
        })),
      )
      .execute();
    for (const [position, state] of ['queued', 'sent'].entries()) {
      const event = { position, state, at: SAMPLE_INSTANT, failure: null, remarks: '[]' };
      await db
        .insertInto('report_events')
        .values(part.map((id) => ({ report_id: id, ...event })))
        .execute();
    }
  }
}
