import type { ErrorCode } from '../domain/error-codes.ts';
import type { OutboxStatus } from './outbox-status.ts';

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
