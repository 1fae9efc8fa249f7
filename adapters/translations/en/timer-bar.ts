/** What every route says about a running timer: the bar, the title of the page, notifications, and what is spoken. */
export const timerBar = {
  label: 'Your test',
  waiting: 'Result in',
  reading: 'Time to read!',
  closing: 'Read now!',
  expired: 'Test result expired',
  /** While the clock is in doubt: what the page of the test says, in short. */
  expiredUnsure: 'Result may have expired',
  back: 'Back to test',
  /** The test of a person who is not here: nothing of them or the test. */
  ofAnother: {
    label: 'A test on this phone or computer',
    waiting: 'A test here: result in',
    reading: 'A test here: time to read',
  },
  title: {
    silent: 'No sound! {{title}}',
    reading: 'Time to read! {{time}} left',
    expired: 'Test result expired',
    expiredUnsure: 'Your test result may have expired',
  },
  /** Others may read these: nothing of the test or its result. */
  notice: {
    silent: 'The sound of the timer is off, so open this page and touch it.',
    ready: 'The time is up, so open this page to continue.',
    closing: 'You have one minute left, so open this page to continue.',
    expired: 'Your time has ended, so open this page for further instructions.',
    expiredUnsure: 'Your time may have ended, so open this page for further instructions.',
  },
  announce: {
    tenMinutes: 'There are 10 minutes left until you can read your result.',
    fiveMinutes: 'There are 5 minutes left until you can read your result.',
    oneMinute: 'There is only 1 minute left until you can read your result.',
    ready: 'The wait is over, so scan the cassette and then read your result.',
    sixtySeconds: 'You have only 60 seconds left to read your result.',
    thirtySeconds: 'You have only 30 seconds left to read your result.',
    tenSeconds: 'You have only 10 seconds left to read your result.',
    expired: 'Test result expired, because the time to read it is over.',
    expiredUnsure: 'Your test result may have expired, so connect to the internet to have the time checked.',
  },
} as const;
