import type { ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { Result } from '../../core/domain/result.ts';
import { refusal, type FaultInjector } from './fault-injector.ts';
import { signedInAccount, type MemoryAccount, type MemoryBrowserCookies, type MemoryWorld } from './memory-world.ts';

/** Answers a call that requires a login. */
export type AnswerSignedIn = <Value>(
  routeId: ApiRouteId,
  payload: unknown,
  act: (account: MemoryAccount) => Result<Value, AppError>,
) => Promise<Result<Value, AppError>>;

/** Makes it for one browser. */
export function makeAnswerSignedIn(
  faults: FaultInjector,
  world: MemoryWorld,
  cookies: MemoryBrowserCookies,
): AnswerSignedIn {
  return (routeId, payload, act) =>
    faults.answer(routeId, payload, () => {
      const account = signedInAccount(world, cookies);
      return account === undefined ? refusal(routeId, 401) : act(account);
    });
}
