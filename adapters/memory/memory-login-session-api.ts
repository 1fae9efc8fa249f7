import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { LoginSessionDetails } from '../../core/domain/login-session.ts';
import { ok } from '../../core/domain/result.ts';
import type { MemoryCall, MemoryRules } from './memory-ports.ts';
import type { MemoryAccount, MemoryBrowserCookies, MemoryWorld } from './memory-world.ts';

/** The digits of an id, as many as a number holds exactly. */
const numberOf = (id: string): string => id.replace(/\D/g, '').slice(0, 15);

/** Login sessions in memory, as one browser sees them. Browsers have no names there. */
export function loginSessionRules(world: MemoryWorld, cookies: MemoryBrowserCookies): MemoryRules<'loginSessionApi'> {
  const isLive = (session: { readonly startedAt: number; readonly lastUsedAt: number }): boolean =>
    world.endOfLogin(session.startedAt, session.lastUsedAt) > world.now();

  function listOf({ userId }: MemoryAccount): readonly LoginSessionDetails[] {
    const own = [...world.sessions].filter(([, session]) => session.userId === userId && isLive(session));
    const details = own
      .sort(([, one], [, other]) => other.lastUsedAt - one.lastUsedAt)
      .map(([id, { startedAt, lastUsedAt }]) => ({
        number: Number(numberOf(id)),
        browser: null,
        system: null,
        isCurrent: id === cookies.sessionId,
        startedAt: toIsoInstant(startedAt),
        lastUsedAt: toIsoInstant(lastUsedAt),
      }));
    return [...details.filter(({ isCurrent }) => isCurrent), ...details.filter(({ isCurrent }) => !isCurrent)];
  }

  function end({ account, reject }: MemoryCall, password: string, isEnded: (id: string) => boolean) {
    if (account.password !== password) return reject(401);
    for (const [id, { userId }] of world.sessions) {
      if (userId === account.userId && isEnded(id)) world.sessions.delete(id);
    }
    return ok(listOf(account));
  }

  return {
    list: ({ account }) => ok(listOf(account)),
    // In a path a number is text.
    end: (call, ended, password) => end(call, password, (id) => numberOf(id) === String(ended)),
    endOthers: (call, password) => end(call, password, (id) => id !== cookies.sessionId),
  };
}
