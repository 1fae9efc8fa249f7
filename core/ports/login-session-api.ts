import type { AppError } from '../domain/error-codes.ts';
import type { LoginSessionFacts } from '../domain/login-session.ts';
import type { Result } from '../domain/result.ts';

/**
 * The login sessions of the current user's account (decisions.md section 7). Every call may fail with INVALID_TOKEN. Ending one needs the
 * password of the account, fails with INCORRECT_PASSWORD, and returns those that remain; one that has ended already is no failure.
 */
export interface LoginSessionApi {
  /** This browser's own first, then the last used ones. */
  list(): Promise<Result<readonly LoginSessionFacts[], AppError>>;
  end(id: string, password: string): Promise<Result<readonly LoginSessionFacts[], AppError>>;
  /** Ends all but this browser's own. */
  endOthers(password: string): Promise<Result<readonly LoginSessionFacts[], AppError>>;
}
