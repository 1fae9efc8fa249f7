import { APP_ROUTES, profileIdIn, routeAt } from '../core/flow/app-routes.ts';

/** The form of a new profile has no profile id, although its route has the parameter. */
function namesNothing(path: string): boolean {
  const name = routeAt(path);
  return (name === 'profile' || name === 'editProfile') && profileIdIn(path) === null;
}

/**
 * A route in the form that scenarios use: generated ids and tokens are replaced by the names of the route's parameters, such as
 * `/edit-profile/{profileId}`.
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

/** A route of a scenario with each `{…}` replaced by its value in the open route; null if the open route has no such parameter. */
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
