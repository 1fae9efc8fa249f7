/** What every route says about a running timer: the bar, the title of the page, notifications, and what is spoken. */
export const timerBar = {
  label: 'Your test',
  waiting: 'Result in',
  reading: 'Time to read!',
  closing: 'Read now!',
  expired: 'Test result expired',
  back: 'Back to test',
  title: {
    reading: 'Time to read! {{time}} left',
    expired: 'Test result expired',
  },
  /** Others may read these: nothing of the test or its result. */
  notice: {
    ready: 'The time is up. Open this page to continue.',
    closing: 'You have one minute left. Open this page to continue.',
    expired: 'Your time has ended. Open this page to see what to do.',
  },
  announce: {
    tenMinutes: '10 minutes left until you can read your result.',
    fiveMinutes: '5 minutes left until you can read your result.',
    oneMinute: '1 minute left until you can read your result.',
    ready: 'The wait is over. Scan the cassette, then read your result.',
    sixtySeconds: '60 seconds left to read your result.',
    thirtySeconds: '30 seconds left to read your result.',
    tenSeconds: '10 seconds left to read your result.',
    expired: 'Test result expired. The time to read it is over.',
  },
} as const;
