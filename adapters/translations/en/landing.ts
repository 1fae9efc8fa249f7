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
      advice: 'Clearline does not give medical advice, so ask a doctor about your health.',
      hours: 'Support: Monday to Friday, 8\u00a0am to 5\u00a0pm Pacific time.',
      version: 'Version {{version}}',
    },
    details: {
      copy: 'Copy technical details',
      help: 'Copy technical details for support',
      copied: 'The details are copied, and you can now paste them into your message.',
      refused: 'Your browser did not copy them, so please copy the text below.',
      leaves: 'They do not say who you are, and they leave out your answers and your result.',
      label: 'Technical details to copy',
      lines: {
        step: 'Step',
        page: 'Page',
        waitLeft: 'Time left to wait',
        readingLeft: 'Time left to read the result',
        timeLeft: 'Time left',
        time: 'Copied at',
        version: 'Version',
        errors: 'Errors',
        none: 'none',
      },
    },
    languages: languageSwitches,
    offline: {
      text: 'You are offline, so some things must wait until you are online again.',
      test: 'You are offline, but your test is saved on this phone or computer.',
    },
    loading: 'Loading…',
    notLoaded: 'Please try again',
    loadFailed: 'This page did not load, so check your connection and then try again.',
    unsupported: 'Clearline is not available in this language, so choose another one.',
    tryAgain: 'Try again',
    noAnswer: 'Our server is not answering yet, so wait a moment and then try again.',
    stale: {
      text: 'Part of Clearline did not load. Load the page again to continue, because your test is saved.',
      typed: 'You will lose everything that you typed on this page, so copy it first.',
      reload: 'Load again',
    },
  },
  landing: {
    page: 'Welcome',
    heading: 'Your home COVID-\u206019 test, step by step',
    lead: 'We guide you through the test, keep the time and help you read your result.',
    facts: {
      open: 'There is nothing to download, because Clearline works in your browser.',
      free: 'You do not need a prescription or insurance.',
      time: 'Plan for about {{testMinutes}} minutes, including the {{waitMinutes}} minutes that the test needs to work.',
    },
    login: 'Login',
    createAccount: 'Create account',
    continueAsGuest: 'Continue as a guest',
    healthData: 'Consumer health data privacy policy',
    guestHelp: 'You can take the test and report your result without an account.',
    startWithout: 'No account needed, about {{testMinutes}} minutes',
    moments: {
      swab: { title: 'Swab', text: 'For each step, we show you a picture and explain it in a few short words.' },
      wait: {
        title: 'Wait',
        text: 'We keep the time and let you know as soon as the {{waitMinutes}} minutes are over.',
      },
      read: { title: 'Read', text: 'We help you read the lines, and you decide whether to report the result.' },
    },
    already: {
      question: 'Already took the test?',
      action: 'Report your result',
      help: 'About 5 minutes, no account',
    },
    data: {
      title: 'What happens with your data',
      here: 'Your test is saved on this phone or computer while you are taking it.',
      server: 'When you finish the test, we also save your result on our server.',
      report: 'You decide whether health agencies get it, after you have seen what we would send.',
      guest: 'Then you cannot see the result here again.',
    },
    who: {
      title: 'Who can use it',
      self: 'Everyone aged 14 and over can swab their own nose.',
      child: 'An adult must collect the sample from a child aged 2 to 13.',
      under2: 'The test is not for children under the age of 2.',
    },
    needs: { title: 'Time and cost' },
    help: {
      title: 'Help and languages',
      support: 'Once you start, you can open Support from every screen.',
      languages: 'You can use Clearline in these languages:',
    },
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
