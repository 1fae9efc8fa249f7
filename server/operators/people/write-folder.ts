import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '../../../core/domain/result.ts';

/** Writes files into a new directory that only this user can read. Fails with a message for the operator. */
export function writeFolder(
  directory: string,
  files: readonly { readonly name: string; readonly text: string }[],
): Result<void, string> {
  try {
    mkdirSync(directory, { mode: 0o700 });
    for (const { name, text } of files) {
      const file = join(directory, name);
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      writeFileSync(file, text, { mode: 0o600 });
    }
    return ok(undefined);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return err(
      `The files could not be written (${String(error.code)}). --out names a directory that does not exist yet.`,
    );
  }
}
