import type { AppRoute } from './app-routes.ts';
import type { ProgressPost } from '../api/payloads.ts';

/** A side effect of an event, as data; the app runner carries it out through the ports. */
export type Effect =
  | { readonly type: 'postProgress'; readonly progress: ProgressPost }
  | { readonly type: 'goTo'; readonly route: AppRoute }
  | { readonly type: 'refreshAccess' }
  /** Ends an account's login on the server, after trying to send the pending calls. */
  | { readonly type: 'endLogin'; readonly userId: string }
  /** Sends the pending calls. */
  | { readonly type: 'sendWaiting' }
  /** Logs the other tabs out. */
  | { readonly type: 'notifyOtherTabs'; readonly visit: number };

/** What a step asks for. Freeing a cassette becomes a call of the test's record (reduce-record.ts), which is carried out with the others. */
export type StepEffect = Effect | { readonly type: 'removeDevice'; readonly deviceId: string; readonly testId: string };
