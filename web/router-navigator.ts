import type { NavigateFunction } from 'react-router-dom';
import type { Navigator } from '../core/ports/navigator.ts';

/** The router as the core's navigator. What is asked for before the router is there happens once it is. */
export interface RouterNavigator extends Navigator {
  attach(navigate: NavigateFunction): void;
}

/** A navigator over the page's address and the router's own `navigate`. */
export function makeRouterNavigator(page: Window): RouterNavigator {
  let navigate: NavigateFunction | null = null;
  let waiting: string | null = null;
  return {
    attach: (toUse) => {
      navigate = toUse;
      if (waiting !== null) void navigate(waiting, { replace: true });
      waiting = null;
    },
    current: () => waiting ?? page.location.pathname,
    go: (route) => {
      if (navigate === null) waiting = route;
      else if (page.location.pathname !== route) void navigate(route);
    },
    leave: (url) => page.location.assign(url),
  };
}
