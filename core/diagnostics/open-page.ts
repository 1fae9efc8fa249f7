import { routeAt, type RouteName } from '../flow/app-routes.ts';
import type { Navigator } from '../ports/navigator.ts';

/** The open page by the name of its route, and for a help page the page before it, null if that is not known. Ids are left out. */
export interface OpenPage {
  readonly route: RouteName;
  readonly from: RouteName | null;
}

/** Pages that a person opens during a test and leaves again. */
const HELP_PAGES: readonly (RouteName | null)[] = ['faq', 'support'] satisfies RouteName[];

/** The open page; null for a path that is no route of the app. */
export function openPage(navigator: Pick<Navigator, 'current' | 'earlier'>): OpenPage | null {
  const route = routeAt(navigator.current());
  if (route === null) return null;
  const before = HELP_PAGES.includes(route) ? navigator.earlier().map(routeAt) : [];
  return { route, from: before.find((name) => !HELP_PAGES.includes(name)) ?? null };
}
