import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isTimerNear } from '../../core/flow/timer-alerts.ts';
import { expiredWords } from '../../core/flow/timer-bar.ts';
import type { AlertContext, AlertSettings, TimerAlerts } from '../../core/use-cases/session/timer-alerts.ts';
import type { LatePart } from '../loading/late-part.ts';
import type { SessionStore } from '../stores/session-store.ts';
import { useBackgroundPart } from '../loading/use-late-part.ts';

/** The id of the element that contains the alert settings. */
export const ALERT_SETTINGS_ID = 'alert-settings';

type NoticeOf = Parameters<AlertContext['noticeFor']>[0];

const neverChanges = () => () => undefined;

/** Connects the alerts to the test and to the user's presses. Returns a function that disconnects them. */
function attach(alerts: TimerAlerts, store: SessionStore, noticeFor: (alert: NoticeOf) => string) {
  const ending = new AbortController();
  const { signal } = ending;
  const observe = (): void =>
    alerts.observe(
      { session: store.timedSession, now: store.moment.now },
      {
        isVisible: !document.hidden,
        noticeFor: (alert) => ({ title: 'Clearline', text: noticeFor(alert) }),
      },
    );
  const unsubscribe = store.subscribe(observe);
  const notePress = ({ target }: MouseEvent): void => {
    // The settings handle presses on themselves.
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

/** Alerts the patient when a timer ends, on any route, from the step before the wait on. Returns which alert is missing. */
export function useTimerAlerts(store: SessionStore, loadAlerts: LatePart<TimerAlerts>): AlertSettings['missing'] {
  const { t } = useTranslation();
  const isNear = isTimerNear(store.timedSession);
  // Until the alerts are loaded, only the page and its title show the end.
  const alerts = useBackgroundPart(loadAlerts, isNear);
  const words = useRef(t);
  useEffect(() => {
    words.current = t;
  }, [t]);
  useEffect(() => {
    if (alerts === null || !isNear) return undefined;
    return attach(alerts, store, (alert) =>
      words.current(`timerBar.notice.${alert === 'expired' ? expiredWords(store.timedSession) : alert}`),
    );
  }, [alerts, isNear, store]);
  return useSyncExternalStore(alerts?.subscribe ?? neverChanges, () => alerts?.settings().missing ?? null);
}
