import type { DeliveryFailure } from '../jobs/ports.ts';

/** The code of an error of a connection that broke, was refused or timed out; null for any other error. */
function faultOf(error: Error): string | null {
  if ('code' in error && typeof error.code === 'string') return error.code;
  // The error of `fetch` has the details in its cause.
  if (error.cause instanceof Error) return faultOf(error.cause);
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? error.name : null;
}

/** A temporary failure of the network; null for any other error. */
export function networkFailure(error: unknown): DeliveryFailure | null {
  const code = error instanceof Error ? faultOf(error) : null;
  return code === null ? null : { code, isFinal: false };
}
