/** The exit codes of the operators' commands; the help lists them too. */
export const EXIT = { rejected: 1, notUnderstood: 2, noDatabase: 3 } as const;

/** A value of a row. */
export type Cell =
  string | number | boolean | null | readonly string[] | Readonly<Record<string, string | number | null>>;

/** A row of a table. All rows of one table have the same keys. */
export type Row = Readonly<Record<string, Cell>>;

/** A part of an object that is shown. */
export type Part = Cell | Row | readonly Row[];

/** What a command shows, in the keys of its JSON: a sentence, a table, or an object that may contain tables. */
export type Shown = string | readonly Row[] | Readonly<Record<string, Part>>;

/** How a command ends. */
export interface Outcome {
  /** Printed to standard output: as text, or with `--json` as JSON. */
  readonly shown?: Shown;
  /** Printed to standard error before it: a warning, or why nothing, or not everything, was done. */
  readonly said?: string;
  readonly exitCode?: number;
}

/** The end of a command that failed. */
export function failed(said: string, exitCode: number = EXIT.rejected): Outcome {
  return { said, exitCode };
}
