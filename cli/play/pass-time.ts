import { INACTIVITY_CHECK_MS } from '../../core/domain/limits.ts';
import { PLAYED, PRESENCE_MS, type Played } from '../../scenarios/driver.ts';
import { endedOrHeld } from './ended-or-held.ts';
import { settle, type Play } from './terminal-play.ts';

async function advance(play: Play, milliseconds: number, isPresent: boolean): Promise<Played> {
  play.clock.advance(milliseconds);
  const moved = await play.backEnd.moveClock(play.clock.now());
  if (!moved.ok) return moved;
  for (const tab of play.tabs()) {
    if (isPresent) tab.keeper.noteInput();
    await endedOrHeld(play.backEnd, tab.keeper.check());
  }
  await settle(play);
  return PLAYED;
}

async function pass(play: Play, milliseconds: number, piece: number, isPresent: boolean): Promise<Played> {
  for (let rest = milliseconds; rest > 0; rest -= piece) {
    const moved = await advance(play, Math.min(rest, piece), isPresent);
    if (!moved.ok) return moved;
  }
  return PLAYED;
}

/** Time passes for an active person. */
export function waitFor(play: Play, milliseconds: number): Promise<Played> {
  return pass(play, milliseconds, PRESENCE_MS, true);
}

/** Time passes without any input; the app checks it every minute, or at the given interval. */
export function idleFor(play: Play, milliseconds: number, lookEveryMs = INACTIVITY_CHECK_MS): Promise<Played> {
  return pass(play, milliseconds, lookEveryMs, false);
}
