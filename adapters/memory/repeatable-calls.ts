import type { ApiRouteId } from '../../core/api/routes.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import { rejection } from './fault-injector.ts';
import { enter, loggedInAccount, type MemoryBrowserCookies, type MemoryWorld } from './memory-world.ts';

type Answer<About extends readonly unknown[]> = <Value>(
  routeId: ApiRouteId,
  payload: unknown,
  act: (...about: About) => Result<Value, AppError>,
) => Promise<Result<Value, AppError>>;

/** Answers calls, and recognizes one that the page repeats because the answer was lost. */
export type AnswerRepeatable<About extends readonly unknown[] = []> = Answer<[isRepeated: boolean, ...about: About]>;

/** Makes it for one page. A repetition later than `lifetimeMs` is a new call; `now` in epoch milliseconds. */
export function makeAnswerRepeatable<About extends readonly unknown[]>(
  answer: Answer<About>,
  now: () => number,
  lifetimeMs = Number.POSITIVE_INFINITY,
): AnswerRepeatable<About> {
  let unanswered: { readonly call: string; readonly at: number } | null = null;
  return async (routeId, payload, act) => {
    const call = JSON.stringify([routeId, payload]);
    const answered = await answer(routeId, payload, (...about) => {
      const before = unanswered?.call === call && now() - unanswered.at < lifetimeMs ? unanswered : null;
      const done = act(before !== null, ...about);
      if (done.ok) unanswered = before ?? { call, at: now() };
      return done;
    });
    if (answered.ok) unanswered = null;
    return answered;
  };
}

/** Replaces a login whose answer was lost by a new one, if it is still open. */
export function repeatLogin(
  routeId: ApiRouteId,
  world: MemoryWorld,
  cookies: MemoryBrowserCookies,
): Result<CurrentUser, AppError> {
  const account = loggedInAccount(world, cookies);
  if (account === undefined || cookies.sessionId === null) return rejection(routeId, 400);
  world.sessions.delete(cookies.sessionId);
  return ok(enter(world, cookies, account));
}
