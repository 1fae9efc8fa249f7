import { useEffect, useState } from 'react';
import {
  ANNOUNCED_FOR_MS,
  isStillValid,
  timerAnnouncement,
  type TimerAnnouncement,
} from '../../core/flow/timer-announcement.ts';
import type { TimerMoment } from '../../core/flow/timer-alerts.ts';
import type { SessionStore } from '../stores/session-store.ts';

function momentOf({ timedSession: session, moment }: SessionStore): TimerMoment {
  return { session, now: moment.now };
}

/**
 * What a screen reader announces about the timer now; null before anything is due, and a moment after the announcement.
 */
export function useTimerAnnouncement(store: SessionStore): TimerAnnouncement | null {
  const [current, setCurrent] = useState<{ readonly what: TimerAnnouncement } | null>(null);
  useEffect(() => {
    let last = momentOf(store);
    return store.subscribe(() => {
      const what = timerAnnouncement(last, momentOf(store));
      last = momentOf(store);
      if (what !== null) setCurrent({ what });
    });
  }, [store]);
  useEffect(() => {
    if (current === null) return undefined;
    const timeout = window.setTimeout(() => setCurrent(null), ANNOUNCED_FOR_MS);
    return () => window.clearTimeout(timeout);
  }, [current]);
  return current !== null && isStillValid(current.what, momentOf(store)) ? current.what : null;
}
