import { API_ROUTES, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { USED_CODE_REPEAT_MS } from '../../core/domain/limits.ts';
import type { Result } from '../../core/domain/result.ts';
import { methodOf, requestOf, unnamedInPath, type CallValue } from '../../core/ports/port-call.ts';
import { eachCall } from '../../core/ports/server-calls.ts';
import type { ServerPorts } from '../../core/ports/server-ports.ts';
import { rejection, type FaultInjector, type Rejected } from './fault-injector.ts';
import { loggedInAccount, type MemoryAccount, type MemoryBrowserCookies, type MemoryWorld } from './memory-world.ts';

/** One call as a rule of the back end gets it. */
export interface MemoryCall {
  /** The account that is logged in, on a route whose `auth` is `bearer`; only such a rule reads it. */
  readonly account: MemoryAccount;
  /** Whether the page repeats a call whose answer was lost. */
  readonly isRepeated: boolean;
  /** The call is rejected with this status. */
  readonly reject: (status: number, about?: Rejected) => Result<never, AppError>;
}

/** What the back end does at each call of a port. */
export type MemoryRules<Port extends keyof ServerPorts> = {
  readonly [Method in keyof ServerPorts[Port]]: ServerPorts[Port][Method] extends (...input: infer Input) => unknown
    ? (call: MemoryCall, ...input: Input) => Result<CallValue<ServerPorts[Port][Method]>, AppError>
    : never;
};

type Rule = (call: MemoryCall, ...input: readonly unknown[]) => Result<unknown, AppError>;

/** For how long a repetition is recognized: what uses up a code, for a few minutes. */
const repeatMs = (routeId: ApiRouteId): number =>
  routeId === 'sendSupportRequest' ? Number.POSITIVE_INFINITY : USED_CODE_REPEAT_MS;

/** Makes the ports of one browser from the rules. Calls are recorded, and need the login that their rows say. */
export function makeMemoryPorts(
  rules: { readonly [Port in keyof ServerPorts]: MemoryRules<Port> },
  faults: FaultInjector,
  world: MemoryWorld,
  cookies: MemoryBrowserCookies,
): ServerPorts {
  const unanswered = new Map<ApiRouteId, { readonly sent: string; readonly at: number }>();

  const ports = eachCall((call, port, method) => async (...input: readonly unknown[]) => {
    const { route: routeId } = call;
    const route: ApiRoute = API_ROUTES[routeId];
    const { fields, terms } = requestOf(call, input);
    const { ownerId } = terms;
    const reject: MemoryCall['reject'] = (...about) => rejection(routeId, ...about);
    if (ownerId !== undefined && loggedInAccount(world, cookies)?.userId !== ownerId) return reject(401);
    const sent = JSON.stringify(fields);
    const payload = route.method === 'GET' ? null : unnamedInPath(routeId, fields);
    const answer = await faults.answer(routeId, payload, () => {
      const account = route.auth === 'bearer' ? loggedInAccount(world, cookies) : undefined;
      if (route.auth === 'bearer' && account === undefined) return rejection('refreshAccess', 401);
      const lost = unanswered.get(routeId);
      const isRepeated = lost?.sent === sent && world.now() - lost.at < repeatMs(routeId);
      const done = (methodOf(rules, port, method) as Rule)(
        { account: account as MemoryAccount, isRepeated, reject },
        ...input,
      );
      if (done.ok && !isRepeated) unanswered.set(routeId, { sent, at: world.now() });
      return done;
    });
    if (answer.ok) unanswered.delete(routeId);
    return answer;
  });
  return ports as unknown as ServerPorts;
}
