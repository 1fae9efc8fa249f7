/**
 * A message from one tab to the others: the person logged out there, or the stored state was changed there. `visit` is the number of
 * the visit that ended; a tab of an earlier version sends none.
 */
export type TabMessage = { readonly type: 'loggedOut'; readonly visit?: number } | { readonly type: 'kept' };

/** Sends messages to the app's other tabs in this browser, but not to its own. */
export interface TabChannel {
  /** The name of this page, which no other one has, not even a copy of it. */
  readonly tabId: string;
  post(message: TabMessage): void;
  /** Calls back for every message of another tab; the returned function unsubscribes. */
  subscribe(listener: (message: TabMessage) => void): () => void;
}
