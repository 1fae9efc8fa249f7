import { readdir, readFile, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { normalizeEmail } from '../../core/domain/validate-fields.ts';
import { isSecondFactor } from '../messages/message.ts';
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

/** Whose message a file of the mailbox is. A file that cannot be read is deleted by its age, like all. */
const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ to: v.string(), replyTo: v.optional(v.string()), kind: v.string() }),
);

/** Whether a file is a message to the person, or a question from them. */
async function isAbout(file: string, { addresses, codeAddresses }: Traces): Promise<boolean> {
  const parsed = v.safeParse(messageSchema, await readFile(file, 'utf8').catch(ignoreMissing));
  if (!parsed.success) return false;
  const { to, replyTo = '', kind } = parsed.output;
  if (isSecondFactor(kind)) return codeAddresses.includes(normalizeEmail(to));
  return [to, replyTo].some((address) => addresses.includes(normalizeEmail(address)));
}

/** The files about a person: messages in the mailbox, and reports with their answers. */
export async function filesAbout({ mailbox, reports }: PersonFolders, traces: Traces): Promise<readonly string[]> {
  /** A draft has the name of its report, and more. */
  const isOf = (name: string) => traces.fileNames.some((fileName) => name.startsWith(fileName));
  const found: string[] = [];
  for (const name of await namesIn(mailbox)) {
    const file = join(mailbox, name);
    if (await isAbout(file, traces)) found.push(file);
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
