import type { AppError } from '../../core/domain/error-codes.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import type { AccessCell } from './access-cell.ts';
import { loginAnswer } from './answer-schemas.ts';
import { json, readAnswer, type HttpAnswer } from './read-answer.ts';
import type { RefreshAttempts } from './refresh-attempts.ts';

/** Runs work while no other tab of this browser runs the same kind of work. */
export type WithLock = <Value>(work: () => Promise<Value>) => Promise<Value>;

export interface AccessRenewalDeps {
  readonly access: AccessCell;
  /** Calls POST /auth/refresh with that attempt id. */
  readonly refresh: (attemptId: string) => Promise<Result<HttpAnswer, AppError>>;
  readonly attempts: RefreshAttempts;
  readonly makeAttemptId: () => string;
  readonly withLock: WithLock;
}

const UNAUTHORIZED = 401;

/**
 * Renews the access token and returns the current user. Calls during a renewal share its answer, because the server treats a second use
 * of the same cookie as theft. For the same reason, an attempt whose answer was lost is retried with the same id.
 */
export function makeAccessRenewal(deps: AccessRenewalDeps): () => Promise<Result<CurrentUser, AppError>> {
  const { access, attempts, withLock } = deps;
  let running: Promise<Result<CurrentUser, AppError>> | null = null;

  async function renewOnce(): Promise<Result<CurrentUser, AppError>> {
    const dropsBefore = access.drops();
    const attemptId = attempts.pending() ?? deps.makeAttemptId();
    attempts.begin(attemptId);
    const answer = await readAnswer('refreshAccess', json(loginAnswer), await deps.refresh(attemptId));
    const isRejected = !answer.ok && answer.error.status === UNAUTHORIZED;
    if (answer.ok || isRejected) attempts.settle();
    if (access.drops() === dropsBefore) {
      if (answer.ok) access.set(answer.value.accessToken, answer.value.currentUser.uuid);
      if (isRejected) access.drop();
    }
    return answer.ok ? ok(answer.value.currentUser) : answer;
  }

  return () => {
    running ??= withLock(renewOnce).finally(() => {
      running = null;
    });
    return running;
  };
}
