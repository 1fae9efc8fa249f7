import type { ErrorCode } from '../domain/error-codes.ts';
import { routeAt, type RouteName } from '../flow/app-routes.ts';
import type { Navigator } from '../ports/navigator.ts';

/** The open page by the name of its route. Ids are left out. */
export interface OpenPage {
  readonly route: RouteName;
  /** For a help page the page before it; null if that is not known. */
  readonly from: RouteName | null;
  /** The errors that the page shows; null if they are not known. */
  readonly errors: readonly ErrorCode[] | null;
  /** The errors that the page before a help page showed when it was left; null if they are not known. */
  readonly errorsBefore: readonly ErrorCode[] | null;
}

/** The errors that a page showed when it was left. */
export interface LeftPage {
  readonly path: string;
  readonly errors: readonly ErrorCode[];
}

/** Pages that a person opens during a test and leaves again. */
const HELP_PAGES: readonly (RouteName | null)[] = ['faq', 'support'] satisfies RouteName[];

/** Whether a path is that of a help page. */
export const isHelpPage = (path: string): boolean => HELP_PAGES.includes(routeAt(path));

/** The open page with the errors that it shows; null for a path that is no route of the app. `left` is the last page but those of help. */
export function openPage(
  navigator: Pick<Navigator, 'current' | 'earlier'>,
  shown: readonly ErrorCode[],
  left: LeftPage | null = null,
): OpenPage | null {
  const current = navigator.current();
  const route = routeAt(current);
  if (route === null) return null;
  const before = isHelpPage(current) ? navigator.earlier().find((path) => !isHelpPage(path)) : undefined;
  if (before === undefined) return { route, from: null, errors: shown, errorsBefore: null };
  return { route, from: routeAt(before), errors: shown, errorsBefore: left?.path === before ? left.errors : null };
}
