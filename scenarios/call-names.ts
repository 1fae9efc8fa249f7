import { API_ROUTES, routeName, type ApiRouteId } from '../core/api/routes.ts';
import { isPathOf } from '../core/flow/app-routes.ts';

/** The names of all calls. */
export const CALL_NAMES: readonly string[] = (Object.keys(API_ROUTES) as ApiRouteId[]).map(routeName);

/** The name of the call that a method and a path make, whatever stands for the path's parameters; null for no call of the table. */
export function callNameOf(method: string, path: string): string | null {
  const ids = Object.keys(API_ROUTES) as ApiRouteId[];
  const id = ids.find((one) => API_ROUTES[one].method === method && isPathOf(API_ROUTES[one].path, path));
  return id === undefined ? null : routeName(id);
}
