import type { JobLane } from './queue-names.ts';

/** Tells workers that something was posted. It stands between them and the transactions that post, which workers need too. */
export interface JobBell {
  readonly ring: (lane: JobLane) => void;
  readonly onRing: (hear: (lane: JobLane) => void) => void;
}

/** Makes a bell that one listener hears. */
export function makeJobBell(): JobBell {
  let hear: (lane: JobLane) => void = () => undefined;
  return {
    ring: (lane) => hear(lane),
    onRing: (listener) => {
      hear = listener;
    },
  };
}
