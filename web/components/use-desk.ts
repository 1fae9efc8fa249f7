import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Fetched, FetchDesk } from '../../core/use-cases/fetch-desk.ts';

/** What a screen fetches and shows, with what it can do about it. */
export interface DeskView<Value> extends Fetched<Value> {
  /** Asks again. */
  readonly load: () => void;
  readonly replace: (value: Value) => void;
}

/**
 * Opens a desk for as long as the screen shows, and fetches when it comes up. The desk is made once. A screen that has nothing
 * yet is busy from its first paint on.
 */
export function useDesk<Value>(makeDesk: () => FetchDesk<Value>): DeskView<Value> {
  const [desk] = useState(makeDesk);
  const state = useSyncExternalStore(desk.subscribe, desk.state, desk.state);
  useEffect(() => void desk.load(), [desk]);
  const hasNothingYet = state.value === null && state.errors.length === 0;
  return {
    ...state,
    isBusy: state.isBusy || hasNothingYet,
    load: () => void desk.load(),
    replace: (value) => desk.replace(value),
  };
}
