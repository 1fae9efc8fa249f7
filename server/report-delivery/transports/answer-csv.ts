import { CsvError, parse } from 'csv-parse/sync';
import type { DeliveryFailure } from '../../jobs/ports.ts';
import type { AuthorityResponse } from '../ports.ts';

/** The answer cannot be parsed. It is read again later, because another may replace it; until then operators see the failure. */
export const UNREADABLE_ANSWER: DeliveryFailure = { code: 'UNREADABLE_ANSWER', isFinal: false };

/** The columns of the severity and the text (reporting.md, "Transports"). */
const [SEVERITY, TEXT] = [2, 3];
const COLUMNS = 4;
const [WARNING, ERROR] = ['warning', 'error'];

/** The possible headings of the severity column, lowercase and letters only. */
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
 * Parses the authority's file of warnings and errors: a single error means that the report is refused, a header without rows that it is
 * accepted. Null for anything else, such as an empty or partial file, a proxy's error page or an unknown severity, which could hide an error.
 */
export function readAnswerCsv(csv: string): AuthorityResponse | null {
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
