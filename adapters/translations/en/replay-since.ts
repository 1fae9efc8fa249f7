import type { TextTree } from '../../../core/ports/translation-source.ts';

/** What `replay` advises about time: what may have happened since the details were copied, and when the result is read. */
export const replaySince = {
  /** What to ask about the pouch and the sample, some minutes after the details were copied. */
  sample: {
    pouch: 'When did you open the foil pouch? If that was more than {{openedMinutes}} minutes ago, use a new kit.',
    swab: 'Is the swab open, and did it touch the nose? When was that, and where is the swab now?',
    mix: 'When did you swab the nose, and when did the swab go into the tube?',
    drops: 'When did the swab go into the tube, and did any drop fall into the well?',
    unsure: 'If the swab fell, touched anything else, or waited outside the tube, take a new kit.',
  },
  /** When the result is read, by the clock of the person. */
  readingTimes: {
    fromThen: 'Read your result when the app says so, at about {{from}}, and confirm it before {{until}}.',
    untilThen: 'Confirm your result before {{until}}.',
  },
  /** Where a little time is left. */
  hurry: 'Be quick: only {{left}} is left to read the result.',
  /** What to do about a result that waits, and about one that may be deleted by now. */
  waiting: {
    reopen: 'Open Clearline here again, with the same browser and online, by {{date}}.',
    tryNow: 'Connect your phone or computer to the internet, and then select {{tryNow}}.',
    reopenElse: 'If you cannot do that now, open Clearline here again, online, by {{date}}.',
    keepUntil: 'Keep this page open until it is sent.',
    keepOpen: 'Keep this page open, and connect to the internet, until it is sent.',
    writeDown: 'Write your result down, in case it is lost before it is sent.',
    look: 'Open Clearline here again, online, and see if a result still waits. Write your result down.',
  },
  /** What to do about a result that may be lost, because what waited to be sent was damaged. */
  lostQueue: {
    writeDown:
      'Write down your last result, with the day and time of the test. Keep the cassette if you still have it.',
    look: 'Look for this result in your list of results.',
    report:
      'If the server may not have that result, report it with "{{report}}" on the first page. That works from 24 hours after the first scan. If the server has it already, the app says so.',
  },
  /** What may have changed since the details were copied. */
  since: {
    /** Where an answer says that a test is over because its details look old: a clock may be slow instead. */
    whenCopied: 'When did you copy these details, and what does the app show now?',
    /** Where the test was, for support. */
    thenAt: {
      step: 'When these details were copied, the test was at "{{title}}".',
      wait: 'When these details were copied, the test was at "{{title}}", with {{left}} left of the wait.',
      reading: 'When these details were copied, the test was at "{{title}}", with {{left}} left to read the result.',
    },
    goOn: 'If the app still shows your test, go on by the step and the time that it shows.',
    goOnWithSample: 'If the app still shows your test, answer these questions before you go on.',
    submitted: {
      testing: 'If you saw "{{kit}}" or "{{done}}" since, your result was submitted, and nothing is lost.',
      reporting: 'If you saw "{{done}}" since, your result was submitted, and nothing is lost.',
    },
    /** By what is left of the kit of a test that ended at its step. */
    otherwise: {
      closed: 'Otherwise, start again on the first page. Your kit is still good if its foil pouch is closed.',
      used: 'Otherwise, start again on the first page, with a new kit.',
      read: 'Otherwise, your result was not submitted.',
      reported: 'Otherwise, select "{{report}}" on the first page, and start again.',
    },
    noResult: 'If you do not know your result any more, take another test with a new kit.',
    expired: 'If it shows "{{title}}", or no test, take another test with a new kit.',
    justNow: 'If you copied these details just now, go by the step and the time that the app shows.',
    checkClock: 'If your phone or computer shows a wrong time, set its clock to automatic after the test.',
    /** Where no test was under way when the details were copied. */
    loggedOut: {
      guest: 'If the app has logged you out since, log in or continue as a guest again.',
      account: 'If the app has logged you out since, log in again.',
    },
    byApp: 'Go by the step and the time that the app shows now.',
    ask: 'When did you copy these details, and what have you done since? A result that you confirmed in time counts.',
    logout:
      'Press something on the page: without that, the app logs you out at about {{time}}, and what is not submitted is lost.',
  },
  /** After a logout, which the details of a test that was done have, too. */
  afterLogout: {
    done: 'Did you see "{{kit}}" or "{{done}}" after your test? Then your result was submitted, and nothing is lost. With an account, log in and look at your results.',
    neither: 'If you saw neither of the two, your result was not submitted.',
    noResult:
      'If you have no result, start again on {{page}}. Use the same kit only if its foil pouch is still closed.',
  },
  lostReading:
    'If you read your result while the app showed time for it, write it down, and trust no line that you look at now. From 24 hours after the first scan, you can report it with "{{report}}" on {{page}}.',
} as const satisfies TextTree;
