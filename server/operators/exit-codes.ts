/** What the commands of operators end with; the help tells them too. */
export const EXIT = { refused: 1, notUnderstood: 2, noDatabase: 3 } as const;

/** Tells on standard error why nothing, or not everything, was done. */
export function printErrorAndExit(reason: string, exitCode: number): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = exitCode;
}
