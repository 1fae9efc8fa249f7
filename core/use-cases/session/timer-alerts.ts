import { makeCell } from '../../cell.ts';
import { isTimerRunning, timerAlert, type TimerMoment } from '../../flow/timer-alerts.ts';
import type { Chime, TimerAlert } from '../../ports/chime.ts';
import type { Notice, Notifier, NotifierState } from '../../ports/notifier.ts';
import type { Storage } from '../../ports/storage.ts';
import type { Vibrator } from '../../ports/vibrator.ts';
import type { WakeLock } from '../../ports/wake-lock.ts';

/** How alerts reach the person. `locked`: the sound is wanted, but the browser requires a press first. */
export interface AlertSettings {
  readonly sound: 'on' | 'off' | 'locked' | 'none';
  readonly notices: 'on' | 'off' | Exclude<NotifierState, 'allowed' | 'askable'>;
  /** What is wanted, and cannot be had now although a timer runs: the person must be told before its end. */
  readonly missing: 'sound' | 'notices' | null;
}

/** The circumstances of an alert. */
export interface AlertContext {
  /** Whether the page is visible, so that no notification is needed. */
  readonly isVisible: boolean;
  /** The text of a notification; `silent`: the alarm would not be heard. Others may read it: nothing about the test or its result. */
  readonly noticeFor: (alert: TimerAlert | 'silent') => Notice;
}

/** Alerts the person when a timer is due, and keeps the screen awake until then. */
export interface TimerAlerts {
  /** The same object until something changes. */
  readonly settings: () => AlertSettings;
  readonly subscribe: (listener: () => void) => () => void;
  /** False in a browser whose screen goes dark during the wait, which silences the alerts. */
  readonly canStayAwake: boolean;
  /** Call as time passes and after each change of the test. */
  observe(moment: TimerMoment, context: AlertContext): void;
  /** Call on any press: browsers allow unlocking the sound only then. */
  notePress(): Promise<void>;
  /** Call during a press. Turning it on plays the sound. */
  setSound(isOn: boolean): Promise<void>;
  /** Call during a press. Turning it on asks for the permission if that is undecided. */
  setNotices(isOn: boolean): Promise<void>;
  /** Vibrates shortly for something that the person looks at now. */
  pulse(pulse: Pulse): void;
  /** Keeps the screen awake, or no longer, while no timer runs. */
  stayAwake(isWanted: boolean): void;
  /** Call when the test is no longer shown: the screen may go dark again. */
  rest(): void;
}

/** A counter of a step is done, or a scan was accepted. */
export type Pulse = 'counted' | 'accepted';

interface AlertDeps {
  readonly chime: Chime;
  readonly vibrator: Vibrator;
  readonly notifier: Notifier;
  readonly wakeLock: WakeLock;
  readonly storage: Storage;
}

/** Kept after a logout, like the language: these settings belong to the browser. */
const SOUND_KEY = 'sound';
const NOTICES_KEY = 'notices';

const PULSES: Readonly<Record<Pulse, readonly number[]>> = { counted: [200, 100, 200], accepted: [60] };

const PATTERNS: Readonly<Record<TimerAlert, readonly number[]>> = {
  ready: [400, 200, 400, 200, 800],
  closing: [200, 150, 200],
  expired: [800],
};
const MISSING_PATTERN = [150, 100, 150];

/** The wanted alerts, and which of them the browser can give now. */
function makeSettings({ chime, notifier, storage }: Pick<AlertDeps, 'chime' | 'notifier' | 'storage'>) {
  const wants = { sound: storage.read(SOUND_KEY) !== false, notices: storage.read(NOTICES_KEY) === true };
  const needs = { sound: false, notices: false };
  const { state, subscribe, set } = makeCell(read());

  function read(): AlertSettings {
    const state = notifier.state();
    const isOpen = state === 'allowed' || state === 'askable';
    const wanted = chime.isReady() ? 'on' : 'locked';
    return {
      sound: !chime.isAvailable() ? 'none' : wants.sound ? wanted : 'off',
      notices: !isOpen ? state : wants.notices && state === 'allowed' ? 'on' : 'off',
      missing: missing(state),
    };
  }

  function missing(state: NotifierState): AlertSettings['missing'] {
    if (needs.sound && wants.sound && chime.isAvailable() && !chime.isReady()) return 'sound';
    return needs.notices && wants.notices && (state === 'refused' || state === 'askable') ? 'notices' : null;
  }

  return {
    wants: wants as Readonly<typeof wants>,
    current: state,
    subscribe,
    want: (what: keyof typeof wants, isWanted: boolean): void => {
      wants[what] = isWanted;
      storage.write(what === 'sound' ? SOUND_KEY : NOTICES_KEY, isWanted);
    },
    /** What a timer needs now. */
    need: (what: Partial<typeof needs>): void => void Object.assign(needs, what),
    refresh: (): void => {
      const [last, next] = [state(), read()];
      if (next.sound !== last.sound || next.notices !== last.notices || next.missing !== last.missing) set(next);
    },
  };
}

