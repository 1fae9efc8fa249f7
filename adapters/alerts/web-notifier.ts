import type { Notifier, NotifierState } from '../../core/ports/notifier.ts';

/** The part of the browser's notifications that is used. */
export type NotificationClass = Pick<typeof Notification, 'permission' | 'requestPermission'> &
  (new (title: string, options?: NotificationOptions) => Pick<Notification, 'close' | 'onclick'>);

/** One place on the screen for all of them. */
const TAG = 'clearline-timer';

const STATES: Readonly<Record<NotificationPermission, NotifierState>> = {
  granted: 'allowed',
  default: 'askable',
  denied: 'refused',
};

/**
 * Whether a page may make one. Phones have the class and its permission, and refuse to make a notification outside of a service worker; without
 * a permission nothing of the attempt is seen.
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

/** Notifications of the browser. `Notifications` is undefined where it has none; `toFront` brings the page back when one is pressed. */
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
        // Allowed, and yet not from a page: sound and title have to do.
      }
    },
    clear,
  };
}
