/** Names attempts at sending something, so that it is taken once although its answer was lost. */
export interface NamedAttempts {
  /** The same for the same thing until one went well. */
  nameFor(sent: object): string;
  wentWell(attemptId: string): void;
}

/** `makeAttemptId` must give what no other page gives. */
export function makeNamedAttempts(makeAttemptId: () => string): NamedAttempts {
  let latest: { readonly text: string; readonly attemptId: string } | null = null;
  return {
    nameFor: (sent) => {
      const text = JSON.stringify(sent);
      latest = latest?.text === text ? latest : { text, attemptId: makeAttemptId() };
      return latest.attemptId;
    },
    wentWell: (attemptId) => {
      if (latest?.attemptId === attemptId) latest = null;
    },
  };
}
