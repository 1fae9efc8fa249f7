import type { AppRoute } from './app-routes.ts';
import type { ProgressPost } from '../api/payloads.ts';

/** What the outside has to do after an event, as data; the session runner carries it out through the ports. */
export type Effect =
  | { readonly type: 'postProgress'; readonly progress: ProgressPost }
  | { readonly type: 'goTo'; readonly route: AppRoute }
  | { readonly type: 'removeDevice'; readonly deviceId: string; readonly testId: string }
  | { readonly type: 'refreshAccess' }
  /** The server ends an account's sign-in, once what waits was tried. */
  | { readonly type: 'endLogin'; readonly userId: string }
  /** What waits is sent. */
  | { readonly type: 'sendWaiting' }
  /** The other tabs log out too. */
  | { readonly type: 'tellOtherTabs'; readonly visit: number };
