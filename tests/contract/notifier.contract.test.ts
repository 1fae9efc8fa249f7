import { makeWebNotifier } from '../../adapters/alerts/web-notifier.ts';
import { makeMemoryNotifier } from '../support/memory-notifier.ts';
import { makeNotificationScreen } from '../support/notification-screen.ts';
import { describeNotifier } from './notifier.suite.ts';

describeNotifier('memory', (answer) => {
  const notifier = makeMemoryNotifier('askable');
  notifier.answerWith(answer);
  return { notifier, shown: () => (notifier.shown === null ? [] : [notifier.shown]) };
});

describeNotifier('the browser', (answer) => {
  const screen = makeNotificationScreen(answer === 'allowed' ? 'granted' : 'denied');
  return { notifier: makeWebNotifier(screen.Notification, () => undefined), shown: screen.shown };
});
