import { API_ROUTES, routeName, type ApiRouteId } from '../core/api/routes.ts';
import { isPathOf } from '../core/flow/app-routes.ts';

/** The names of all calls. */
export const CALL_NAMES: readonly string[] = (Object.keys(API_ROUTES) as ApiRouteId[]).map(routeName);

/** The name of the call with this method and path, for any path parameters; null if the API table has no such call. */
export function callNameOf(method: string, path: string): string | null {
  const ids = Object.keys(API_ROUTES) as ApiRouteId[];
  const id = ids.find((one) => API_ROUTES[one].method === method && isPathOf(API_ROUTES[one].path, path));
  return id === undefined ? null : routeName(id);
}
