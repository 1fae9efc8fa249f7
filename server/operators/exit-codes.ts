/** The exit codes of the operators' commands; the help lists them too. */
export const EXIT = { rejected: 1, notUnderstood: 2, noDatabase: 3 } as const;

/** Prints to standard error why nothing, or not everything, was done. */
export function printErrorAndSetExitCode(reason: string, exitCode: number): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = exitCode;
}
