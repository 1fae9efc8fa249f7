import type { NotificationClass } from '../../adapters/alerts/web-notifier.ts';
import type { Notice } from '../../core/ports/notifier.ts';

/** A fake `Notification` class that records what is shown; `answer` is the user's answer to the permission prompt. */
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
