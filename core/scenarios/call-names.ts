import { API_ROUTES, routeName, type ApiRoute, type ApiRouteId } from '../api/routes.ts';

/** The names of all calls. */
export const CALL_NAMES: readonly string[] = (Object.keys(API_ROUTES) as ApiRouteId[]).map(routeName);

const PARAMETER = /^(?::|\{)/;

function isPathOf(path: string, { path: pattern }: ApiRoute): boolean {
  const [parts, wanted] = [path.split('/'), pattern.split('/')];
  return parts.length === wanted.length && wanted.every((part, at) => PARAMETER.test(part) || part === parts[at]);
}

/** The name of the call that a method and a path make, whatever stands for the path's parameters; null for no call of the table. */
export function callNameOf(method: string, path: string): string | null {
  const ids = Object.keys(API_ROUTES) as ApiRouteId[];
  const id = ids.find((one) => API_ROUTES[one].method === method && isPathOf(path, API_ROUTES[one]));
  return id === undefined ? null : routeName(id);
}
