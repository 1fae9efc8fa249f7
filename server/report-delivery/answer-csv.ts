import { CsvError, parse } from 'csv-parse/sync';
import type { DeliveryFailure } from '../jobs/ports.ts';
import type { AuthorityAnswer } from './ports.ts';

/** There is an answer that cannot be read. It is looked for again, since another may replace it; until then operators see the failure. */
export const UNREADABLE_ANSWER: DeliveryFailure = { code: 'UNREADABLE_ANSWER', isFinal: false };

/** Where a row says how bad it is, and what it says (reporting.md, "Transports"). */
const [SEVERITY, TEXT] = [2, 3];
const COLUMNS = 4;
const [WARNING, ERROR] = ['warning', 'error'];

/** What the head of the column of severities may be called, in lower case and without anything but letters. */
const SEVERITY_HEADINGS: ReadonlySet<string> = new Set([
  'severity',
  'level',
  'type',
  'errortype',
  'messagetype',
  'warningerror',
  'warningorerror',
  'errorwarning',
  'errororwarning',
]);

type Row = readonly string[];

function rowsOf(csv: string): readonly Row[] | null {
  try {
    return parse(csv, { bom: true, trim: true, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

const severityOf = (row: Row): string => row[SEVERITY]?.toLowerCase() ?? '';

const isHeader = (row: Row): boolean => SEVERITY_HEADINGS.has(severityOf(row).replace(/[^a-z]/g, ''));

const isRemark = (row: Row): boolean => [WARNING, ERROR].includes(severityOf(row));

/**
 * Reads the authority's file of warnings and errors: one error refuses the report, and a header without either accepts it. Null for
 * everything else, such as an empty file, part of one, a proxy's error page, or a severity that is not known: taken for an answer, it
 * could hide an error.
 */
export function readAnswerCsv(csv: string): AuthorityAnswer | null {
  const rows = rowsOf(csv);
  const [first] = rows ?? [];
  if (rows === null || first === undefined) return null;
  const remarks = isHeader(first) ? rows.slice(1) : rows;
  if (rows.some((row) => row.length < COLUMNS) || !remarks.every(isRemark)) return null;
  const textsOf = (severity: string) =>
    remarks.flatMap((row) => (severityOf(row) === severity ? [row[TEXT] ?? ''] : []));
  const [warnings, errors] = [textsOf(WARNING), textsOf(ERROR)];
  return { outcome: errors.length > 0 ? 'refused' : 'accepted', warnings, errors };
}
