import type { PlayBackEnd } from './back-end.ts';

/** The parts of a back end to query: held responses and pending calls. */
type HoldingBackEnd = Pick<PlayBackEnd, 'heldResponses' | 'underWay' | 'nextLook'>;

/** After this many checks without a change, all responses that arrived have been handled. */
const QUIET_LOOKS = 5;

/**
 * Waits for work of the app. Returns null once the work waits only for held responses; it continues when they are released.
 */
export async function endedOrHeld<Value>(
  { heldResponses, underWay, nextLook }: HoldingBackEnd,
  work: Value | Promise<Value>,
): Promise<Value | null> {
  if (!heldResponses.isUsed()) return work;
  const over = new AbortController();
  const watched = Promise.resolve(work).finally(() => over.abort());
  // A failure is reported to the next caller that waits for the work.
  watched.catch(() => undefined);
  for (let quiet = 0; !over.signal.aborted && quiet < QUIET_LOOKS;) {
    await Promise.race([watched.catch(() => undefined), nextLook()]);
    quiet = underWay() === heldResponses.count() ? quiet + 1 : 0;
  }
  if (over.signal.aborted) return watched;
  // Without a held response it waits for one that never arrives: its page was closed.
  if (heldResponses.count() > 0) heldResponses.left.add(watched);
  return null;
}

/** Waits until the unfinished work ends, or waits for a held response again. */
export async function leftWorkEnded(backEnd: HoldingBackEnd): Promise<void> {
  const { left } = backEnd.heldResponses;
  const works = [...left];
  left.clear();
  for (const work of works) await endedOrHeld(backEnd, work);
}
