import type { LoginSessionDetails } from '../../core/domain/login-session.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { TokenHolder } from './access-tokens.ts';
import type { ConfirmPassword } from './confirm-password.ts';
import { detailsOfLoginSessions, numberOfLoginSession } from './list-login-sessions.ts';
import type { AccountDeps } from './deps.ts';

/** `ended` is the number of a login session, or null for all but the caller's. Returns those that remain. */
export type EndLoginSessions = (
  caller: TokenHolder,
  ended: number | null,
  password: string,
) => Promise<Result<readonly LoginSessionDetails[], 'wrong-password'>>;

/**
 * Ends login sessions of the caller's account, after the password was given again: otherwise an unlocked phone in the wrong hands could
 * log its owner out everywhere else. One that has ended already is no failure.
 */
export function makeEndLoginSessions({
  unitOfWork,
  clock,
  confirmPassword,
  trail,
}: AccountDeps & { readonly confirmPassword: ConfirmPassword }): EndLoginSessions {
  return async (caller, ended, password) => {
    const { userId, loginSessionId } = caller;
    if ((await confirmPassword(userId, password)) === null) return err('wrong-password');
    const remaining = await unitOfWork.run<readonly LoginSessionDetails[], never>(async (stores) => {
      const own = ended === null ? [] : await stores.loginSessions.listOf(userId, clock.now());
      for (const one of own) {
        if (numberOfLoginSession(one.loginSessionId) === ended) await stores.loginSessions.end(one.loginSessionId);
      }
      if (ended === null) await stores.loginSessions.endOthersOf(userId, loginSessionId);
      return ok(await detailsOfLoginSessions(stores, caller, clock.now()));
    });
    if (remaining.ok) trail.note('loginSessionsEnded', { account: userId, reason: 'endedByOwner' });
    return remaining;
  };
}
