import * as v from 'valibot';
import type { AuthorityAnswer } from './ports.ts';

const remark = v.object({ message: v.nullish(v.string(), '') });

const submission = v.object({
  submissionId: v.nullish(v.union([v.string(), v.number()])),
  id: v.nullish(v.string()),
  overallStatus: v.nullish(v.string()),
  errors: v.nullish(v.array(remark), []),
  warnings: v.nullish(v.array(remark), []),
});

/** ReportStream's answer to a report. */
export interface Submission {
  /** ReportStream's id of the report. */
  readonly receipt: string | null;
  /** Null while the report is not processed. */
  readonly answer: AuthorityAnswer | null;
}

const REFUSED = 'error';
/** The statuses of a report that is received but not processed. */
const UNREAD: ReadonlySet<string> = new Set(['received', '']);

/** A report is sent twice when a server stops before it records the delivery; the duplicate counts as accepted. */
const DUPLICATE = /duplicate/i;

const textsOf = (remarks: readonly v.InferOutput<typeof remark>[]): readonly string[] =>
  remarks.map(({ message }) => message).filter((message) => message !== '');

/**
 * Parses the answer to a report, or its history. A processed report counts as accepted even if no state wants it. Null if it is not such
 * an answer.
 */
export function readSubmission(text: string): Submission | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), submission), text);
  if (!read.success) return null;
  const { submissionId, id, overallStatus, errors, warnings } = read.output;
  const status = (overallStatus ?? '').toLowerCase();
  const receipt = submissionId === null || submissionId === undefined ? (id ?? null) : String(submissionId);
  const said = { errors: textsOf(errors), warnings: textsOf(warnings) };
  if (said.errors.length > 0 && said.errors.every((error) => DUPLICATE.test(error))) {
    return { receipt, answer: { outcome: 'accepted', errors: [], warnings: [...said.errors, ...said.warnings] } };
  }
  const isRejected = status === REFUSED || (UNREAD.has(status) && errors.length > 0);
  return {
    receipt,
    answer: !isRejected && UNREAD.has(status) ? null : { outcome: isRejected ? 'refused' : 'accepted', ...said },
  };
}
