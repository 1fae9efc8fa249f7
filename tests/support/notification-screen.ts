import type { NotificationClass } from '../../adapters/alerts/web-notifier.ts';
import type { Notice } from '../../core/ports/notifier.ts';

/** The screen of a device on which a browser shows notifications, and whose owner answers as told. */
export function makeNotificationScreen(answer: NotificationPermission) {
  const open: { readonly notice: Notice; readonly press: () => void }[] = [];

  class FakeNotification {
    static permission: NotificationPermission = 'default';
    static requestPermission = (): Promise<NotificationPermission> => {
      FakeNotification.permission = answer;
      return Promise.resolve(answer);
    };
    onclick: (() => void) | null = null;

    constructor(title: string, { body = '' }: NotificationOptions = {}) {
      if (FakeNotification.permission !== 'granted') return;
      open.push({ notice: { title, text: body }, press: () => this.onclick?.() });
    }

    close(): void {
      open.length = 0;
    }
  }

  return {
    Notification: FakeNotification as unknown as NotificationClass,
    shown: () => open.map(({ notice }) => notice),
    press: () => open[0]?.press(),
  };
}
