import { createHash } from 'node:crypto';

/** The key of a counter: a hash, so that no addresses of people are stored. */
export function countKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
