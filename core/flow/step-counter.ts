import type { Kit } from '../domain/kit.ts';
import type { CounterName } from './step-row.ts';

const SECOND_MS = 1000;

/** How long a movement takes, and into how many rounds it is divided. */
export interface StepCounter {
  readonly seconds: number;
  /** 1 if the movement has no rounds that are counted. */
  readonly rounds: number;
}

/** The counters with the numbers of a kit. */
export const STEP_COUNTERS: Readonly<Record<CounterName, (kit: Kit) => StepCounter>> = {
  nose: ({ noseSeconds, noseCircles }) => ({ seconds: noseSeconds, rounds: noseCircles }),
  // The turns come before the seconds that are counted.
  tube: ({ tubeSeconds }) => ({ seconds: tubeSeconds, rounds: 1 }),
};

/** What a started counter shows. */
export interface CountedTime {
  readonly secondsLeft: number;
  /** The share of the time that is left, 1 to 0. */
  readonly share: number;
  /** The current round, from 1. */
  readonly round: number;
  readonly isDone: boolean;
}

/** A counter `elapsedMs` after it was started. A clock that went back counts as just started. */
export function countedTime({ seconds, rounds }: StepCounter, elapsedMs: number): CountedTime {
  const elapsed = Math.min(Math.max(elapsedMs / SECOND_MS, 0), seconds);
  return {
    secondsLeft: Math.ceil(seconds - elapsed),
    share: 1 - elapsed / seconds,
    round: Math.min(Math.floor((elapsed / seconds) * rounds) + 1, rounds),
    isDone: elapsed >= seconds,
  };
}

/** The ids of the presses of a counter, which scenarios name. */
export const COUNTER_PRESSES = { start: 'counter-start', stop: 'counter-stop' } as const;
