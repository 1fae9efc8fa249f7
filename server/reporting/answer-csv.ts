import { CsvError, parse } from 'csv-parse/sync';
import type { AuthorityAnswer } from './ports.ts';

/** Where a row says how bad it is, and what it says (reporting.md, "Transports"). */
const [SEVERITY, TEXT] = [2, 3];

function rowsOf(csv: string): readonly (readonly string[])[] | null {
  try {
    return parse(csv, { bom: true, trim: true, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/**
 * Reads the authority's file of warnings and errors: one error refuses the report, and a file without either accepts it. Null for what
 * is no such file, or not all of one.
 */
export function readAnswerCsv(csv: string): AuthorityAnswer | null {
  const rows = rowsOf(csv);
  if (rows === null) return null;
  const said = (severity: string) =>
    rows.flatMap((row) => (row[SEVERITY]?.toLowerCase() === severity ? [row[TEXT] ?? ''] : []));
  const [warnings, errors] = [said('warning'), said('error')];
  return { outcome: errors.length > 0 ? 'refused' : 'accepted', warnings, errors };
}
