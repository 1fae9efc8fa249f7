import { CODE_LIFETIME_MS, CODE_TRIES } from '../../core/domain/limits.ts';

interface SentCode {
  readonly code: string;
  readonly expiresAt: number;
  triesLeft: number;
}

/** The valid codes: one per subject, for 10 minutes and 5 tries, single use. */
export interface MemoryCodes {
  issue(subject: string): string;
  /** Whether the code is right. A right one is used up, a wrong one costs a try. */
  check(subject: string, code: string): boolean;
}

/** No codes yet. `now` in epoch milliseconds. */
export function makeMemoryCodes(now: () => number, makeCode: () => string): MemoryCodes {
  const sent = new Map<string, SentCode>();
  return {
    issue: (subject) => {
      const code = makeCode();
      sent.set(subject, { code, expiresAt: now() + CODE_LIFETIME_MS, triesLeft: CODE_TRIES });
      return code;
    },
    check: (subject, code) => {
      const current = sent.get(subject);
      if (current === undefined || current.expiresAt <= now() || current.triesLeft <= 0) return false;
      if (current.code === code) return sent.delete(subject);
      current.triesLeft -= 1;
      return false;
    },
  };
}
