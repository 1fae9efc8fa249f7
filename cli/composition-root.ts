import { makeSystemClock } from '../adapters/clock/system-clock.ts';
import { KITS } from '../core/domain/kit-registry.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { PlayBackEnd } from './play/back-end.ts';
import type { TerminalDriver } from './play/terminal-driver.ts';
import type { Play } from './play/terminal-play.ts';

// Parts are loaded on demand, so that every command starts quickly.

async function composeBackEnd(serverUrl: string | null): Promise<PlayBackEnd> {
  if (serverUrl === null) return (await import('./play/memory-back-end.ts')).makeMemoryPlayBackEnd(KITS);
  return (await import('./play/server-back-end.ts')).makeServerPlayBackEnd(serverUrl, KITS);
}

/** The machine's clock. */
export function composeClock(): Clock {
  return makeSystemClock();
}

/** The words that a play shows. */
export async function readWords(play: Play): Promise<readonly string[]> {
  return (await import('./walk/shown-lines.ts')).shownLines(play, play.language);
}

/** A driver for one scenario: on a running server by its address, or on a back end of its own in memory. */
export async function composeDriver(serverUrl: string | null): Promise<TerminalDriver> {
  const { makeTerminalDriver } = await import('./play/terminal-driver.ts');
  const backEnd = await composeBackEnd(serverUrl);
  return makeTerminalDriver({ backEnd, systemClock: composeClock(), readWords });
}
