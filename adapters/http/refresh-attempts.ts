import type { Storage } from '../../core/ports/storage.ts';

/** Remembers the name of a refresh whose answer was not heard yet. */
export interface RefreshAttempts {
  /** Null when every answer was heard. */
  unheard(): string | null;
  begin(attemptId: string): void;
  heard(): void;
}

/** Remembers it as long as the page lives. */
export function makePageAttempts(): RefreshAttempts {
  let current: string | null = null;
  return {
    unheard: () => current,
    begin: (attemptId) => {
      current = attemptId;
    },
    heard: () => {
      current = null;
    },
  };
}

const KEY = 'refreshAttempt';

/** Remembers it for every tab and beyond a reload, which may cut an answer off too. */
export function makeStoredAttempts(storage: Storage): RefreshAttempts {
  return {
    unheard: () => {
      const kept = storage.read(KEY);
      return typeof kept === 'string' && kept !== '' ? kept : null;
    },
    begin: (attemptId) => void storage.write(KEY, attemptId),
    heard: () => storage.remove(KEY),
  };
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` would be missing on a page without HTTPS. */
export function randomAttemptId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
