import { vi } from 'vitest';

/** The timers of a page whose time stands still. */
export interface HeldTimers {
  /** Runs what waits, each once, as a page does whose timers were late. */
  fire(): void;
}

interface Waiting {
  readonly work: () => void;
  readonly isRepeated: boolean;
}

/**
 * Holds back what the page does after some time, which would else happen at some other moment on a slow machine. What it does as soon as
 * possible happens.
 */
export function holdTimers(): HeldTimers {
  const end = globalThis.clearTimeout;
  const waiting = new Map<number, Waiting>();
  let newest = 0;
  const hold = (one: Waiting): number => {
    newest += 1;
    waiting.set(newest, one);
    return newest;
  };
  /** A timer of Node would wait a millisecond. */
  const doSoon = (work: () => void): number => {
    const timer = hold({ work, isRepeated: false });
    setImmediate(() => {
      if (waiting.delete(timer)) work();
    });
    return timer;
  };
  const forget = (timer: Parameters<typeof end>[0]): void => {
    if (typeof timer !== 'number' || !waiting.delete(timer)) end(timer);
  };
  vi.stubGlobal('setTimeout', (work: () => void, delay = 0) =>
    delay > 0 ? hold({ work, isRepeated: false }) : doSoon(work),
  );
  vi.stubGlobal('setInterval', (work: () => void) => hold({ work, isRepeated: true }));
  vi.stubGlobal('clearTimeout', forget);
  vi.stubGlobal('clearInterval', forget);
  return {
    fire: () => {
      for (const [timer, { work, isRepeated }] of [...waiting]) {
        if (!waiting.has(timer)) continue;
        if (!isRepeated) waiting.delete(timer);
        work();
      }
    },
  };
}
