import type { ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { Result } from '../../core/domain/result.ts';
import { rejection, type FaultInjector } from './fault-injector.ts';
import { loggedInAccount, type MemoryAccount, type MemoryBrowserCookies, type MemoryWorld } from './memory-world.ts';

/** Answers a call that requires a login. */
export type AnswerLoggedIn = <Value>(
  routeId: ApiRouteId,
  payload: unknown,
  act: (account: MemoryAccount) => Result<Value, AppError>,
) => Promise<Result<Value, AppError>>;

/** Makes it for one browser. */
export function makeAnswerLoggedIn(
  faults: FaultInjector,
  world: MemoryWorld,
  cookies: MemoryBrowserCookies,
): AnswerLoggedIn {
  return (routeId, payload, act) =>
    faults.answer(routeId, payload, () => {
      const account = loggedInAccount(world, cookies);
      return account === undefined ? rejection('refreshAccess', 401) : act(account);
    });
}
