import type { AppError } from '../../core/domain/error-codes.ts';
import type { Result } from '../../core/domain/result.ts';

/** Gives attempts ids, so that the server accepts a payload once even if its answer was lost and it is sent again. */
export interface NamedAttempts {
  /** Makes the call. Its attempt id stays the same for the same payload until a call has succeeded. */
  run<Value>(
    sent: object,
    call: (attemptId: string, isRepeated: boolean) => Promise<Result<Value, AppError>>,
  ): Promise<Result<Value, AppError>>;
}

/** `makeAttemptId` must return ids that are unique across pages, and unguessable if the call uses a code or a link. */
export function makeNamedAttempts(makeAttemptId: () => string): NamedAttempts {
  let latest: { readonly text: string; readonly attemptId: string } | null = null;
  return {
    run: async (sent, call) => {
      const text = JSON.stringify(sent);
      const isRepeated = latest?.text === text;
      const attempt = isRepeated && latest !== null ? latest : { text, attemptId: makeAttemptId() };
      latest = attempt;
      const answer = await call(attempt.attemptId, isRepeated);
      if (answer.ok && latest === attempt) latest = null;
      return answer;
    },
  };
}
