import { readFileSync } from 'node:fs';
import { parseOffsetInstant, type OffsetInstant } from '../../core/domain/calendar-date.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { asRecord } from '../../core/flow/persisted-values.ts';
import { parseJson, snapshotOf } from '../../replay/read-snapshot.ts';
import { SNAPSHOT_VERSION, type DiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';

/** What is replayed: a snapshot, or a fixture state, which has everything that its device kept. */
export type ReplaySource =
  | { readonly kind: 'snapshot'; readonly now: OffsetInstant; readonly snapshot: DiagnosticsSnapshot }
  | {
      readonly kind: 'state';
      readonly now: OffsetInstant;
      readonly who: 'guest' | 'account';
      readonly kept: Readonly<Record<string, unknown>>;
    };

const NEITHER = 'It is neither a support snapshot ("Copy technical details" on the support page) nor a fixture state.';

const NO_INSTANT = 'It is missing, or no instant with an offset.';
const NO_VALUE = 'It is missing, or none of the values it may have.';

function wrongParts({ fields = [] }: AppError): string {
  const [first] = fields;
  if (first?.field === 'format') return NEITHER;
  if (first?.field === 'version')
    return `It is a snapshot of another version; this command reads ${String(SNAPSHOT_VERSION)}.`;
  return fields.map(({ field, code }) => `${field}: ${code === 'INVALID_DATE' ? NO_INSTANT : NO_VALUE}`).join('\n');
}

function readState(found: Readonly<Record<string, unknown>>): Result<ReplaySource, string> {
  const { who, now, kept } = found;
  const instant = typeof now === 'string' ? parseOffsetInstant(now) : null;
  const storage = asRecord(kept);
  if (instant === null) return err(`now: ${NO_INSTANT}`);
  if (who !== 'guest' && who !== 'account') return err('who: It is neither guest nor account.');
  if (storage === null) return err('kept: It is not an object.');
  return ok({ kind: 'state', now: instant, who, kept: storage });
}

/** Understands the text of a file; fails with what is wrong with it, a line for each part. */
export function readSource(text: string): Result<ReplaySource, string> {
  const value = parseJson(text);
  if (value === undefined) return err('It is no JSON.');
  const found = asRecord(value);
  if (found === null) return err(NEITHER);
  if (!('format' in found) && 'kept' in found) return readState(found);
  const snapshot = snapshotOf(found);
  if (!snapshot.ok) return err(wrongParts(snapshot.error));
  const now = parseOffsetInstant(snapshot.value.at);
  return now === null ? err(NEITHER) : ok({ kind: 'snapshot', now, snapshot: snapshot.value });
}

/** The text of a file, or of standard input for `-`. Fails with why it cannot be read. */
export function readText(file: string): Result<string, string> {
  try {
    return ok(readFileSync(file === '-' ? 0 : file, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    if (code === null) throw error;
    return err(code === 'ENOENT' ? 'There is no such file.' : `It cannot be read (${code}).`);
  }
}
