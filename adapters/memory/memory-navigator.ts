import type { Navigator } from '../../core/ports/navigator.ts';

/** A navigator without screens: it records the current route and the external site that was opened. */
export interface MemoryNavigator extends Navigator {
  leftFor(): string | null;
}

/** Starts at a route. */
export function makeMemoryNavigator(start: string): MemoryNavigator {
  let trail: readonly string[] = [start];
  let site: string | null = null;
  return {
    current: () => trail[0] ?? start,
    earlier: () => trail.slice(1),
    go: (to) => {
      if (trail[0] !== to) trail = [to, ...trail];
    },
    back: (to) => {
      const before = trail.slice(1);
      trail = before[0] === to ? before : [to, ...before];
    },
    leave: (url) => {
      site = url;
    },
    leftFor: () => site,
  };
}
