/** What shows that a statement is true: a test by file below `tests` and title, or a line of a source file. */
export type Proof =
  | { readonly test: readonly [file: string, title: string] }
  | { readonly source: readonly [file: string, line: string] };

/** A test by its file below `tests` and its title. */
export const byTest = (file: string, title: string): Proof => ({ test: [file, title] });
/** A line of a source file. */
export const bySource = (file: string, line: string): Proof => ({ source: [file, line] });
