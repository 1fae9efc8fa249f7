import type { Job } from '../jobs/ports.ts';
import type { Message } from './message.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const LONGEST_PAUSE_MS = 4 * HOUR_MS;

/** How long a job waits after each failed try, in milliseconds: about a day in all. */
const RETRY_PAUSES_MS: readonly number[] = [
  SECOND_MS,
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  ...Array.from({ length: 5 }, () => LONGEST_PAUSE_MS),
];

/**
 * How long a message waits after a failed try, in milliseconds; null gives it up, after about a day or when the failure is final. A
 * question to the staff is never given up: the app has confirmed it to its sender, and the staff see it nowhere else.
 */
export function pauseOfMessage(
  { message, tries }: Pick<Job<Message>, 'message' | 'tries'>,
  isFinal: boolean,
): number | null {
  const pause = RETRY_PAUSES_MS[tries - 1] ?? null;
  if (message.kind === 'supportRequest') return pause ?? LONGEST_PAUSE_MS;
  return isFinal ? null : pause;
}
