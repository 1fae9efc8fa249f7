import type { TextTree } from '../../../core/ports/translation-source.ts';

/** Notices about results and progress that wait in the browser for the network, and about submissions that failed later. */
export const outbox = {
  result: 'Your test result is waiting on this phone or computer, and we will send it as soon as we can.',
  resultOfAnother:
    'A test result is waiting on this phone or computer, and we will send it as soon as we can. If it stays here and is yours, please log in again so that we can send it.',
  progress: 'Your test is saved on this phone or computer, and we will send your last steps as soon as possible.',
  kept: 'You can close this page, but open Clearline here again within 7 days, with an internet connection. After that, some browsers delete it.',
  notKept: 'This browser cannot save it, so please keep this page open until it is sent.',
  tryNow: 'Try now',
  trying: 'Sending…',
  notYet: 'It did not work yet, but we will keep trying.',
  sent: 'Your test result has been sent.',
  /** A result that was not accepted, to people whose it is not. */
  ofAnother: {
    title: 'A result of another person was not accepted',
    account: 'They see why when they log in on this phone or computer.',
    guest: 'Somebody tested here as a guest, so if it is your result, we can tell you why.',
    mine: 'It is mine',
    close: 'Close',
  },
  /** The test of a guest whom the login of another person displaced. */
  guestTest: {
    title: 'A test of a guest goes on here',
    text: 'Somebody began a test here as a guest, and you can go on with it if it is yours.',
    go: 'Continue the test',
  },
  refused: {
    title: 'Your test result was not saved',
    what: 'The result of your test of {{when}} waited on this phone or computer. When we could send it, our server did not accept it.',
    person: 'The person it was for is not in your account any more. Choose who it is for, and we will send it.',
    sendFor: 'Send it for this person',
    used: 'Our server already has another test with this cassette. To report a result, take a new test with a new kit.',
    other: 'For help, write to {{email}} and include the code under Details.',
    read: 'OK, I have read this',
  },
} as const satisfies TextTree;
