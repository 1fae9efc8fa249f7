/**
 * Something that a scenario can cover, as one line of text: its kind and its name, such as `back testing/open-kit` or
 * `error EMPTY_ZIP`.
 */
export type CoverageItem = string;
