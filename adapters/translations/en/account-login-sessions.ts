import type { TextTree } from '../../../core/ports/translation-source.ts';

/** What the screen of the login sessions says. */
export const loginSessions = {
  page: 'Where you are logged in',
  heading: 'Where you are logged in',
  lead: 'These phones and computers are logged in to your account. If you do not recognize one, log it out here, and then change your password.',
  list: 'Your logins',
  browser: {
    both: '{{browser}} on {{system}}',
    on: 'A browser on {{system}}',
    unknown: 'Another browser',
  },
  current: 'You are using this one now.',
  startedAt: 'Logged in: {{time}}',
  lastUsedAt: 'Last used: {{time}}',
  endOne: 'Log out',
  endLabel: 'Log out {{browser}}, logged in {{time}}',
  endOthers: 'Log out everywhere else',
  ended: 'The login has ended, and that browser needs your password to log in again.',
  end: {
    one: 'Log out {{browser}}?',
    others: 'Log out everywhere else?',
    test: 'An unfinished test in that browser is not lost, and it can go on there after the next login.',
    password: 'Your password',
    why: 'We ask again, so that only you can end a login of your account.',
    keep: 'No, stay logged in',
    confirm: 'Yes, log out',
    ending: 'Logging out…',
  },
} as const satisfies TextTree;
