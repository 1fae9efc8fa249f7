import { isResult } from './pending-call.ts';
import type { AppState } from './app-state.ts';

/** What the person sees about pending calls. */
export interface OutboxStatus {
  /** The most important pending call: a result, a result that may need its owner's login, or only progress. */
  readonly waits: 'result' | 'resultOfAnother' | 'progress';
  /** False if pending calls are lost with the page. */
  readonly isPersisted: boolean;
}

/** The state of the outbox; null while nothing is pending. */
export function outboxStatus({ outbox, identity, isOutboxPersisted }: AppState): OutboxStatus | null {
  const { waiting } = outbox;
  if (waiting.length === 0) return null;
  const results = waiting.filter(isResult);
  const isOurs = results.some((call) => call.kind === 'guestResult' || call.ownerId === identity.currentUser?.uuid);
  const waits = results.length === 0 ? 'progress' : isOurs ? 'result' : 'resultOfAnother';
  return { waits, isPersisted: isOutboxPersisted };
}
