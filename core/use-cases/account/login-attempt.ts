import type { CurrentUser } from '../../domain/current-user.ts';
import type { AppError } from '../../domain/error-codes.ts';
import { err, type Result } from '../../domain/result.ts';
import { makePersonCheck } from '../../flow/person-check.ts';
import { PENDING_LOGOUT_KEY } from '../../flow/persisted-state.ts';
import type { AccountDeps } from '../access/account-deps.ts';

/** One login, from pressing the button until the person has entered. */
export interface LoginAttempt {
  /** Makes the login call while no other tab of this browser logs in or out. */
  call<Value>(
    make: () => Promise<Result<Value, AppError>>,
    hasEntered: (value: Value) => boolean,
  ): Promise<Result<Value, AppError>>;
  /** False once the screen was left or the user changed. */
  readonly isWanted: () => boolean;
  /** Ends, on the server, a login that is no longer wanted, unless the same user has logged in another way. */
  giveUp(user: CurrentUser): Result<never, AppError>;
}

/** Starts a login from the current screen. */
export function beginLogin({ runner, navigator, withLock, storage }: AccountDeps): LoginAttempt {
  const isSamePerson = makePersonCheck(runner);
  const screen = navigator.current();
  return {
    call: async (make, hasEntered) => {
      // A logout still in progress would end the new login.
      await runner.settled();
      return withLock('login', async () => {
        const answer = await make();
        // The new login took the place of the one whose logout is owed.
        if (answer.ok && hasEntered(answer.value)) storage.remove(PENDING_LOGOUT_KEY);
        return answer;
      });
    },
    isWanted: () => isSamePerson() && navigator.current() === screen,
    giveUp: ({ uuid }) => {
      // The server keeps only the later of two logins of one user: ending it would log that user out here.
      if (runner.current().identity.currentUser?.uuid !== uuid) runner.endLogin(uuid);
      return err({ code: 'INVALID_TOKEN' });
    },
  };
}
