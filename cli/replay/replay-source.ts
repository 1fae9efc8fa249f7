import { readFileSync } from 'node:fs';
import { text as textOf } from 'node:stream/consumers';
import { parseOffsetInstant, type OffsetInstant } from '../../core/domain/calendar-date.ts';
import type { Language } from '../../core/domain/languages.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { asRecord } from '../../core/flow/persisted-values.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { chooseSnapshot, type ChosenSnapshot, type Several } from '../../replay/choose-snapshot.ts';
import { findJson, type FoundObject } from '../../replay/find-json.ts';
import { readPartialSnapshot, type PartialSnapshot } from '../../replay/partial-snapshot.ts';
import { isReduced, readSnapshotObject, reducedSnapshotOf, SNAPSHOT_OR_STATE } from '../../replay/read-snapshot.ts';
import type { DiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';
import type { ReducedSnapshot } from '../../core/diagnostics/reduced-snapshot.ts';
import { snapshotProblems, type SnapshotProblem, type VersionDifference } from '../../replay/snapshot-problem.ts';
import { appDifference } from '../../replay/version-difference.ts';
import { readPaste } from './read-paste.ts';

/** A snapshot that is replayed. */
export interface SnapshotSource {
  readonly kind: 'snapshot';
  readonly now: OffsetInstant;
  readonly snapshot: DiagnosticsSnapshot;
}

/** What is replayed: a snapshot, or a fixture state, which has everything that its device kept. */
export type ReplaySource =
  | SnapshotSource
  | {
      readonly kind: 'state';
      readonly now: OffsetInstant;
      readonly who: 'guest' | 'account';
      readonly kept: Readonly<Record<string, unknown>>;
    };

function readState({ value, placeOf }: FoundObject): Result<ReplaySource, SnapshotProblem> {
  const { who, now, kept } = value;
  const problem = (kind: 'invalidInstant' | 'invalidValue' | 'notAnObject', field: string) =>
    err({ kind, field, place: placeOf(field) });
  const instant = typeof now === 'string' ? parseOffsetInstant(now) : null;
  const storage = asRecord(kept);
  if (instant === null) return problem('invalidInstant', 'now');
  if (who !== 'guest' && who !== 'account') return problem('invalidValue', 'who');
  if (storage === null) return problem('notAnObject', 'kept');
  return ok({ kind: 'state', now: instant, who, kept: storage });
}

/** How the app that made a snapshot differs from this one, if it does, and the other snapshots of the text, if there are any. */
interface Found {
  readonly difference: VersionDifference | null;
  readonly several: Several | null;
}

/** What is replayed, with what is printed about it first. */
export interface FoundSource extends Found {
  readonly source: ReplaySource;
}

/** A reduced snapshot, which has no state to replay. */
export interface FoundReduced extends Found {
  readonly reduced: ReducedSnapshot;
}

/** Everything for which a text cannot be replayed. */
type Problems = readonly SnapshotProblem[];

function readReduced({ found, several }: ChosenSnapshot): Result<FoundReduced, Problems> {
  const read = reducedSnapshotOf(found.value);
  if (!read.ok) return err(snapshotProblems(read.error, found.placeOf));
  return ok({ reduced: read.value, difference: appDifference(read.value.app, packageJson.version), several });
}

/**
 * Understands the text of a file or an email: of several snapshots the one with the `wanted` number (from 1), or the latest if that is
 * null. A snapshot of another version that cannot be read fails with the difference first.
 */
export function readSource(text: string, wanted: number | null = null): Result<FoundSource | FoundReduced, Problems> {
  const found = findJson(text, SNAPSHOT_OR_STATE);
  if (!found.ok) return err([found.error]);
  const chosen = chooseSnapshot(found.value, wanted);
  if (!chosen.ok) return err([chosen.error]);
  const { several } = chosen.value;
  const { value } = chosen.value.found;
  if (isReduced(value)) return readReduced(chosen.value);
  if (!('format' in value) && 'kept' in value) {
    const state = readState(chosen.value.found);
    return state.ok ? ok({ source: state.value, difference: null, several }) : err([state.error]);
  }
  const read = readSnapshotObject(chosen.value.found, packageJson.version);
  if (!read.ok) return read;
  const { snapshot, difference } = read.value;
  const now = parseOffsetInstant(snapshot.at);
  if (now === null) return err([{ kind: 'none' }]);
  return ok({ source: { kind: 'snapshot', now, snapshot }, difference, several });
}

/** What can be read of a snapshot that is not whole, or has invalid entries, and what is wrong with it. */
export type FoundPartial = PartialSnapshot & { readonly problems: Problems };

/** Problems that leave a part of a snapshot readable. */
const PARTIAL_PROBLEMS: readonly SnapshotProblem['kind'][] = [
  'cutOff',
  'noBeginning',
  'damaged',
  'invalidValue',
  'invalidInstant',
  'contradiction',
  'besideCutOff',
];

/** What can be read of a text that cannot be replayed for these problems; null if that is too little, or of another version. */
export function readPartialSource(text: string, problems: Problems, wanted: number | null = null): FoundPartial | null {
  if (!problems.every(({ kind }) => PARTIAL_PROBLEMS.includes(kind))) return null;
  const partial = readPartialSnapshot(text, packageJson.version, wanted);
  return partial && { ...partial, problems };
}

const UTF16_MARK = Buffer.from([0xff, 0xfe]);

/** The text of a file: UTF-8, or UTF-16 if a byte order mark says so, as Windows saves it. */
function decodeText(bytes: Buffer): string {
  return bytes.subarray(0, UTF16_MARK.length).equals(UTF16_MARK) ? bytes.toString('utf16le') : bytes.toString('utf8');
}

/** Why a file cannot be read; `code` is the operating system's. */
export type FileProblem =
  { readonly kind: 'noFile' | 'folder' } | { readonly kind: 'unreadable'; readonly code: string };

/** The text of a file, or of standard input for `-`, where a person in front of a terminal is asked in the language for a paste. */
export async function readText(file: string, language: Language): Promise<Result<string, FileProblem>> {
  if (file === '-' && process.stdin.isTTY) return ok(await readPaste(process.stdin, process.stderr, language));
  try {
    // Reading the descriptor of a pipe at once fails with EAGAIN while its writer has written nothing yet.
    return ok(file === '-' ? await textOf(process.stdin) : decodeText(readFileSync(file)));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    if (code === null) throw error;
    if (code === 'ENOENT') return err({ kind: 'noFile' });
    return err(code === 'EISDIR' ? { kind: 'folder' } : { kind: 'unreadable', code });
  }
}
