import { setTimeout as pause } from 'node:timers/promises';
import type { PlayBackEnd } from './back-end.ts';

/** Looks at what is under way, often enough to cost a scenario nothing that shows. */
const LOOK_EVERY_MS = 1;
/** An answer is read, and leads on to another call, within so many looks. */
const QUIET_LOOKS = 5;

/**
 * Waits for work of the app, but no longer than until the answers that a scenario holds are all that it waits for; null in that
 * case. The work goes on when they are released.
 */
export async function endedOrHeld<Value>(
  { heldAnswers, underWay }: Pick<PlayBackEnd, 'heldAnswers' | 'underWay'>,
  work: Value | Promise<Value>,
): Promise<Value | null> {
  if (!heldAnswers.isUsed()) return work;
  const over = new AbortController();
  const watched = Promise.resolve(work).finally(() => over.abort());
  // A failure is for whoever waits for the work; while it is held, that is the next one who does.
  watched.catch(() => undefined);
  await Promise.race([watched, pause(0)]);
  for (let quiet = 0; !over.signal.aborted && quiet < QUIET_LOOKS;) {
    await pause(LOOK_EVERY_MS);
    quiet = heldAnswers.count() > 0 && underWay() === heldAnswers.count() ? quiet + 1 : 0;
  }
  if (over.signal.aborted) return watched;
  heldAnswers.left.add(watched);
  void watched.catch(() => undefined).then(() => heldAnswers.left.delete(watched));
  return null;
}

/** Waits for the work that was left to itself, no longer than until it waits for a held answer again. */
export async function leftWorkEnded(backEnd: Pick<PlayBackEnd, 'heldAnswers' | 'underWay'>): Promise<void> {
  const { left } = backEnd.heldAnswers;
  const works = [...left];
  left.clear();
  for (const work of works) await endedOrHeld(backEnd, work);
}
