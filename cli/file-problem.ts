/** The errors of the system that a person can do something about, in words that follow "cannot be read: ". */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EISDIR: 'it is a folder',
  EEXIST: 'there is a file of this name already',
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** An error of the system when reading or writing a file or folder; anything else is a bug. */
interface FileError extends Error {
  readonly code: string;
}

/** Whether the system could not read or write a file or folder. */
export function isFileError(error: unknown): error is FileError {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

/** Why the system could not read or write a file or folder, in words. */
export function reasonOf({ code }: FileError): string {
  return REASONS[code] ?? `the system says ${code}`;
}
