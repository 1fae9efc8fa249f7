import { fillIn } from '../adapters/translations/fill-in.ts';
import { terminalTexts } from '../adapters/translations/terminal.ts';
import type { Language } from '../core/domain/languages.ts';

/** An error of the system when reading or writing a file or folder; anything else is a bug. */
interface FileError extends Error {
  readonly code: string;
}

/** Whether the system could not read or write a file or folder. */
export function isFileError(error: unknown): error is FileError {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

/** Why the system could not read or write a file or folder, in words that follow "cannot be read: ". */
export function reasonOf({ code }: Pick<FileError, 'code'>, language: Language = 'en'): string {
  const { other, ...reasons } = terminalTexts[language].fileReasons;
  const known: Readonly<Partial<Record<string, string>>> = reasons;
  return known[code] ?? fillIn(other, { code });
}
