import * as v from 'valibot';
import { CODE_DIGITS, CODE_MARK, checksumOf, digitsOf } from '../core/diagnostics/details-code.ts';
import type { DiagnosticsSnapshot } from '../core/diagnostics/diagnostics-snapshot.ts';
import type { ReducedSnapshot } from '../core/diagnostics/reduced-snapshot.ts';
import { flowTableVersion, storedStateVersion } from '../core/diagnostics/table-versions.ts';
import { parseIsoInstant } from '../core/domain/calendar-date.ts';
import { err, ok, type Result } from '../core/domain/result.ts';
import { REDUCED, SNAPSHOT } from './snapshot-schema.ts';

const CHECKSUM_LENGTH = 8;

/** What stands in a text in place of a code, by email programs and the people who use them. */
const NOISE: readonly (readonly [RegExp, string | ((all: string, hex: string) => string)])[] = [
  [/=\r?\n/g, ''],
  [/[=%]([0-9a-f]{2})/gi, (_all, hex) => String.fromCharCode(parseInt(hex, 16))],
  [/\\[nrt]/g, ' '],
  [/&(?:amp;)+/gi, '&'],
  [/&lt;/gi, '<'],
  [/&gt;/gi, '>'],
  [/<[^<>\n]*>/g, ''],
  [/&#?\w+;/g, ' '],
  // The numbers of lines, and of messages that a long text was sent in.
  [/^\s*\d+\s{2,}/gm, ''],
  [/^.{0,40}?\(\d+\/\d+\)|[[(]\d+(?: of |\/)\d+[\])]/gm, ''],
  [/[^0-9a-z]/gi, ''],
];

const withoutNoise = (sent: string): string =>
  NOISE.reduce((text, [found, by]) => text.replaceAll(found, by as string), sent)
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** The texts in base64, as which an email program may send the whole message. */
function decodedParts(sent: string): readonly string[] {
  const parts = sent.match(/^(?:[0-9a-z+/]{40,}={0,2}\s+)+[0-9a-z+/]*={0,2}/gim) ?? [];
  const digits = parts.map((part) => part.replaceAll(/[^0-9a-z+/]/gi, ''));
  return digits.filter(({ length }) => length % 4 !== 1).map(atob);
}

/** The text of a code without its marks; null if a digit of it is missing or was changed. */
function textOf(digits: string): string | null {
  let text = '';
  let [held, bits] = [0, 0];
  for (const digit of digits) {
    held = ((held << 5) | CODE_DIGITS.indexOf(digit)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    text += String.fromCharCode((held >>> bits) & 0xff);
  }
  const written = text.slice(0, -CHECKSUM_LENGTH);
  const isWhole = checksumOf(written) === text.slice(-CHECKSUM_LENGTH) && digitsOf(written) === digits;
  return isWhole ? written : null;
}

/** The versions of the app that made a snapshot, and of this one. */
export interface OtherVersion {
  readonly app: string;
  readonly own: string;
}

/** The snapshot of a text, or the reduced one of a page that did not start; and the version that made it, if it is another one. */
export interface ReadDetails {
  readonly snapshot: DiagnosticsSnapshot | ReducedSnapshot;
  readonly otherVersion: OtherVersion | null;
}

/** `none`: no code. `damaged`: a digit of a code is missing or was changed. `unknown`: this version of the app cannot read it. */
export type DetailsProblem = 'none' | 'damaged' | 'unknown';

/** How the app that made a snapshot differs from this one: in its version, its steps or its stored state; null if it does not. */
function otherVersionOf(snapshot: ReadDetails['snapshot'], own: string): OtherVersion | null {
  if ('app' in snapshot) return snapshot.app === own ? null : { app: snapshot.app, own };
  const { versions, flow } = snapshot;
  const isSame =
    versions.app === own &&
    versions.flowTable === flowTableVersion(flow) &&
    versions.keptState === storedStateVersion();
  return isSame ? null : { app: versions.app, own };
}

const ANY_SNAPSHOT = v.pipe(v.string(), v.parseJson(), v.union([SNAPSHOT, REDUCED]));

/**
 * Reads the code in a copied text or an email, with everything that happens to texts on the way; of several the latest. One that is
 * damaged fails even beside a whole one, because it may be the later one.
 */
export function readDetails(sent: string, appVersion: string): Result<ReadDetails, DetailsProblem> {
  const texts = [sent, ...decodedParts(sent)].map((text) => withoutNoise(text).split(CODE_MARK));
  const parts = texts.find(({ length }) => length > 1);
  if (parts === undefined) return err('none');
  const codes = parts.filter((_part, at) => at % 2 === 1).map(textOf);
  if (parts.length % 2 === 0 || codes.includes(null)) return err('damaged');
  const snapshots = codes.flatMap((text) => {
    const read = v.safeParse(ANY_SNAPSHOT, text);
    return read.success ? [read.output] : [];
  });
  const madeAt = (snapshot: ReadDetails['snapshot']): number => parseIsoInstant(snapshot.at) ?? 0;
  const [latest] = [...snapshots].sort((one, other) => madeAt(other) - madeAt(one));
  if (latest === undefined || snapshots.length < codes.length) return err('unknown');
  return ok({ snapshot: latest, otherVersion: otherVersionOf(latest, appVersion) });
}
