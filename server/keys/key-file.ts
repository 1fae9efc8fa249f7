import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { KEY_PURPOSES, type Key } from './key.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());
const keySchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  purpose: v.picklist(KEY_PURPOSES),
  secret: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
  fingerprint: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  usedFrom: instant,
  acceptedUntil: v.nullable(instant),
});
const fileSchema = v.object({ version: v.literal(1), keys: v.array(keySchema) });

/** Reads the text of a key file. Null if it is no such text, or lacks a key that can be used for some purpose. */
export function parseKeys(text: string): readonly Key[] | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text);
  if (!parsed.success) return null;
  const keys = parsed.output.keys.map((key): Key => ({
    ...key,
    secret: key.secret === null ? null : Buffer.from(key.secret, 'base64url'),
    usedFrom: Date.parse(key.usedFrom),
    acceptedUntil: key.acceptedUntil === null ? null : Date.parse(key.acceptedUntil),
  }));
  const isUsable = ({ secret, acceptedUntil }: Key) => secret !== null && acceptedUntil === null;
  const isComplete = KEY_PURPOSES.every((purpose) => keys.some((key) => key.purpose === purpose && isUsable(key)));
  return isComplete ? keys : null;
}

/** The text of a key file. */
export function printKeys(keys: readonly Key[]): string {
  const written = keys.map(({ id, purpose, secret, fingerprint, usedFrom, acceptedUntil }) => ({
    id,
    purpose,
    secret: secret === null ? null : Buffer.from(secret).toString('base64url'),
    fingerprint,
    usedFrom: new Date(usedFrom).toISOString(),
    acceptedUntil: acceptedUntil === null ? null : new Date(acceptedUntil).toISOString(),
  }));
  return `${JSON.stringify({ version: 1, keys: written }, null, 2)}\n`;
}

const READABLE_BY_OTHERS = 0o077;

function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  return String(error.code);
}

/** Reads the key file; null if there is none. Fails with a message for the operator. */
export function readKeyFile(file: string): Result<readonly Key[] | null, string> {
  try {
    const found = statSync(file);
    if (found.isDirectory()) return err(`${file} is a directory. Set KEY_FILE to a file, such as ${file}/keys.json.`);
    if ((found.mode & READABLE_BY_OTHERS) !== 0) {
      return err(`Other users of this machine can read the key file ${file}. Run: chmod 600 ${file}`);
    }
    const keys = parseKeys(readFileSync(file, 'utf8'));
    return keys === null ? err(`The key file ${file} is damaged. Restore it from its backup.`) : ok(keys);
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOENT' ? ok(null) : err(`The key file ${file} could not be read (${code}).`);
  }
}

/** Writes it under another name first, so that no server ever reads half of it. `place` puts it in its place. */
function write(file: string, keys: readonly Key[], place: (written: string) => void): Result<void, string> {
  const written = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeSafely(written, keys, place);
    return ok(undefined);
  } catch (error) {
    return err(`The key file ${file} could not be written (${codeOf(error)}). Set KEY_FILE to a file that can be.`);
  }
}

function writeSafely(written: string, keys: readonly Key[], place: (written: string) => void): void {
  try {
    writeFileSync(written, printKeys(keys), { flag: 'wx', mode: 0o600, flush: true });
    // The mode of a new file is limited by the umask, and never widened by it.
    chmodSync(written, 0o600);
    place(written);
  } finally {
    rmSync(written, { force: true });
  }
}

/** Creates the key file, which only its owner may read. Fails if there is one. */
export function createKeyFile(file: string, keys: readonly Key[]): Result<void, string> {
  return write(file, keys, (written) => linkSync(written, file));
}

/** Replaces the key file. */
export function writeKeyFile(file: string, keys: readonly Key[]): Result<void, string> {
  return write(file, keys, (written) => renameSync(written, file));
}
