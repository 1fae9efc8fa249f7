import type { EndLoginSessionsPayload } from '../../core/api/payloads.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { LoginSessionFacts } from '../../core/domain/login-session.ts';
import { ok } from '../../core/domain/result.ts';
import type { LoginSessionApi } from '../../core/ports/login-session-api.ts';
import { rejection } from './fault-injector.ts';
import type { AnswerLoggedIn } from './memory-logged-in.ts';
import type { MemoryAccount, MemoryBrowserCookies, MemoryWorld } from './memory-world.ts';

/** Login sessions in memory, as one browser sees them. Browsers have no names there. */
export function makeMemoryLoginSessionApi(
  signedIn: AnswerLoggedIn,
  world: MemoryWorld,
  cookies: MemoryBrowserCookies,
): LoginSessionApi {
  const isLive = (session: { readonly startedAt: number; readonly lastUsedAt: number }): boolean =>
    world.endOfLogin(session.startedAt, session.lastUsedAt) > world.now();

  function listOf({ userId }: MemoryAccount): readonly LoginSessionFacts[] {
    const own = [...world.sessions].filter(([, session]) => session.userId === userId && isLive(session));
    const facts = own
      .sort(([, one], [, other]) => other.lastUsedAt - one.lastUsedAt)
      .map(([id, { startedAt, lastUsedAt }]) => ({
        id,
        browser: null,
        system: null,
        isCurrent: id === cookies.sessionId,
        startedAt: toIsoInstant(startedAt),
        lastUsedAt: toIsoInstant(lastUsedAt),
      }));
    return [...facts.filter(({ isCurrent }) => isCurrent), ...facts.filter(({ isCurrent }) => !isCurrent)];
  }

  const end = (routeId: ApiRouteId, password: string, isEnded: (id: string) => boolean) =>
    signedIn(routeId, { password } satisfies EndLoginSessionsPayload, (account) => {
      if (account.password !== password) return rejection(routeId, 401);
      for (const [id, { userId }] of world.sessions) {
        if (userId === account.userId && isEnded(id)) world.sessions.delete(id);
      }
      return ok(listOf(account));
    });

  return {
    list: () => signedIn('listLoginSessions', null, (account) => ok(listOf(account))),
    end: (ended, password) => end('endLoginSession', password, (id) => id === ended),
    endOthers: (password) => end('endOtherLoginSessions', password, (id) => id !== cookies.sessionId),
  };
}
