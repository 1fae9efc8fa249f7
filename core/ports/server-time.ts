import type { AppError } from '../domain/error-codes.ts';
import type { Result } from '../domain/result.ts';
import type { PortCalls } from './port-call.ts';

/** The server's time, which is the same for all devices. */
export interface ServerTime {
  /** The server's present instant in epoch milliseconds. Fails with NETWORK_REQUEST_FAILED if it cannot be reached. */
  now(): Promise<Result<number, AppError>>;
}

export const TIME_CALLS = { now: { route: 'serverTime', takes: [] } } as const satisfies PortCalls<ServerTime>;
