/** What shows that a statement is true: the title of a test, as its source writes it, or a line of a source file. */
export type Proof = string | { readonly source: readonly [file: string, line: string] };

/** A line of a source file. */
export const bySource = (file: string, line: string): Proof => ({ source: [file, line] });
