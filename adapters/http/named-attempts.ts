/** Gives attempts ids, so that the server accepts a payload once even if its answer was lost and it is sent again. */
export interface NamedAttempts {
  /** Returns the same id for the same payload until an attempt has succeeded. */
  nameFor(sent: object): string;
  succeeded(attemptId: string): void;
}

/** `makeAttemptId` must return ids that are unique across pages. */
export function makeNamedAttempts(makeAttemptId: () => string): NamedAttempts {
  let latest: { readonly text: string; readonly attemptId: string } | null = null;
  return {
    nameFor: (sent) => {
      const text = JSON.stringify(sent);
      latest = latest?.text === text ? latest : { text, attemptId: makeAttemptId() };
      return latest.attemptId;
    },
    succeeded: (attemptId) => {
      if (latest?.attemptId === attemptId) latest = null;
    },
  };
}
