import type { AppError } from '../domain/error-codes.ts';
import type { LoginSessionDetails } from '../domain/login-session.ts';
import type { Result } from '../domain/result.ts';
import type { PortCalls } from './port-call.ts';

/**
 * The login sessions of the current user's account (decisions.md section 7). Every call may fail with INVALID_TOKEN. Ending one needs the
 * password of the account, fails with INCORRECT_PASSWORD, and returns those that remain; one that has ended already is no failure.
 */
export interface LoginSessionApi {
  /** This browser's own first, then the last used ones. */
  list(): Promise<Result<readonly LoginSessionDetails[], AppError>>;
  end(number: number, password: string): Promise<Result<readonly LoginSessionDetails[], AppError>>;
  /** Ends all but this browser's own. */
  endOthers(password: string): Promise<Result<readonly LoginSessionDetails[], AppError>>;
}

export const LOGIN_SESSION_CALLS = {
  list: { route: 'listLoginSessions', takes: [], gives: 'loginSessions' },
  end: { route: 'endLoginSession', takes: ['number', 'password'], gives: 'loginSessions' },
  endOthers: { route: 'endOtherLoginSessions', takes: ['password'], gives: 'loginSessions' },
} as const satisfies PortCalls<LoginSessionApi>;
