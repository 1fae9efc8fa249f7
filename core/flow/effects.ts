import type { ProgressPost } from '../api/payloads.ts';

/** What the outside has to do after an event, as data; the session runner carries it out through the ports. */
export type Effect =
  | { readonly type: 'postProgress'; readonly progress: ProgressPost }
  | { readonly type: 'goTo'; readonly route: AppRoute }
  | { readonly type: 'removeDevice'; readonly deviceId: string; readonly testId: string }
  | { readonly type: 'refreshAccess' };

/** The routes that the flow itself leads to (product.md section 2). */
export const APP_ROUTES = {
  landing: '/',
  home: '/home',
  testSteps: '/test-steps',
  disclaimer: '/FDA-disclaimer',
  terms: '/terms-of-use-agreement',
  newProfile: '/profile/new',
} as const;
export type AppRoute = (typeof APP_ROUTES)[keyof typeof APP_ROUTES];
