import type { PersistedConditions } from './persisted-check.ts';

/** Identifies a reduced snapshot and its version. */
export const REDUCED_FORMAT = 'clearline-reduced-snapshot';
export const REDUCED_VERSION = 1;

/**
 * Why the app has not started: the browser does not know its syntax, a script did not load, or it took too long. `none`: it has started,
 * but could not load what makes the whole snapshot.
 */
export const START_FAILURES = ['syntax', 'script', 'time', 'none'] as const;
export type StartFailure = (typeof START_FAILURES)[number];

/**
 * What can be said without the app: for a page that did not start, or whose other files did not load. It contains no stored value. An
 * item that is `read` is JSON; whether the app can use all of it is unknown.
 */
export interface ReducedSnapshot {
  readonly format: typeof REDUCED_FORMAT;
  readonly version: typeof REDUCED_VERSION;
  /** ISO 8601 with the person's offset. */
  readonly at: string;
  readonly app: string;
  readonly failure: StartFailure;
  /** The browser's own description. */
  readonly browser: string;
  readonly isOnline: boolean;
  readonly persisted: PersistedConditions;
}

/** The longest description of a browser that a reduced snapshot contains. */
export const MAX_BROWSER_LENGTH = 300;
