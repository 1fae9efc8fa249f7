import { err, ok } from '../../core/domain/result.ts';
import type { AuthorityResponse, AuthorityReporter } from '../../server/report-delivery/ports.ts';

/** Stores reports in memory, with an authority whose answers are set by the test. */
export interface MemoryReporter extends AuthorityReporter {
  /** The accepted messages by file name. */
  readonly taken: ReadonlyMap<string, string>;
  answer(fileName: string, answer: AuthorityResponse): void;
  /** Whether the authority can be reached. */
  setReachable(isReachable: boolean): void;
}

export function makeMemoryReporter(): MemoryReporter {
  const taken = new Map<string, string>();
  const answers = new Map<string, { readonly at: number; readonly answer: AuthorityResponse }>();
  let isReachable = true;
  const unreachable = err({ code: 'ECONNREFUSED', isFinal: false });
  return {
    taken,
    deliver: ({ fileName, message }) => {
      if (!isReachable) return Promise.resolve(unreachable);
      taken.set(fileName, message);
      return Promise.resolve(ok({ receipt: null, answer: null }));
    },
    readResponse: (fileName, since) => {
      const { at = 0, answer = null } = answers.get(fileName) ?? {};
      return Promise.resolve(isReachable ? ok(at < since ? null : answer) : unreachable);
    },
    answer: (fileName, answer) => void answers.set(fileName, { at: Date.now(), answer }),
    setReachable: (reachable) => {
      isReachable = reachable;
    },
  };
}
