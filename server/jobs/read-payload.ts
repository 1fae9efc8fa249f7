import type { JobPayload } from './ports.ts';

/** The stored contents of a job; null if they are erased or cannot be read. The cast is safe, because only payloads were written. */
export function readPayload(text: string | null): JobPayload | null {
  try {
    return JSON.parse(text ?? 'null') as JobPayload | null;
  } catch {
    return null;
  }
}
