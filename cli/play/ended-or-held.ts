import type { PlayBackEnd } from './back-end.ts';

/** What is asked of a back end: which answers it holds, and what is under way. */
type HoldingBackEnd = Pick<PlayBackEnd, 'heldAnswers' | 'underWay' | 'nextLook'>;

/** After this many looks without a change, the answers that did arrive have been handled. */
const QUIET_LOOKS = 5;

/**
 * Waits for work of the app. Null once the work waits only for answers that a scenario holds; it continues when they are released.
 */
export async function endedOrHeld<Value>(
  { heldAnswers, underWay, nextLook }: HoldingBackEnd,
  work: Value | Promise<Value>,
): Promise<Value | null> {
  if (!heldAnswers.isUsed()) return work;
  const over = new AbortController();
  const watched = Promise.resolve(work).finally(() => over.abort());
  // A failure is reported to the next caller that waits for the work.
  watched.catch(() => undefined);
  for (let quiet = 0; !over.signal.aborted && quiet < QUIET_LOOKS;) {
    await Promise.race([watched.catch(() => undefined), nextLook()]);
    quiet = underWay() === heldAnswers.count() ? quiet + 1 : 0;
  }
  if (over.signal.aborted) return watched;
  // Without a held answer it waits for one that never comes: its page was closed.
  if (heldAnswers.count() > 0) heldAnswers.left.add(watched);
  return null;
}

/** Waits for the unfinished work, until it ends or waits for a held answer again. */
export async function leftWorkEnded(backEnd: HoldingBackEnd): Promise<void> {
  const { left } = backEnd.heldAnswers;
  const works = [...left];
  left.clear();
  for (const work of works) await endedOrHeld(backEnd, work);
}
