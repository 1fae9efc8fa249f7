/** The browsers that are named in the list of login sessions. */
export const BROWSER_NAMES = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export type BrowserName = (typeof BROWSER_NAMES)[number];

/** The systems that are named there, in the words that people use for them. */
export const SYSTEM_NAMES = ['Android', 'Chromebook', 'iPad', 'iPhone', 'Linux', 'Mac', 'Windows'] as const;
export type SystemName = (typeof SYSTEM_NAMES)[number];

/** The browser of a login session, as far as it is known. */
export interface NamedBrowser {
  readonly browser: BrowserName | null;
  readonly system: SystemName | null;
}

/** A login session of the account, as its owner sees it. Instants in ISO 8601 in UTC. */
export interface LoginSessionDetails extends NamedBrowser {
  /** Names it in the list; it is not the id by which its tokens are known. */
  readonly number: number;
  /** It is the one that asks. */
  readonly isCurrent: boolean;
  readonly startedAt: string;
  readonly lastUsedAt: string;
}
