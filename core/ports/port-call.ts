import { toDevicePayload } from '../api/device-payload.ts';
import { API_ROUTES, type ApiRoute, type ApiRouteId } from '../api/routes.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import { prefixedUsername } from '../domain/username.ts';

/** A method of a port as a call of the API. */
export interface PortCall<Takes extends readonly string[] = readonly string[]> {
  readonly route: ApiRouteId;
  /**
   * What each argument of the method is: the field of the request with that name; after `...`, an object whose fields are all sent; after
   * `@`, a term of the call that is no field. A field is sent in the path where that names it, else in the query of a GET, else in the body.
   */
  readonly takes: Takes;
  /** The field of the answer that the method returns; without one, it returns the whole answer. */
  readonly gives?: string;
}

/** Every method of a port as a call: one that is missing, or has another number of arguments, does not compile. */
export type PortCalls<Port> = {
  readonly [Method in keyof Port]: Port[Method] extends (...input: infer Input) => unknown
    ? PortCall<{ readonly [Index in keyof Required<Input>]: string }>
    : never;
};

/** What a method of a port returns when it succeeds. */
export type CallValue<Method> = Method extends (...input: never[]) => Promise<Result<infer Value, AppError>>
  ? Value
  : never;

/** The fields of a request, or its terms, by their names. */
export type Fields = Readonly<Record<string, unknown>>;

/** Arguments that are sent in another form than the app has them in. */
const SENT_AS: Readonly<Record<string, (value: never) => unknown>> = {
  username: prefixedUsername,
  '...device': toDevicePayload,
};

/** What a call with these arguments sends, and its terms. */
export function requestOf({ takes }: PortCall, input: readonly unknown[]): { fields: Fields; terms: Fields } {
  const [fields, terms]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  takes.forEach((taken, index) => {
    const value = SENT_AS[taken]?.(input[index] as never) ?? input[index];
    if (taken.startsWith('@')) terms[taken.slice(1)] = value;
    else if (taken.startsWith('...')) Object.assign(fields, value);
    else fields[taken] = value;
  });
  return { fields, terms };
}

/** The parts of a request besides its path: its fields that the path does not name. Null if there are none. */
export function unnamedInPath(routeId: ApiRouteId, fields: Fields): Fields | null {
  const { path }: ApiRoute = API_ROUTES[routeId];
  const parts = new Set(path.split('/'));
  const rest = Object.entries(fields).filter(([name, value]) => !parts.has(`:${name}`) && value !== undefined);
  return rest.length === 0 ? null : Object.fromEntries(rest);
}

/** What stands for a method of a port in a table by port and method; the caller knows its type. */
export function methodOf(table: object, port: string, method: string): unknown {
  return (table as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[port]?.[method];
}
