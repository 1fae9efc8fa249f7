import { SNAPSHOT_VERSION } from '../core/diagnostics/diagnostics-snapshot.ts';
import type { AppError, FieldError } from '../core/domain/error-codes.ts';
import type { FindProblem } from './find-json.ts';

/** The parts of sentences about a file, for developers and support. */
export const NO_INSTANT = 'It is missing, or no instant with an offset.';
const NO_VALUE = 'It is missing, or none of the values it may have.';
export const NEITHER =
  'It is neither a support snapshot ("Copy technical details" on the support page) nor a fixture state.';
export const ONLY_REDUCED =
  'It is a reduced snapshot, made without the app: it says what is saved, and has no test to open. The command replay reads it.';
const AGAIN = 'Ask for the whole text again, from its first { to its last }.';

function findProblemText(problem: FindProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'It is empty.';
    case 'none':
      return NEITHER;
    case 'noBeginning':
      return `The beginning of the snapshot is missing. ${AGAIN}`;
    case 'cutOff':
      return `The snapshot is cut off at line ${String(problem.line)}, after "${problem.path}". ${AGAIN}`;
    case 'damaged':
      return `The snapshot is damaged at line ${String(problem.line)}. ${AGAIN}`;
  }
}

function fieldText({ field, code }: FieldError): string {
  return `${field}: ${code === 'INVALID_DATE' ? NO_INSTANT : NO_VALUE}`;
}

/** What is wrong with the text of a snapshot, a line for each part. */
export function problemLines(problem: FindProblem | AppError): readonly string[] {
  if ('kind' in problem) return [findProblemText(problem)];
  const { fields = [] } = problem;
  const [first] = fields;
  if (first?.field === 'format') return [NEITHER];
  if (first?.field === 'version') {
    return [`It is a snapshot of another version; this command reads ${String(SNAPSHOT_VERSION)}.`];
  }
  return fields.map(fieldText);
}
