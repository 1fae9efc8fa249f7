/**
 * A message from one tab to the others: the person was logged out there, or the stored state was changed there. `visit` is the number of
 * the visit that ended; a tab of an earlier version sends none.
 */
export type TabMessage = { readonly type: 'loggedOut'; readonly visit?: number } | { readonly type: 'kept' };

/** Reaches the app's other tabs on this device, and never the one that speaks. */
export interface TabChannel {
  post(message: TabMessage): void;
  /** Calls back for every message of another tab; the returned function ends that. */
  subscribe(listener: (message: TabMessage) => void): () => void;
}
