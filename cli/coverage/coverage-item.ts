/**
 * What a scenario can touch, as one line of text: its kind, and what of that kind, such as `back testing/open-kit` or
 * `error EMPTY_ZIP`.
 */
export type CoverageItem = string;
