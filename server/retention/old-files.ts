import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The names in a directory; none if it does not exist. */
async function namesIn(directory: string): Promise<readonly string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Deletes a file that did not change since an instant. Another server may have deleted it. */
async function deleteIfOld(file: string, before: number): Promise<boolean> {
  try {
    const found = await stat(file);
    if (!found.isFile() || found.mtimeMs >= before) return false;
    await unlink(file);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Deletes the files of directories that did not change since an instant (epoch milliseconds), and returns their number. */
export async function deleteOldFiles(directories: readonly string[], before: number): Promise<number> {
  let deleted = 0;
  for (const directory of directories) {
    for (const name of await namesIn(directory)) {
      if (await deleteIfOld(join(directory, name), before)) deleted += 1;
    }
  }
  return deleted;
}
