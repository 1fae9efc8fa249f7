import type { Storage } from '../../core/ports/storage.ts';

/** Remembers the attempt id of a refresh that has not been answered yet. */
export interface RefreshAttempts {
  /** Null when no refresh is unanswered. */
  pending(): string | null;
  begin(attemptId: string): void;
  settle(): void;
}

/** Remembers the attempt until the page is closed or reloaded. */
export function makePageAttempts(): RefreshAttempts {
  let current: string | null = null;
  return {
    pending: () => current,
    begin: (attemptId) => {
      current = attemptId;
    },
    settle: () => {
      current = null;
    },
  };
}

const KEY = 'refreshAttempt';

/** Persists the attempt for every tab and across reloads, because a reload may cut off an answer too. */
export function makeStoredAttempts(storage: Storage): RefreshAttempts {
  return {
    pending: () => {
      const stored = storage.read(KEY);
      return typeof stored === 'string' && stored !== '' ? stored : null;
    },
    begin: (attemptId) => void storage.write(KEY, attemptId),
    settle: () => storage.remove(KEY),
  };
}
