import { isCommonPassword } from '../../core/domain/common-password.ts';

/** Whether a password is one that many people use. */
export type IsCommonPassword = (password: string) => Promise<boolean>;

/** Loaded with the first new password: the list has 49,000 entries. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

let list: Promise<ReadonlySet<string>> | null = null;

/** Looks the password up in the list of @zxcvbn-ts. */
export const isListedPassword: IsCommonPassword = async (password) => {
  list ??= loadList();
  const listed = await list;
  return isCommonPassword(password, (text) => listed.has(text));
};
