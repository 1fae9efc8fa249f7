import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { timerBar, type TimerBar as Bar } from '../../core/flow/timer-bar.ts';
import { formatTimeLeft } from '../../core/flow/timers.ts';
import { makeTimerWatch } from '../../core/use-cases/session/timer-watch.ts';
import { decorateTitle } from '../components/page-title.ts';
import { useNoticeSlot } from '../components/top-layer.ts';
import { useServices } from '../wiring/services.ts';
import { TimerBar } from './timer-bar.tsx';
import { useTimerAlerts } from './use-timer-alerts.ts';
import { useTimerAnnouncement } from './use-timer-announcement.ts';

/** Shows the time left in the page title, and that the alarm has no sound; without a bar the screen itself shows the time. */
function useTimerTitle(bar: Bar | null, isSilent: boolean): void {
  const { t } = useTranslation();
  const words = bar?.words === 'closing' ? 'reading' : (bar?.words ?? null);
  const time = formatTimeLeft(bar?.secondsLeft ?? 0);
  useEffect(() => {
    const timed = (title: string): string => {
      if (words === null) return title;
      if (words === 'waiting') return `(${time}) ${title}`;
      return t('title.page', { page: t(`timerBar.title.${words}`, { time }) });
    };
    decorateTitle((title) => (isSilent ? t('timerBar.title.silent', { title: timed(title) }) : timed(title)));
  }, [words, time, isSilent, t]);
  useEffect(() => () => decorateTitle(null), []);
}

/**
 * The running timer on every route: it ticks and alerts the patient. The test's own screen shows the time itself; all
 * others show the bar. An open dialog makes both inert, so the bar and the announcement are also rendered inside the
 * dialog.
 */
const TimerEverywhere = observer(function TimerEverywhere() {
  const services = useServices();
  const { store, loadAlerts } = services;
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [watch] = useState(() => makeTimerWatch(services));
  useEffect(() => store.startTicking(window, watch), [store, watch]);
  const missing = useTimerAlerts(store, loadAlerts);
  const announced = useTimerAnnouncement(store);
  const bar = timerBar(store.snapshot, store.moment.now);
  const shownHere = pathname === APP_ROUTES.testSteps ? null : bar;
  useTimerTitle(shownHere, missing === 'sound');
  const slot = useNoticeSlot();

  const announcement = (
    <p className="visually-hidden" role="status" data-announced={announced ?? undefined}>
      {announced === null ? '' : t(`timerBar.announce.${announced}`)}
    </p>
  );
  const inDialog = (
    <>
      {bar !== null && <TimerBar bar={bar} isInDialog />}
      {announcement}
    </>
  );
  return (
    <>
      {shownHere !== null && <TimerBar bar={shownHere} />}
      {slot === null ? announcement : createPortal(inDialog, slot)}
    </>
  );
});

export default TimerEverywhere;
