import { makeCell } from '../../cell.ts';
import { isTimerRunning, timerAlert, type TimerMoment } from '../../flow/timer-alerts.ts';
import type { Chime, TimerAlert } from '../../ports/chime.ts';
import type { Notice, Notifier, NotifierState } from '../../ports/notifier.ts';
import type { Storage } from '../../ports/storage.ts';
import type { Vibrator } from '../../ports/vibrator.ts';
import type { WakeLock } from '../../ports/wake-lock.ts';

/** How the person is told. `locked`: they want the sound, and the browser wants a press first. */
export interface AlertSettings {
  readonly sound: 'on' | 'off' | 'locked' | 'none';
  readonly notices: 'on' | 'off' | Exclude<NotifierState, 'allowed' | 'askable'>;
}

/** What an alert finds. */
export interface AlertScene {
  /** The page is in front of the person, who needs no notification then. */
  readonly isInSight: boolean;
  /** What a notification says. Others may read it: nothing of the test or its result. */
  readonly noticeFor: (alert: TimerAlert) => Notice;
}

/** Tells the person of what a timer has come to, and keeps the screen awake until then. */
export interface TimerAlerts {
  /** The same object until something changes. */
  readonly settings: () => AlertSettings;
  readonly subscribe: (listener: () => void) => () => void;
  /** Time has passed, or the test went on. */
  observe(moment: TimerMoment, scene: AlertScene): void;
  /** The person pressed something, whatever it was: the moment in which a wanted sound can be made ready. */
  notePress(): Promise<void>;
  /** Called during a press. Turning it on lets the person hear it. */
  setSound(isOn: boolean): Promise<void>;
  /** Called during a press. Turning it on asks for the permission where that is open. */
  setNotices(isOn: boolean): Promise<void>;
  /** The test is out of sight: the screen may go dark again. */
  rest(): void;
}

interface AlertDeps {
  readonly chime: Chime;
  readonly vibrator: Vibrator;
  readonly notifier: Notifier;
  readonly wakeLock: WakeLock;
  readonly storage: Storage;
}

/** Kept beyond a logout, as the language is: they belong to the device. */
const SOUND_KEY = 'sound';
const NOTICES_KEY = 'notices';

const PATTERNS: Readonly<Record<TimerAlert, readonly number[]>> = {
  ready: [400, 200, 400, 200, 800],
  closing: [200, 150, 200],
  expired: [800],
};

/** How the person wants to be told, and what of it the device can do by now. */
function makeSettings({ chime, notifier, storage }: Pick<AlertDeps, 'chime' | 'notifier' | 'storage'>) {
  const wants = { sound: storage.read(SOUND_KEY) !== false, notices: storage.read(NOTICES_KEY) === true };
  const { state, subscribe, become } = makeCell(read());

  function read(): AlertSettings {
    const state = notifier.state();
    const isOpen = state === 'allowed' || state === 'askable';
    const heard = chime.isReady() ? 'on' : 'locked';
    return {
      sound: !chime.isAvailable() ? 'none' : wants.sound ? heard : 'off',
      notices: !isOpen ? state : wants.notices && state === 'allowed' ? 'on' : 'off',
    };
  }

  return {
    wants: wants as Readonly<typeof wants>,
    current: state,
    subscribe,
    want: (what: keyof typeof wants, isWanted: boolean): void => {
      wants[what] = isWanted;
      storage.write(what === 'sound' ? SOUND_KEY : NOTICES_KEY, isWanted);
    },
    refresh: (): void => {
      const next = read();
      if (next.sound !== state().sound || next.notices !== state().notices) become(next);
    },
  };
}

/** Alerts over what the device can do. Sound is wanted until it is turned off; notifications are not until they are asked for. */
export function makeTimerAlerts(deps: AlertDeps): TimerAlerts {
  const { chime, vibrator, notifier, wakeLock } = deps;
  const settings = makeSettings(deps);
  let last: TimerMoment | null = null;
  let isAwake = false;

  function stayAwake(isWanted: boolean): void {
    if (isWanted === isAwake) return;
    isAwake = isWanted;
    if (isWanted) wakeLock.hold();
    else wakeLock.release();
  }

  function tell(alert: TimerAlert, { isInSight, noticeFor }: AlertScene): void {
    if (settings.wants.sound) chime.ring(alert);
    vibrator.vibrate(PATTERNS[alert]);
    if (settings.wants.notices && !isInSight) notifier.show(noticeFor(alert));
  }

  return {
    settings: settings.current,
    subscribe: settings.subscribe,
    observe: (moment, scene) => {
      const alert = last === null ? null : timerAlert(last, moment);
      last = moment;
      stayAwake(isTimerRunning(moment));
      if (scene.isInSight) notifier.clear();
      if (alert !== null) tell(alert, scene);
      settings.refresh();
    },
    notePress: async () => {
      if (settings.wants.sound && !chime.isReady()) await chime.unlock();
      settings.refresh();
    },
    setSound: async (isOn) => {
      settings.want('sound', isOn);
      if (isOn && (await chime.unlock())) chime.ring('closing');
      settings.refresh();
    },
    setNotices: async (isOn) => {
      settings.want('notices', isOn);
      if (isOn && notifier.state() === 'askable') await notifier.ask();
      settings.refresh();
    },
    rest: () => {
      last = null;
      stayAwake(false);
    },
  };
}
