import type { NavigateFunction } from 'react-router-dom';
import type { Navigator } from '../../core/ports/navigator.ts';

/** The router as the core's navigator. What is asked for before the router is there happens once it is. */
export interface RouterNavigator extends Navigator {
  attach(navigate: NavigateFunction): void;
  /** The router shows another entry of the history. */
  arrived(): void;
}

/** The place of the entry that shows, as the router counts the entries in the browser's history. */
function placeOf({ history }: Window): number {
  const state: unknown = history.state;
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof place === 'number' ? place : 0;
}

/** A navigator over the page's address and the router's own `navigate`. */
export function makeRouterNavigator(page: Window): RouterNavigator {
  let navigate: NavigateFunction | null = null;
  let waiting: string | null = null;
  // The paths by their place in the history. A page that was loaded anew knows of none below it, and goes back in its place.
  const trail = new Map<number, string>();
  return {
    attach: (toUse) => {
      navigate = toUse;
      if (waiting !== null) void navigate(waiting, { replace: true });
      waiting = null;
    },
    arrived: () => void trail.set(placeOf(page), page.location.pathname),
    current: () => waiting ?? page.location.pathname,
    go: (route) => {
      if (navigate === null) waiting = route;
      else if (page.location.pathname !== route) void navigate(route);
    },
    back: (route) => {
      if (navigate === null) waiting = route;
      else if (trail.get(placeOf(page) - 1) === route) void navigate(-1);
      else if (page.location.pathname !== route) void navigate(route, { replace: true });
    },
    leave: (url) => page.location.assign(url),
  };
}
