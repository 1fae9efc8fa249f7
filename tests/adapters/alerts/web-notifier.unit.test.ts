import { expect, it } from 'vitest';
import { makeWebNotifier, type NotificationClass } from '../../../adapters/alerts/web-notifier.ts';
import { makeNotificationScreen } from '../../support/notification-screen.ts';

it('is null where the browser has no notifications', async () => {
  const notifier = makeWebNotifier(undefined, () => undefined);
  notifier.show({ title: 'Clearline', text: 'The time is up.' });
  expect([notifier.state(), await notifier.ask()]).toEqual(['none', 'none']);
});

it('is null on phones that allow notifications only from service workers, so no permission prompt is shown in vain', () => {
  const Illegal = Object.assign(
    () => {
      throw new TypeError('Illegal constructor.');
    },
    { permission: 'default' },
  );
  expect(makeWebNotifier(Illegal as unknown as NotificationClass, () => undefined).state()).toBe('none');
});

it('focuses the page when the notification is pressed, and closes it', async () => {
  let isInFront = false;
  const screen = makeNotificationScreen('granted');
  const notifier = makeWebNotifier(screen.Notification, () => {
    isInFront = true;
  });
  await notifier.ask();
  notifier.show({ title: 'Clearline', text: 'The time is up.' });
  screen.press();
  expect([isInFront, screen.shown()]).toEqual([true, []]);
});
