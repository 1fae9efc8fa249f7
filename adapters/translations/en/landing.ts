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
    signedInAs: 'Signed in as',
    footer: {
      advice: 'Clearline does not give medical advice. Ask a doctor about your health.',
      hours: 'Customer service: Monday to Friday, 8\u00a0am to 5\u00a0pm Pacific time.',
      version: 'Version {{version}}',
    },
    languages: languageSwitches,
    offline: {
      text: 'You are offline. Some things must wait until you are online again.',
      test: 'You are offline. Your test is saved on this device.',
    },
    loading: 'Loading…',
    notLoaded: 'Please try again',
    loadFailed: 'This page did not load. Check your connection, then try again.',
    tryAgain: 'Try again',
    noAnswer: 'The server does not answer yet. Wait a moment, then try again.',
    stale: {
      text: 'A part of Clearline did not load. Load the page again to go on. Your test is saved.',
      typed: 'What you typed on this page will be lost. Copy it first.',
      reload: 'Load again',
    },
  },
  landing: {
    page: 'Welcome',
    heading: 'Your home COVID-\u206019 test, step by step',
    lead: 'We guide you, keep the time and help you read your result.',
    facts: {
      open: 'Nothing to download. It works in your browser.',
      free: 'You do not need a prescription or insurance.',
      time: 'Plan for about {{testMinutes}} minutes. The test itself takes {{waitMinutes}} minutes to work.',
    },
    login: 'Log in',
    createAccount: 'Create account',
    continueAsGuest: 'Continue as a guest',
    healthData: 'Consumer health data privacy policy',
    guestHelp: 'You can test and report without an account.',
  },
  logout: {
    title: 'You are logged out',
    confirm: 'Confirm',
    messages: {
      inactivity: 'You have been logged out due to inactivity.',
      signedOut: 'You have signed out.',
      otherTab: 'You signed out in another tab or window.',
      otherPerson:
        'Someone logged in, or started as a guest, in another tab or window. That ended your visit in this one.',
      passwordChanged: 'Your password was changed. Log in with the new one.',
      loginEnded: 'You were signed out. Log in again to go on with your test. It is kept on this device.',
    },
  },
} as const satisfies TextTree;
