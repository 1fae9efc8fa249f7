import { makeNavigatorVibrator } from '../../adapters/alerts/navigator-vibrator.ts';
import { makeWebAudioChime, type AudioSession } from '../../adapters/alerts/web-audio-chime.ts';
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

/** What only some browsers have: the wake lock, and Safari since 16.4 the audio session. */
interface NavigatorForAlerts {
  readonly wakeLock?: Navigator['wakeLock'];
  readonly audioSession?: AudioSession;
}

/** Creates the alerts with the APIs that the browser has. */
export function makePageAlerts(storage: Storage, page: Window): TimerAlerts {
  const { AudioContext, webkitAudioContext, Notification } = page as unknown as PageSurroundings;
  const { wakeLock, audioSession } = page.navigator as NavigatorForAlerts;
  return makeTimerAlerts({
    chime: makeWebAudioChime(AudioContext ?? webkitAudioContext, audioSession),
    vibrator: makeNavigatorVibrator(page.navigator),
    notifier: makeWebNotifier(Notification, () => page.focus()),
    wakeLock: makeScreenWakeLock({ document: page.document, wakeLock }),
    storage,
  });
}
