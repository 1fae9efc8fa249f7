/**
 * Why the database cannot be used: it does not accept a connection, a connection broke, a statement took too long, all connections or
 * locks are taken, it takes no writes, its disk is full, its data are damaged, or its disk fails.
 */
export type UnavailableReason =
  'unreachable' | 'lost' | 'slow' | 'busy' | 'readOnly' | 'full' | 'damaged' | 'diskError';

/** Details of a failure. */
export interface UnavailableDetails {
  /** The code of the engine or of the system, such as `ECONNREFUSED`. */
  readonly code: string;
  /** The transaction may have been committed: its commit was sent, and the answer was lost. */
  readonly isOutcomeUnknown?: boolean;
}

/** Thrown by every statement while the database is away. A later call may succeed. The message holds no address and no data. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly reason: UnavailableReason;
  readonly code: string;
  readonly isOutcomeUnknown: boolean;
  constructor(reason: UnavailableReason, { code, isOutcomeUnknown = false }: UnavailableDetails) {
    super(`The database is not available (${reason}, ${code}).`);
    this.reason = reason;
    this.code = code;
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}

/** Whether another connection may work at once: this one broke, or it leads to a server that has become a standby. */
export function needsNewConnection(error: unknown): error is DatabaseUnavailable {
  return error instanceof DatabaseUnavailable && (error.reason === 'lost' || error.reason === 'readOnly');
}

/** How often work is tried before its failure is passed on. */
export const MAX_ATTEMPTS = 4;

/** Runs work again at once when its connection broke. Only for work that may run twice. */
export async function repeatWhenLost<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !needsNewConnection(error)) throw error;
    }
  }
}

/** The code of a failure; a connection that ends without a word has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'NO_ANSWER';
}
