import { fromDevicePayload, toDevicePayload } from '../api/device-payload.ts';
import type { DevicePayload } from '../api/payloads.ts';
import { API_ROUTES, type ApiRoute, type ApiRouteId } from '../api/routes.ts';
import type { ScannedDevice } from '../domain/device.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import { bareUsername, prefixedUsername } from '../domain/username.ts';

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

/** Values that are sent in another form than the app has them in. */
const FORMS: Readonly<Record<string, { send(value: unknown): unknown; receive(value: unknown): unknown }>> = {
  username: {
    send: (value) => prefixedUsername(value as string),
    receive: (value) => bareUsername(value as string),
  },
  '...device': {
    send: (value) => toDevicePayload(value as ScannedDevice),
    receive: (value) => fromDevicePayload(value as DevicePayload),
  },
};

const nameOf = (taken: string): string => taken.replace(/^(@|\.{3})/, '');

/** What a call with these arguments sends, and its terms. */
export function requestOf({ takes }: PortCall, input: readonly unknown[]): { fields: Fields; terms: Fields } {
  const [fields, terms]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  takes.forEach((taken, index) => {
    const value = FORMS[taken]?.send(input[index]) ?? input[index];
    if (taken.startsWith('@')) Object.assign(terms, { [nameOf(taken)]: value });
    else Object.assign(fields, taken.startsWith('...') ? value : { [taken]: value });
  });
  return { fields, terms };
}

/** The arguments of a call with that request. */
export function inputOf({ takes }: PortCall, fields: Fields, terms: Fields): readonly unknown[] {
  const named = new Set(takes);
  const others = Object.fromEntries(Object.entries(fields).filter(([name]) => !named.has(name)));
  return takes.map((taken) => {
    const value = taken.startsWith('@') ? terms[nameOf(taken)] : taken.startsWith('...') ? others : (fields[taken] ?? null);
    return FORMS[taken]?.receive(value) ?? value;
  });
}

/** The parts of a request besides its path: its fields that the path does not name. Null if there are none. */
export function unnamedInPath(routeId: ApiRouteId, fields: Fields): Fields | null {
  const { path }: ApiRoute = API_ROUTES[routeId];
  const parts = new Set(path.split('/'));
  const rest = Object.entries(fields).filter(([name, value]) => !parts.has(`:${name}`) && value !== undefined);
  return rest.length === 0 ? null : Object.fromEntries(rest);
}
