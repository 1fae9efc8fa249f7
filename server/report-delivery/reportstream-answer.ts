import * as v from 'valibot';
import type { AuthorityAnswer } from './ports.ts';

const remark = v.object({ message: v.optional(v.string(), '') });

const submission = v.object({
  submissionId: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  id: v.optional(v.nullable(v.string())),
  overallStatus: v.optional(v.nullable(v.string())),
  errors: v.optional(v.array(remark), []),
  warnings: v.optional(v.array(remark), []),
});

/** What ReportStream says of a report. */
export interface Submission {
  /** What it calls the report. */
  readonly receipt: string | null;
  /** Null while it has not looked at the report. */
  readonly answer: AuthorityAnswer | null;
}

const REFUSED = 'error';
/** Taken in, and looked at later. */
const UNREAD: ReadonlySet<string> = new Set(['received', '']);

/** A report whose sender stopped before it noted the delivery is sent a second time, and counts as accepted. */
const DUPLICATE = /duplicate/i;

const textsOf = (remarks: readonly v.InferOutput<typeof remark>[]): readonly string[] =>
  remarks.map(({ message }) => message).filter((message) => message !== '');

/**
 * Reads an answer to a report, or its history. What was looked at is accepted also where no state wants it. Null for what is no such
 * answer.
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
  const isRefused = status === REFUSED || (UNREAD.has(status) && errors.length > 0);
  return {
    receipt,
    answer: !isRefused && UNREAD.has(status) ? null : { outcome: isRefused ? 'refused' : 'accepted', ...said },
  };
}
