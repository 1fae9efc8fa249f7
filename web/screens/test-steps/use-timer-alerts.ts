import { createContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTimerNear } from '../../../core/flow/timer-alerts.ts';
import type { TimerAlerts } from '../../../core/use-cases/session/timer-alerts.ts';
import type { SessionStore } from '../../stores/session-store.ts';

/** Null while no timer is near, and until what tells of its end is there. */
export const TimerAlertsContext = createContext<TimerAlerts | null>(null);

/** The element that holds the settings of the alerts. */
export const ALERT_SETTINGS_ID = 'alert-settings';

/** Lets the alerts see the test, and the person's presses. The returned function ends it. */
function attach(
  alerts: TimerAlerts,
  store: SessionStore,
  noticeFor: (alert: 'ready' | 'closing' | 'expired') => string,
) {
  const ending = new AbortController();
  const { signal } = ending;
  const observe = (): void =>
    alerts.observe(
      { session: store.session, now: store.moment.now },
      {
        isInSight: !document.hidden,
        noticeFor: (alert) => ({ title: 'Clearline', text: noticeFor(alert) }),
      },
    );
  const unsubscribe = store.subscribe(observe);
  const notePress = ({ target }: MouseEvent): void => {
    // The settings themselves say what a press on them is for.
    const isSetting = target instanceof Element && target.closest(`#${ALERT_SETTINGS_ID}`) !== null;
    if (!isSetting) void alerts.notePress();
  };
  window.addEventListener('click', notePress, { signal, capture: true });
  signal.addEventListener('abort', () => {
    unsubscribe();
    alerts.rest();
  });
  observe();
  return () => ending.abort();
}

/** Has the ends of the timers told while the test's screen shows, from the step before the wait on. Answers null until then. */
export function useTimerAlerts(store: SessionStore, loadAlerts: () => Promise<TimerAlerts>): TimerAlerts | null {
  const { t } = useTranslation();
  const [alerts, setAlerts] = useState<TimerAlerts | null>(null);
  const isNear = isTimerNear(store.session);
  const words = useRef(t);
  useEffect(() => {
    words.current = t;
  }, [t]);
  useEffect(() => {
    if (!isNear) return undefined;
    let isHere = true;
    // Without them the page and its title tell of the end, as they do anyway.
    void loadAlerts().then(
      (found) => isHere && setAlerts(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isNear, loadAlerts]);
  useEffect(() => {
    if (alerts === null || !isNear) return undefined;
    return attach(alerts, store, (alert) => words.current(`alerts.notice.${alert}`));
  }, [alerts, isNear, store]);
  return isNear ? alerts : null;
}
