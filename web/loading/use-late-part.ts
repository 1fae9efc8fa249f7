import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LatePart } from './late-part.ts';
import { retryUntilLoaded } from './retry.ts';
import { isPageStale, reloadIfReachable } from './stale-page.ts';

/** A late part and how to retry loading it. */
export interface LatePartView<Value> {
  /** Null until it is loaded. */
  readonly value: Value | null;
  readonly hasFailed: boolean;
  /** Loads it again after a failure, or reloads the page if it is out of date. */
  readonly retry: () => void;
}

/** The value of a late part, or null until any caller has loaded it. Does not start a load. */
export function useCurrent<Value>(part: LatePart<Value>): Value | null {
  return useSyncExternalStore(part.subscribe, part.current, part.current);
}

/** Loads a part that the user waits for, while the component is mounted. The component offers the retry. */
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

/** Loads a part in the background while `isWanted`, and retries until it succeeds. Null until then. */
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
