import type { Notifier, NotifierState } from '../../core/ports/notifier.ts';

/** The parts of the Notification API that are used. */
export type NotificationClass = Pick<typeof Notification, 'permission' | 'requestPermission'> &
  (new (title: string, options?: NotificationOptions) => Pick<Notification, 'close' | 'onclick'>);

/** With one tag for all, a new notification replaces the previous one. */
const TAG = 'clearline-timer';

const STATES: Readonly<Record<NotificationPermission, NotifierState>> = {
  granted: 'allowed',
  default: 'askable',
  denied: 'refused',
};

/**
 * Whether a page may create a notification. Phones have the class and the permission, but allow notifications only from a service worker.
 * Without the permission, the attempt shows nothing.
 */
function canMake(Notifications: NotificationClass): boolean {
  if (Notifications.permission === 'granted') return true;
  try {
    new Notifications('', { silent: true }).close();
    return true;
  } catch {
    return false;
  }
}

/** Browser notifications. `Notifications` is undefined where unsupported; `toFront` focuses the page when one is pressed. */
export function makeWebNotifier(Notifications: NotificationClass | undefined, toFront: () => void): Notifier {
  const usable = Notifications !== undefined && canMake(Notifications) ? Notifications : null;
  let shown: Pick<Notification, 'close' | 'onclick'> | null = null;
  const state = (): NotifierState => (usable === null ? 'none' : STATES[usable.permission]);

  function clear(): void {
    shown?.close();
    shown = null;
  }

  return {
    state,
    ask: async () => {
      await usable?.requestPermission().catch(() => undefined);
      return state();
    },
    show: ({ title, text }) => {
      if (usable === null || state() !== 'allowed') return;
      clear();
      try {
        shown = new usable(title, { body: text, tag: TAG, requireInteraction: true });
        shown.onclick = () => {
          toFront();
          clear();
        };
      } catch {
        // Allowed, but not from a page: the sound and the page title remain.
      }
    },
    clear,
  };
}
