import { entryOf } from '../core/domain/entry-of.ts';

/** An error of the system when reading or writing a file or folder; anything else is a bug. */
interface FileError extends Error {
  readonly code: string;
}

/** Why a file or folder cannot be read or written, by the error code of the system. */
const REASONS: Readonly<Partial<Record<string, string>>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EISDIR: 'it is a folder',
  EEXIST: 'there is a file of this name already',
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Whether the system could not read or write a file or folder. */
export function isFileError(error: unknown): error is FileError {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

/** Why the system could not read or write a file or folder, in words that follow "cannot be read: ". */
export const reasonOf = ({ code }: Pick<FileError, 'code'>): string =>
  entryOf(REASONS, code) ?? `the system says ${code}`;
