import { stat } from 'node:fs/promises';

/** How long ago a file was last touched, in seconds at `now`; null if there is none. */
export async function backupAge(file: string, now: () => number): Promise<number | null> {
  try {
    return Math.max(0, now() - (await stat(file)).mtimeMs) / 1000;
  } catch {
    return null;
  }
}
