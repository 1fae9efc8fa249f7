import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LatePart } from './late-part.ts';
import { retryUntilLoaded } from './retry.ts';
import { isPageStale, reloadIfReachable } from './stale-page.ts';

/** A late part as the screen that needs it sees it. */
export interface LatePartView<Value> {
  /** Null until it is loaded. */
  readonly value: Value | null;
  readonly hasFailed: boolean;
  /** Loads it again after a failure, with a new page where this one is out of date. */
  readonly retry: () => void;
}

/** A late part as far as it is loaded by now, whoever loads it; null until then. */
export function useCurrent<Value>(part: LatePart<Value>): Value | null {
  return useSyncExternalStore(part.subscribe, part.current, part.current);
}

/** Loads a part that the person waits for, while the component shows. The component offers the retry itself. */
export function useLatePart<Value>(part: LatePart<Value>): LatePartView<Value> {
  const value = useCurrent(part);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isShown = true;
    part().catch(() => isShown && setFailed(true));
    return () => {
      isShown = false;
    };
  }, [part, tries]);
  const retry = (): void => {
    if (isPageStale()) void reloadIfReachable();
    setFailed(false);
    setTries((count) => count + 1);
  };
  return { value, hasFailed: hasFailed && value === null, retry };
}

/** A part that is loaded in the background while it is wanted, and retried until it is there; null until then. */
export function useBackgroundPart<Value>(part: LatePart<Value>, isWanted = true): Value | null {
  const value = useCurrent(part);
  useEffect(() => {
    if (!isWanted || part.current() !== null) return undefined;
    const leaving = new AbortController();
    retryUntilLoaded(part, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [part, isWanted]);
  return value;
}
