import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OK, type Check } from './readiness.ts';

/** More than a report or an email, and enough that a full disk has no room for it. */
const SAMPLE = Buffer.alloc(64 * 1024);

async function writeSample(path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(SAMPLE);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Checks that files can be written to a folder, by writing one and removing it. Fails with the system's code, such as ENOSPC. */
export function makeFolderCheck(folder: string): Check {
  return async () => {
    const sample = join(folder, `.ready-${randomUUID()}`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeSample(sample);
      return OK;
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : 'NO_CODE';
    } finally {
      await rm(sample, { force: true }).catch(() => undefined);
    }
  };
}
