import type { CurrentUser } from '../../domain/current-user.ts';
import type { AppError } from '../../domain/error-codes.ts';
import { err, type Result } from '../../domain/result.ts';
import { askingPerson } from '../../flow/asker.ts';
import { endLogin } from '../session/end-sign-in.ts';
import type { AccountDeps } from './account-deps.ts';

/** Whom a call is made for: the account, and the group that every profile and result call uses (product.md section 6). */
export interface Caller {
  readonly user: CurrentUser;
  readonly userGroupId: string;
}

/** Makes a call for whoever is signed in. */
export type SignedInCall = <Value>(
  call: (caller: Caller) => Promise<Result<Value, AppError>>,
) => Promise<Result<Value, AppError>>;

/**
 * Makes calls for whoever is signed in. Without a user group nothing is sent: PROFILE_NOT_FOUND. An answer that comes when somebody
 * else is there is nobody's: INVALID_TOKEN. Where the server says that the sign-in is over, the person is logged out.
 */
export function makeSignedInCall({ runner, navigator }: Pick<AccountDeps, 'runner' | 'navigator'>): SignedInCall {
  const current = (): CurrentUser | null => runner.current().identity.currentUser;
  return async (call) => {
    const user = current();
    const userGroupId = user?.user_groups[0];
    if (user === null || userGroupId === undefined) return err({ code: 'PROFILE_NOT_FOUND' });
    const isAsking = askingPerson(runner);
    const answer = await call({ user, userGroupId });
    if (!isAsking()) return err({ code: 'INVALID_TOKEN' });
    if (!answer.ok && answer.error.code === 'INVALID_TOKEN') endLogin({ runner, navigator });
    return answer;
  };
}
