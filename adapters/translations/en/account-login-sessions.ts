import type { TextTree } from '../../../core/ports/translation-source.ts';

/** What the screen of the login sessions says. */
export const loginSessions = {
  page: 'Where you are logged in',
  heading: 'Where you are logged in',
  lead: 'If you do not know one of these, log it out. Then change your password.',
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
  ended: 'Done. They are logged out now.',
  end: {
    one: 'Log out {{browser}}?',
    others: 'Log out everywhere else?',
    test: 'A test that is under way there is not lost. It goes on after the next login.',
    password: 'Your password',
    why: 'We ask again, so that only you can do this.',
    keep: 'No, stay logged in',
    confirm: 'Yes, log out',
    ending: 'Logging out…',
  },
} as const satisfies TextTree;
