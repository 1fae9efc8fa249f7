import type { DeliveryFailure } from '../jobs/ports.ts';

/** What an `error` of a connection is called that broke, was refused or took too long; null for an error of another kind. */
function faultOf(error: Error): string | null {
  if ('code' in error && typeof error.code === 'string') return error.code;
  // What `fetch` throws says what happened in its cause.
  if (error.cause instanceof Error) return faultOf(error.cause);
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? error.name : null;
}

/** A failure of the network, which may be over next time; null for an error of another kind. */
export function networkFailure(error: unknown): DeliveryFailure | null {
  const code = error instanceof Error ? faultOf(error) : null;
  return code === null ? null : { code, isFinal: false };
}
