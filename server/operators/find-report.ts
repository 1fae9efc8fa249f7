import type { ReportFile } from '../report-delivery/report-admin.ts';
import { printErrorAndSetExitCode, EXIT } from './exit-codes.ts';
import { printable } from './printed-text.ts';
import { withReportAccess, type ReportAccess } from './open-reports.ts';

/** The test number that people see; report ids are longer. */
const TEST_NUMBER = /^[0-9a-f]{8}$/i;

/** A report and the time of the lookup (epoch milliseconds). */
export interface FoundReport {
  readonly file: ReportFile;
  readonly now: number;
}

async function find(id: string, { admin, now }: ReportAccess) {
  const ids = TEST_NUMBER.test(id) ? await admin.idsOfTest(id) : [id];
  const [first] = ids;
  return { ids, file: first === undefined ? null : await admin.inspect(first), now: now() };
}

/** Finds a report by its id, or by the number of its test. Prints an error and returns null if there is none or several. */
export async function findReport(id: string): Promise<FoundReport | null> {
  const read = await withReportAccess('read', (access) => find(id, access));
  if (!read.ok) {
    printErrorAndSetExitCode(read.error, EXIT.noDatabase);
    return null;
  }
  const { ids, file, now } = read.value;
  if (file !== null && ids.length === 1) return { file, now };
  const several = `several tests have this number; their reports: ${ids.join(', ')}`;
  printErrorAndSetExitCode(`${printable(id)}: ${ids.length > 1 ? several : 'there is no such report'}`, EXIT.rejected);
  return null;
}