/** Takes the sound back that a call, a lock or an assistant took, while a timer runs. */
function makeSoundWaker(chime: Chime, settings: ReturnType<typeof makeSettings>) {
  let [isWaking, isRunning] = [false, false];
  const wake = async (): Promise<void> => {
    if (isWaking || !settings.wants.sound || chime.isReady()) return;
    isWaking = true;
    await chime.wake();
    isWaking = false;
    settings.need({ sound: isRunning });
    settings.refresh();
  };
  return (isTimerRunning: boolean): void => {
    isRunning = isTimerRunning;
    settings.need(isTimerRunning ? { notices: true } : { sound: false, notices: false });
    if (isTimerRunning) void wake();
  };
}

/** Tells the person at once what they want and cannot get. Returns a function that takes how the page is shown. */
function tellMissing({ vibrator, notifier }: AlertDeps, settings: ReturnType<typeof makeSettings>) {
  let shown: AlertContext | null = null;
  let last: AlertSettings['missing'] = null;
  let hasSounded = false;
  settings.subscribe(() => {
    const { missing, sound } = settings.current();
    hasSounded ||= sound === 'on';
    if (missing === last) return;
    last = missing;
    // Before the first press, the browser does not vibrate either: the page says it.
    if (missing === null || shown === null || (missing === 'sound' && !hasSounded)) return;
    vibrator.vibrate(MISSING_PATTERN);
    if (settings.wants.notices && !shown.isVisible) notifier.show(shown.noticeFor('silent'));
  });
  return (context: AlertContext): void => {
    shown = context;
  };
}

function makeStayAwake(wakeLock: WakeLock): (isWanted: boolean) => void {
  let isAwake = false;
  return (isWanted) => {
    if (isWanted === isAwake) return;
    isAwake = isWanted;
    if (isWanted) wakeLock.hold();
    else wakeLock.release();
  };
}

/** Alerts through the browser's means. The sound is on until it is turned off; notifications are off until they are turned on. */
export function makeTimerAlerts(deps: AlertDeps): TimerAlerts {
  const { chime, vibrator, notifier, wakeLock } = deps;
  const settings = makeSettings(deps);
  const noteTimer = makeSoundWaker(chime, settings);
  const stayAwake = makeStayAwake(wakeLock);
  const noteContext = tellMissing(deps, settings);
  let last: TimerMoment | null = null;

  function alertPerson(alert: TimerAlert, { isVisible, noticeFor }: AlertContext): void {
    if (settings.wants.sound) void chime.ring(alert);
    vibrator.vibrate(PATTERNS[alert]);
    if (settings.wants.notices && !isVisible) notifier.show(noticeFor(alert));
  }

  return {
    settings: settings.current,
    subscribe: settings.subscribe,
    canStayAwake: wakeLock.isAvailable(),
    observe: (moment, context) => {
      const alert = last === null ? null : timerAlert(last, moment);
      last = moment;
      noteContext(context);
      stayAwake(isTimerRunning(moment));
      if (context.isVisible) notifier.clear();
      noteTimer(isTimerRunning(moment));
      if (alert !== null) alertPerson(alert, context);
      settings.refresh();
    },
    notePress: async () => {
      if (settings.wants.sound && !chime.isReady()) await chime.unlock();
      settings.refresh();
    },
    setSound: async (isOn) => {
      settings.want('sound', isOn);
      if (isOn && (await chime.unlock())) void chime.ring('closing');
      settings.refresh();
    },
    setNotices: async (isOn) => {
      settings.want('notices', isOn);
      if (isOn && notifier.state() === 'askable') await notifier.ask();
      settings.refresh();
    },
    pulse: (pulse) => vibrator.vibrate(PULSES[pulse]),
    stayAwake,
    rest: () => {
      last = null;
      stayAwake(false);
      noteTimer(false);
      settings.refresh();
    },
  };
}
