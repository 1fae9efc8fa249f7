import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { err, ok } from '../../../core/domain/result.ts';
import type { ServerClock } from '../../clock.ts';
import type { DeliveryFailure } from '../../jobs/ports.ts';
import { readAnswerCsv, UNREADABLE_ANSWER } from './answer-csv.ts';
import type { AuthorityReporter, OutgoingReport } from '../ports.ts';
import { answerFileName } from '../report-file-name.ts';
import { foldersOf } from '../report-folders.ts';

/** A failure with a system code, such as a full disk or a missing permission. An operator can fix it, so it is never final. */
function failureOf(error: unknown): DeliveryFailure {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  return { code: String(error.code), isFinal: false };
}

/** Syncs a directory, so that its entries survive a power cut. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Moves a draft to its place. Another server that has delivered the same report meanwhile has removed the draft. */
async function place(draft: string, target: string): Promise<void> {
  try {
    await rename(draft, target);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') || !existsSync(target)) throw error;
  }
}

/** Removes the drafts of a delivered report, such as those of a server that was killed. */
async function removeDrafts(drafts: string, fileName: string): Promise<void> {
  const left = (await readdir(drafts)).filter((name) => name.startsWith(fileName));
  await Promise.all(left.map((name) => rm(join(drafts, name), { force: true })));
}

/** An answer that changed more recently may be incomplete. */
const REST_MS = 60_000;

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * The contents of a file that changed after `since`, and not for a minute; null if there is none. The change time is checked after reading, so that the
 * file cannot have changed meanwhile. Uses ctime, because a copy may keep the original's modification time.
 */
async function readAtRest(path: string, since: number, now: () => number): Promise<string | null> {
  const file = await openIfThere(path);
  if (file === null) return null;
  try {
    const text = await file.readFile('utf8');
    const { ctimeMs } = await file.stat();
    return ctimeMs < since || now() - ctimeMs < REST_MS ? null : text;
  } finally {
    await file.close();
  }
}

/**
 * Writes reports as files for another program to transport, and reads the answers from a folder next to them. A file appears atomically
 * under its name; a repeated report has the same name. Both folders are created in `directory`; by `clock`, an answer counts as complete
 * when it has not changed for a while.
 */
export function makeFileReporter(directory: string, clock: ServerClock): AuthorityReporter {
  const { drafts, outgoing, incoming } = foldersOf(directory);
  let prepared: Promise<void> | null = null;
  const prepare = async () => {
    for (const folder of [drafts, outgoing, incoming]) await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const folder of [directory, dirname(directory)]) await syncDirectory(folder);
  };
  const write = async ({ fileName, message }: OutgoingReport) => {
    prepared ??= prepare();
    await prepared;
    // Each try has its own draft: two servers whose leases overlap must not write into one file.
    const draft = join(drafts, `${fileName}.${randomUUID()}`);
    await writeDurably(draft, message);
    await place(draft, join(outgoing, fileName));
    await syncDirectory(outgoing);
    await removeDrafts(drafts, fileName);
  };
  return {
    deliver: async (report) => {
      try {
        await write(report);
        return ok({ receipt: null, answer: null });
      } catch (error) {
        // A folder may have been removed since.
        prepared = null;
        return err(failureOf(error));
      }
    },
    readResponse: async (fileName, since) => {
      try {
        const csv = await readAtRest(join(incoming, answerFileName(fileName)), since, clock.now);
        if (csv === null) return ok(null);
        const answer = readAnswerCsv(csv);
        return answer === null ? err(UNREADABLE_ANSWER) : ok(answer);
      } catch (error) {
        return err(failureOf(error));
      }
    },
  };
}
