import type { TextTree } from '../../../core/ports/translation-source.ts';
import { languageSwitches } from '../language-switch.ts';

/** What the first page and the frame around every page say. Kept small: it loads before anything else. */
export const landing = {
  app: { name: 'Clearline' },
  title: {
    page: '{{page}} – Clearline',
    timer: '({{time}}) {{page}} – Clearline',
    error: 'Error: {{page}} – Clearline',
  },
  frame: {
    skip: 'Skip to the main text',
    home: 'Clearline home',
    back: 'Back',
    help: 'Support',
    signedInAs: 'Logged in as',
    footer: {
      advice: 'Clearline does not give medical advice. Ask a doctor about your health.',
      hours: 'Support: Monday to Friday, 8\u00a0am to 5\u00a0pm Pacific time.',
      version: 'Version {{version}}',
    },
    languages: languageSwitches,
    offline: {
      text: 'You are offline. Some things must wait until you are online again.',
      test: 'You are offline. Your test is saved on this phone or computer.',
    },
    loading: 'Loading…',
    notLoaded: 'Please try again',
    loadFailed: 'This page did not load. Check your connection, then try again.',
    tryAgain: 'Try again',
    noAnswer: 'Our server is not answering yet. Wait a moment, then try again.',
    stale: {
      text: 'Part of Clearline did not load. Load the page again to continue. Your test is saved.',
      typed: 'You will lose what you typed on this page, so copy it first.',
      reload: 'Load again',
    },
  },
  landing: {
    page: 'Welcome',
    heading: 'Your home COVID-\u206019 test, step by step',
    lead: 'We guide you through the test, keep the time and help you read your result.',
    facts: {
      open: 'There is nothing to download. It works in your browser.',
      free: 'You do not need a prescription or insurance.',
      time: 'Plan for about {{testMinutes}} minutes, including the {{waitMinutes}} minutes that the test needs to work.',
    },
    login: 'Login',
    createAccount: 'Create account',
    continueAsGuest: 'Continue as a guest',
    healthData: 'Consumer health data privacy policy',
    guestHelp: 'You can take the test and report your result without an account.',
  },
  logout: {
    title: 'You are logged out',
    confirm: 'Confirm',
    messages: {
      inactivity: 'You have been logged out due to inactivity.',
      signedOut: 'You have logged out of Clearline on this phone or computer.',
      otherTab: 'You logged out in another tab or window.',
      otherPerson:
        'Someone logged in, or started as a guest, in another tab or window. That ended your visit in this one.',
      passwordChanged: 'Your password was successfully changed. Log in with the new one.',
      loginEnded: 'Log in again to continue with your test. It is saved on this phone or computer.',
    },
  },
} as const satisfies TextTree;
