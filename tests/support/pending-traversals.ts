import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** How many history entries the page asked for that do not show yet. */
    pendingTraversals?: number;
  }
}

/** Whether there is an entry before or after the current one. WebKit cannot tell. */
declare const navigation: { readonly canGoBack: boolean; readonly canGoForward: boolean };

/**
 * Runs in the page before its scripts: counts calls of `history.back` and `history.go` until their entry shows. On a busy machine the
 * browser needs some time for that, while the page itself has nothing to do and looks idle.
 */
export function countTraversals(): void {
  if (window.pendingTraversals !== undefined) return;
  window.pendingTraversals = 0;
  const change = (by: number): void => {
    window.pendingTraversals = Math.max(0, (window.pendingTraversals ?? 0) + by);
  };
  const go = history.go.bind(history);
  history.go = (delta = 0) => {
    const entries = 'navigation' in window ? navigation : { canGoBack: history.length > 1, canGoForward: false };
    if (delta < 0 ? entries.canGoBack : delta > 0 && entries.canGoForward) change(1);
    go(delta);
  };
  history.back = () => history.go(-1);
  history.forward = () => history.go(1);
  addEventListener('popstate', () => change(-1));
}

/** Lets `waitUntilIdle` see that a page of the context, opened later, still waits for a history entry. */
export function watchTraversals(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(countTraversals);
}
