import { APP_ROUTES, profileIdIn, routeAt } from '../core/flow/app-routes.ts';

/** A profile form that stands for a new profile names none, although its route could. */
function namesNothing(path: string): boolean {
  const name = routeAt(path);
  return (name === 'profile' || name === 'editProfile') && profileIdIn(path) === null;
}

/**
 * An address as scenarios write it: ids and tokens, which are made while a scenario is played, stand by the names of the route's
 * parameters, such as `/edit-profile/{profileId}`.
 */
export function writtenRoute(path: string): string {
  const name = routeAt(path);
  if (name === null || namesNothing(path)) return path;
  const wanted = APP_ROUTES[name].split('/');
  const written = path.split('/').map((part, index) => {
    const parameter = /^:(\w+)/.exec(wanted[index] ?? '')?.[1];
    return parameter === undefined ? part : `{${parameter}}`;
  });
  return written.join('/');
}

/** A route that a scenario opens, with its `{…}` as they stand in the address that is open; null where that has none of the name. */
export function routeFrom(route: string, openPath: string): string | null {
  const name = routeAt(openPath);
  const wanted = name === null ? [] : APP_ROUTES[name].split('/');
  const found = openPath.split('/');
  const parts = route.split('/').map((part) => {
    const parameter = /^\{(\w+)\}$/.exec(part)?.[1];
    return parameter === undefined ? part : found[wanted.findIndex((one) => one.replace('?', '') === `:${parameter}`)];
  });
  return parts.includes(undefined) ? null : parts.join('/');
}
