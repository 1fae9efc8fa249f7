import { fillIn } from '../../adapters/translations/fill-in.ts';
import { APP_ROUTES, routeAt } from '../../core/flow/app-routes.ts';
import { didYouMean } from '../../core/domain/closest-word.ts';
import { WALK_WORDS } from './walk-words.ts';

/** The addresses that can be typed: those without ids. */
const ADDRESSES = Object.values(APP_ROUTES)
  .map((route) => route.replace(/\/:\w+\?$/, ''))
  .filter((route) => !route.includes(':'));

/** The route of a typed address: a slash that was left out is added, and an address copied from a browser loses its server. */
export function typedRoute(address: string): string {
  if (address.startsWith('/')) return address;
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address).pathname : `/${address}`;
}

/** The note that an address is unknown, with the `route` that shows instead and a similar address; null if it is known. */
export function unknownAddress(address: string, route: string): string | null {
  if (routeAt(address) !== null) return null;
  return fillIn(WALK_WORDS.ask.noPage, { address, route, meant: didYouMean(address, ADDRESSES) });
}
