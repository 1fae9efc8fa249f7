import { err, ok, type Result } from '../core/domain/result.ts';
import { APP_ROUTES, profileIdIn, routeAt } from '../core/flow/app-routes.ts';
import type { Rejection } from './driver.ts';
import type { SentMessage } from './scenario-account.ts';

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
function routeFrom(route: string, openPath: string): string | null {
  const name = routeAt(openPath);
  const wanted = name === null ? [] : APP_ROUTES[name].split('/');
  const found = openPath.split('/');
  const parts = route.split('/').map((part) => {
    const parameter = /^\{(\w+)\}$/.exec(part)?.[1];
    return parameter === undefined ? part : found[wanted.findIndex((one) => one.replace('?', '') === `:${parameter}`)];
  });
  return parts.includes(undefined) ? null : parts.join('/');
}

/** The path of a scenario's route: `{uid}` and `{token}` are replaced from the newest reset link, other names from the open path. */
export async function pathOf(
  route: string,
  openPath: string,
  newestMessage: () => Promise<SentMessage | null>,
): Promise<Result<string, Rejection>> {
  if (!route.includes('{uid}')) {
    const path = routeFrom(route, openPath);
    return path === null ? err({ reason: `${openPath} has nothing for ${route}.` }) : ok(path);
  }
  const link = (await newestMessage())?.resetLink ?? null;
  if (link === null) return err({ reason: 'No reset link was sent.' });
  return ok(route.replace('{uid}', link.uid).replace('{token}', link.token));
}
