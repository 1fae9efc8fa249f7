import type { Navigator } from '../../core/ports/navigator.ts';

/** A navigator without screens: it records the current route and the external site that was opened. */
export interface MemoryNavigator extends Navigator {
  leftFor(): string | null;
}

/** Starts at a route. */
export function makeMemoryNavigator(start: string): MemoryNavigator {
  let route = start;
  let site: string | null = null;
  return {
    current: () => route,
    go: (to) => {
      route = to;
    },
    back: (to) => {
      route = to;
    },
    leave: (url) => {
      site = url;
    },
    leftFor: () => site,
  };
}
