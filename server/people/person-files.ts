import { readdir, readFile, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Traces } from './ports.ts';

/** The directories of files about people. */
export interface PersonFolders {
  readonly mailbox: string;
  readonly reports: readonly string[];
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(ignoreMissing)) ?? [];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds an address that is not part of a longer one. */
function patternOf(addresses: readonly string[]): RegExp | null {
  if (addresses.length === 0) return null;
  return new RegExp(`(?<![\\w.+-])(?:${addresses.map(escaped).join('|')})(?![\\w-])`, 'i');
}

/** Whether a file contains one of the addresses: messages to a person, and questions from one. */
async function holds(file: string, pattern: RegExp): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(ignoreMissing);
  return text !== undefined && pattern.test(text);
}

/** The files about a person: messages in the mailbox, and reports with their answers. */
export async function filesAbout({ mailbox, reports }: PersonFolders, traces: Traces): Promise<readonly string[]> {
  const [pattern, fileNames] = [patternOf(traces.addresses), traces.fileNames];
  /** A draft has the name of its report, and more. */
  const isOf = (name: string) => fileNames.some((fileName) => name.startsWith(fileName));
  const found: string[] = [];
  for (const name of await namesIn(mailbox)) {
    const file = join(mailbox, name);
    if (pattern !== null && (await holds(file, pattern))) found.push(file);
  }
  for (const folder of reports) {
    found.push(...(await namesIn(folder)).map((name) => join(folder, name)).filter((file) => isOf(basename(file))));
  }
  return found;
}

/** Deletes files; one that is gone already is no failure. */
export async function deleteFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await unlink(file).catch(ignoreMissing);
}
