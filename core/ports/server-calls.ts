import type { ApiRouteId } from '../api/routes.ts';
import { AUTH_CALLS } from './auth-api.ts';
import { DEVICE_CALLS } from './device-registry.ts';
import { LOCATION_CALLS } from './location-lookup.ts';
import { LOGIN_SESSION_CALLS } from './login-session-api.ts';
import { OTP_DEVICE_CALLS } from './otp-device-api.ts';
import { PERSONAL_DATA_CALLS } from './personal-data-api.ts';
import type { CallValue, PortCall } from './port-call.ts';
import { PROFILE_CALLS } from './profile-repo.ts';
import { REPORT_CALLS } from './report-api.ts';
import { RESULT_CALLS } from './result-api.ts';
import type { ServerPorts } from './server-ports.ts';
import { TIME_CALLS } from './server-time.ts';
import { SUPPORT_CALLS } from './support-api.ts';

/** Every method of every port to the server as a call of the API. */
export const SERVER_CALLS = {
  resultApi: RESULT_CALLS,
  reportApi: REPORT_CALLS,
  deviceRegistry: DEVICE_CALLS,
  authApi: AUTH_CALLS,
  loginSessionApi: LOGIN_SESSION_CALLS,
  otpDeviceApi: OTP_DEVICE_CALLS,
  profileRepo: PROFILE_CALLS,
  supportApi: SUPPORT_CALLS,
  personalDataApi: PERSONAL_DATA_CALLS,
  locationLookup: LOCATION_CALLS,
  serverTime: TIME_CALLS,
} as const satisfies { readonly [Port in keyof ServerPorts]: object };

type Calls = typeof SERVER_CALLS;

/** What the server sends for a value: the value, or an object with the field that the method returns. */
type Sent<Call, Value> = Call extends { readonly gives: infer Field extends string }
  ? { readonly [Name in Field]: Value }
  : Value;

/** The body of a successful answer to each method of each port. */
export type SentAnswers = {
  readonly [Port in keyof ServerPorts]: {
    readonly [Method in keyof ServerPorts[Port] & keyof Calls[Port]]: Sent<
      Calls[Port][Method],
      CallValue<ServerPorts[Port][Method]>
    >;
  };
};

/** The body of a successful answer to a call that a port makes. */
export type SentAnswer<Id extends ApiRouteId> = {
  [Port in keyof ServerPorts]: {
    [Method in keyof SentAnswers[Port] & keyof Calls[Port]]: Calls[Port][Method] extends { readonly route: Id }
      ? SentAnswers[Port][Method]
      : never;
  }[keyof SentAnswers[Port] & keyof Calls[Port]];
}[keyof ServerPorts];

/** Makes something of every method of every port, by the names of port and method. */
export function eachCall<Made>(
  make: (call: PortCall, port: keyof ServerPorts, method: string) => Made,
): Readonly<Record<keyof ServerPorts, Readonly<Record<string, Made>>>> {
  const ofPort = (port: keyof ServerPorts) =>
    Object.fromEntries(
      Object.entries<PortCall>(SERVER_CALLS[port]).map(([method, call]) => [method, make(call, port, method)]),
    );
  const ports = Object.keys(SERVER_CALLS) as (keyof ServerPorts)[];
  return Object.fromEntries(ports.map((port) => [port, ofPort(port)])) as Record<
    keyof ServerPorts,
    Record<string, Made>
  >;
}
