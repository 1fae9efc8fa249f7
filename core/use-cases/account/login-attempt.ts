import type { CurrentUser } from '../../domain/current-user.ts';
import type { AppError } from '../../domain/error-codes.ts';
import { err, type Result } from '../../domain/result.ts';
import { askingPerson } from '../../flow/asker.ts';
import { PENDING_LOGOUT_KEY } from '../../flow/persisted-state.ts';
import type { AccountDeps } from '../access/account-deps.ts';

/** A login from the press to the moment in which the person is signed in. */
export interface LoginAttempt {
  /** Makes the call that logs in, while no tab of this device logs in or out. */
  call<Value>(
    make: () => Promise<Result<Value, AppError>>,
    hasEntered: (value: Value) => boolean,
  ): Promise<Result<Value, AppError>>;
  /** False once the screen was left or another person is there. */
  readonly isWanted: () => boolean;
  /** Ends, on the server, a login that is no longer wanted, unless that person is here by another one. */
  giveUp(user: CurrentUser): Result<never, AppError>;
}

/** Begins a login on the screen that is open. */
export function beginLogin({ runner, navigator, withLock, storage }: AccountDeps): LoginAttempt {
  const isSamePerson = askingPerson(runner);
  const screen = navigator.current();
  return {
    call: async (make, hasEntered) => {
      // A logout that is still on its way would end the new login.
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
      // Of two logins of one person the server keeps the later one: ending it would end the visit that the first began.
      if (runner.current().identity.currentUser?.uuid !== uuid) runner.endLogin(uuid);
      return err({ code: 'INVALID_TOKEN' });
    },
  };
}
