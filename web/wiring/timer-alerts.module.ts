import { makeNavigatorVibrator } from '../../adapters/alerts/navigator-vibrator.ts';
import { makeWebAudioChime, type AudioSession } from '../../adapters/alerts/web-audio-chime.ts';
import { makeWebNotifier, type NotificationClass } from '../../adapters/alerts/web-notifier.ts';
import { makeWebSpeechSpeaker, type SpeechOfBrowser } from '../../adapters/speech/web-speech-speaker.ts';
import { makeScreenWakeLock } from '../../adapters/wake-lock/screen-wake-lock.ts';
import { makeNavigatorStorageKeeper } from '../../adapters/storage/navigator-storage-keeper.ts';
import type { Storage } from '../../core/ports/storage.ts';
import { makeReadAloud, soundedOverSpeech } from '../../core/use-cases/session/read-aloud.ts';
import { makeTimerAlerts } from '../../core/use-cases/session/timer-alerts.ts';
import type { PageAlerts } from './services.ts';

/** The APIs for alerts that a browser may have. */
interface PageSurroundings {
  readonly AudioContext?: typeof AudioContext;
  /** Its name in older Safari versions. */
  readonly webkitAudioContext?: typeof AudioContext;
  readonly Notification?: NotificationClass;
  readonly speechSynthesis?: SpeechSynthesis;
  readonly SpeechSynthesisUtterance?: SpeechOfBrowser['Utterance'];
}

/** What only some browsers have: the wake lock, the storage manager, and Safari since 16.4 the audio session. */
interface NavigatorForAlerts {
  readonly wakeLock?: Navigator['wakeLock'];
  readonly storage?: StorageManager;
  readonly audioSession?: AudioSession;
}

function speechOf({ speechSynthesis, SpeechSynthesisUtterance }: PageSurroundings): SpeechOfBrowser | null {
  if (speechSynthesis === undefined || SpeechSynthesisUtterance === undefined) return null;
  return { synthesis: speechSynthesis, Utterance: SpeechSynthesisUtterance };
}

/** Creates what the page does besides showing, with the APIs that the browser has. */
export function makePageAlerts(storage: Storage, page: Window): PageAlerts {
  const surroundings = page as unknown as PageSurroundings;
  const { AudioContext, webkitAudioContext, Notification } = surroundings;
  const { wakeLock, audioSession, storage: manager } = page.navigator as NavigatorForAlerts;
  const readAloud = makeReadAloud({ speaker: makeWebSpeechSpeaker(speechOf(surroundings)), storage });
  const chime = makeWebAudioChime(AudioContext ?? webkitAudioContext, audioSession);
  const alerts = makeTimerAlerts({
    chime: soundedOverSpeech(chime, readAloud),
    vibrator: makeNavigatorVibrator(page.navigator),
    notifier: makeWebNotifier(Notification, () => page.focus()),
    wakeLock: makeScreenWakeLock({ document: page.document, wakeLock }),
    storage,
  });
  return { ...alerts, readAloud, storageKeeper: makeNavigatorStorageKeeper(manager) };
}
