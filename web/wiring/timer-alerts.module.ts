import { makeNavigatorVibrator } from '../../adapters/alerts/navigator-vibrator.ts';
import { makeWebAudioChime } from '../../adapters/alerts/web-audio-chime.ts';
import { makeWebNotifier, type NotificationClass } from '../../adapters/alerts/web-notifier.ts';
import { makeScreenWakeLock } from '../../adapters/wake-lock/screen-wake-lock.ts';
import type { Storage } from '../../core/ports/storage.ts';
import { makeTimerAlerts, type TimerAlerts } from '../../core/use-cases/session/timer-alerts.ts';

/** The APIs for alerts that a browser may have. */
interface PageSurroundings {
  readonly AudioContext?: typeof AudioContext;
  /** Its name in older Safari versions. */
  readonly webkitAudioContext?: typeof AudioContext;
  readonly Notification?: NotificationClass;
}

/** Creates the alerts with the APIs that the browser has. */
export function makePageAlerts(storage: Storage, page: Window): TimerAlerts {
  const { AudioContext, webkitAudioContext, Notification } = page as unknown as PageSurroundings;
  const { wakeLock } = page.navigator as { readonly wakeLock?: Navigator['wakeLock'] };
  return makeTimerAlerts({
    chime: makeWebAudioChime(AudioContext ?? webkitAudioContext),
    vibrator: makeNavigatorVibrator(page.navigator),
    notifier: makeWebNotifier(Notification, () => page.focus()),
    wakeLock: makeScreenWakeLock({ document: page.document, wakeLock }),
    storage,
  });
}
