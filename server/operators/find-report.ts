import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ReportFile } from '../report-delivery/report-admin.ts';
import { withReportAccess, type ReportAccess } from './open-reports.ts';
import { EXIT, failed, type Outcome } from './outcome.ts';
import { printable } from './printed-text.ts';

/** The test number that people see; report ids are longer. */
const TEST_NUMBER = /^[0-9a-f]{8}$/i;

async function find(id: string, { admin }: ReportAccess) {
  const ids = TEST_NUMBER.test(id) ? await admin.idsOfTest(id) : [id];
  const [first] = ids;
  return { ids, file: first === undefined ? null : await admin.inspect(first) };
}

/** Finds a report by its id, or by the number of its test. Fails if there is none or several. */
export async function findReport(id: string): Promise<Result<ReportFile, Outcome>> {
  const read = await withReportAccess('read', (access) => find(id, access));
  if (!read.ok) return err(failed(read.error, EXIT.noDatabase));
  const { ids, file } = read.value;
  if (file !== null && ids.length === 1) return ok(file);
  const several = `several tests have this number; their reports: ${ids.join(', ')}`;
  return err(failed(`${printable(id)}: ${ids.length > 1 ? several : 'there is no such report'}`));
}
