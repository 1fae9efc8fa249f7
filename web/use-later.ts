import { useEffect, useState } from 'react';
import { retryUntilLoaded } from './keep-trying.ts';
import type { LazyOnce } from './lazy-once.ts';

/** A part of the app that is loaded in the background while it is wanted, and retried until it is there; null until then. */
export function useLater<Value>(load: LazyOnce<Value>, isWanted = true): Value | null {
  const [, setLoaded] = useState(load.current() !== null);
  useEffect(() => {
    if (!isWanted || load.current() !== null) return undefined;
    const leaving = new AbortController();
    void retryUntilLoaded(load, window, leaving.signal).then(
      () => setLoaded(true),
      () => undefined,
    );
    return () => leaving.abort();
  }, [load, isWanted]);
  return load.current();
}
