import type { NavigateFunction } from 'react-router-dom';
import type { Navigator } from '../../core/ports/navigator.ts';

/** The router as the core's navigator. Navigation requested before the router is ready runs once it is. */
export interface RouterNavigator extends Navigator {
  attach(navigate: NavigateFunction): void;
  /** Called when the router shows another history entry. */
  arrived(): void;
}

/** The index of the current history entry, as the router counts them. */
function placeOf({ history }: Window): number {
  const state: unknown = history.state;
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof place === 'number' ? place : 0;
}

/** Creates a navigator from the page's location and the router's own `navigate`. */
export function makeRouterNavigator(page: Window): RouterNavigator {
  let navigate: NavigateFunction | null = null;
  let waiting: string | null = null;
  // The paths by history index. After a reload earlier entries are unknown, so going back replaces the current entry
  // instead.
  const trail = new Map<number, string>();
  return {
    attach: (toUse) => {
      navigate = toUse;
      if (waiting !== null) void navigate(waiting, { replace: true });
      waiting = null;
    },
    arrived: () => void trail.set(placeOf(page), page.location.pathname),
    current: () => waiting ?? page.location.pathname,
    earlier: () => {
      const before = [...trail].filter(([place]) => place < placeOf(page));
      return before.sort(([one], [other]) => other - one).map(([, path]) => path);
    },
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
