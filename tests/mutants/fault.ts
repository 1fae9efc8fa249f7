/** A planted fault: one piece of text of a source file replaced by another. */
export interface Fault {
  /** Unique, and printed: the area, and a short name. */
  readonly id: string;
  /** What the product does wrong, and what that does to a person. */
  readonly fault: string;
  readonly harm: string;
  /** The file, from the repository's root; it must contain the text `find` once. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** Test files of vitest: each must fail while the fault is there. */
  readonly tests: readonly string[];
}

/** How often a text occurs in another. */
export function occurrences(text: string, part: string): number {
  return text.split(part).length - 1;
}
