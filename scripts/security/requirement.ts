import type { TestName } from '../use-errors/critical-task.ts';

/** Words of a file of the repository: a line of code, or the heading of a page. */
export type Place = readonly [file: string, words: string];

/** What shows that a requirement is met: a test that fails when it is not, or a place that can be read. */
export type Evidence =
  { readonly kind: 'test'; readonly test: TestName } | { readonly kind: 'place'; readonly place: Place };

/** A requirement of the standard in our own words, with how Clearline stands to it. */
export type Requirement = { readonly asks: string } & (
  | { readonly state: 'met'; readonly evidence: readonly [Evidence, ...Evidence[]]; readonly note?: string }
  | { readonly state: 'not applicable' | 'open'; readonly why: string }
);

/** A test by its file below `tests` and its title. */
export const tested = (file: string, title: string): Evidence => ({ kind: 'test', test: [file, title] });

/** Words of a file. */
export const written = (file: string, words: string): Evidence => ({ kind: 'place', place: [file, words] });

/** A section of docs/security-rules.md. */
export const ruled = (heading: string): Evidence => written('docs/security-rules.md', `## ${heading}`);

/** A requirement that is met. */
export const met = (asks: string, ...evidence: readonly [Evidence, ...Evidence[]]): Requirement => ({
  asks,
  state: 'met',
  evidence,
});

/** A requirement that is met, with what a reader must know of it. */
export const metWith = (note: string, asks: string, ...evidence: readonly [Evidence, ...Evidence[]]): Requirement => ({
  asks,
  state: 'met',
  evidence,
  note,
});

/** A requirement about something that Clearline does not have. */
export const notApplicable = (asks: string, why: string): Requirement => ({ asks, state: 'not applicable', why });

/** A requirement that is not met, or that only the operator can meet. */
export const open = (asks: string, why: string): Requirement => ({ asks, state: 'open', why });
