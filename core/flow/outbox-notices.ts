import type { ErrorCode } from '../domain/error-codes.ts';
import type { AppState } from './app-state.ts';
import { isPersonGone, isResult, type RejectedCall } from './test-calls.ts';

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
  const results = waiting.filter((call) => isResult(call));
  const isOurs = results.some((call) => call.kind === 'guestResult' || call.ownerId === identity.currentUser?.uuid);
  const waits = results.length === 0 ? 'progress' : isOurs ? 'result' : 'resultOfAnother';
  return { waits, isPersisted: isOutboxPersisted };
}

/** Whether a rejected result can be sent for another person: the one it was for is not in the account any more. */
export function asksForPerson({ error, call }: RejectedCall, { profiles }: AppState['identity']): boolean {
  return call !== undefined && isPersonGone(call, error) && profiles.length > 0;
}

/** Rejections of a result whose messages explain the reason. */
const EXPLAINED: ReadonlySet<ErrorCode> = new Set(['WRONG_TEST_TIME', 'ONSET_AFTER_TEST', 'TESTED_TOO_YOUNG']);

/** Whether the message of a rejected result's code is shown. */
export const isExplained = (code: ErrorCode): boolean => EXPLAINED.has(code);

/**
 * Which texts about pending calls show, as the ends of their keys below `outbox`. Pending progress is not mentioned offline: the notice
 * that the browser is offline covers it.
 */
export function outboxParts(status: OutboxStatus | null, isOnline: boolean) {
  if (status === null || (status.waits === 'progress' && !isOnline && status.isPersisted)) return [];
  const { waits, isPersisted } = status;
  return [waits, isPersisted ? (waits === 'progress' ? null : ('kept' as const)) : ('notKept' as const)].filter(
    (part) => part !== null,
  );
}
