import { isResult } from './pending-call.ts';
import type { AppState } from './app-state.ts';

/** What a person is told of what waits to be sent. */
export interface OutboxStatus {
  /** A result, which matters most; one that may need its owner's login; or no more than how far a test is. */
  readonly waits: 'result' | 'resultOfAnother' | 'progress';
  /** False when what waits is lost with the page. */
  readonly isKept: boolean;
}

/** What waits, in one word; null while nothing does. */
export function outboxStatus({ outbox, identity, isOutboxPersisted }: AppState): OutboxStatus | null {
  const { waiting } = outbox;
  if (waiting.length === 0) return null;
  const results = waiting.filter(isResult);
  const isOurs = results.some((call) => call.kind === 'guestResult' || call.ownerId === identity.currentUser?.uuid);
  const waits = results.length === 0 ? 'progress' : isOurs ? 'result' : 'resultOfAnother';
  return { waits, isKept: isOutboxPersisted };
}
