import type { AppError } from '../../core/domain/error-codes.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import type { AccessCell } from './access-cell.ts';
import type { HttpAnswer } from './expect.ts';
import { readAnswer } from './read-answer.ts';
import type { RefreshAttempts } from './refresh-attempts.ts';
import { signedInAnswer } from './signed-in.ts';

/** Runs work while no other tab of this browser runs such work. */
export type WithLock = <Value>(work: () => Promise<Value>) => Promise<Value>;

export interface AccessRenewalDeps {
  readonly access: AccessCell;
  /** Calls POST /auth/refresh under that name. */
  readonly refresh: (attemptId: string) => Promise<Result<HttpAnswer, AppError>>;
  readonly attempts: RefreshAttempts;
  readonly makeAttemptId: () => string;
  readonly withLock: WithLock;
}

const UNAUTHORIZED = 401;

/**
 * Renews the access token, and says who is signed in. Whoever asks while that is under way gets the same answer: a second call with
 * the same cookie would look like a theft. So would a new name for an attempt whose answer was lost, which keeps its name.
 */
export function makeAccessRenewal(deps: AccessRenewalDeps): () => Promise<Result<CurrentUser, AppError>> {
  const { access, attempts, withLock } = deps;
  let running: Promise<Result<CurrentUser, AppError>> | null = null;

  async function renewOnce(): Promise<Result<CurrentUser, AppError>> {
    const dropsBefore = access.drops();
    const attemptId = attempts.unheard() ?? deps.makeAttemptId();
    attempts.begin(attemptId);
    const answer = readAnswer('refreshAccess', signedInAnswer, await deps.refresh(attemptId));
    const isRefused = !answer.ok && answer.error.status === UNAUTHORIZED;
    if (answer.ok || isRefused) attempts.heard();
    if (access.drops() === dropsBefore) {
      if (answer.ok) access.keep(answer.value.accessToken, answer.value.currentUser.uuid);
      if (isRefused) access.drop();
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
