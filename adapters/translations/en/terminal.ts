import type { ItemCondition } from '../../../core/diagnostics/persisted-check.ts';
import type { StartFailure } from '../../../core/diagnostics/reduced-snapshot.ts';
import type { PrerequisiteName } from '../../../core/flow/step-row.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';
import { replayAdvice } from './replay-advice.ts';
import { replay } from './replay.ts';

/** What the terminal says of its own. `place` and `advice` are what support reads first: where the person is, and what is wrong or what to do. */
export const terminal = {
  replay,
  replayAdvice,
  place: {
    wait: 'The test is at "{{title}}", with {{left}} left of the wait.',
    reading: 'The test is at "{{title}}", with {{left}} left to read the result.',
    expired: 'The time to read the result is over, so the app shows "{{title}}".',
    expiredUnsure: 'The app shows "{{title}}", because the clock was changed.',
    step: 'The test is at "{{title}}".',
    stepInWait: 'The test is at "{{title}}", while its wait goes on, with {{left}} left.',
    stepInReading: 'The test is at "{{title}}", while its time to read the result goes on, with {{left}} left.',
    stepTooLate: 'The test is at "{{title}}", but its time to read the result is over.',
    submitted: 'The result is submitted, and the app shows "{{title}}".',
    done: 'The test is done, and the app shows "{{title}}".',
    unsent: 'The test is done, but its result is not sent yet; the app shows "{{title}}".',
    accountPrompt: 'The test is done, and the app asks if the person wants an account.',
    loggedOut: 'If nothing was pressed for 60 minutes, the app has logged the person out by now.',
    noTest: 'There is no test under way.',
    visitor: 'The person is not logged in, so there is no test under way.',
    visitorAfter: 'The person is not logged in: {{reason}}.',
    notSaved: 'The test is over, but its result was not saved, and the app shows "{{title}}".',
    parked: 'An account’s test is saved on this phone or computer, but its login ended.',
    testDamaged: 'A test was saved on this phone or computer, but its data was damaged, so the app started without it.',
    visitDamaged: 'The saved login or guest visit was damaged, so the app started without it and without its test.',
    unreadable: 'The browser does not let the app use its storage, so the app cannot see a test saved before.',
  },
  advice: {
    refused: 'A result was not accepted: "{{message}}"',
    scan: 'The last scan was not accepted: "{{message}}".',
    failure: 'The app shows an error: "{{message}}"',
    failureBefore: 'The page before showed an error: "{{message}}"',
    inactivityWarned: 'The app is about to log the person out; select {{stay}}.',
    busy: 'The app waits for an answer from the server. The test is saved on this phone or computer; after a minute, reload the page.',
    busyNotStored:
      'The app waits for an answer from the server. This browser cannot save the test, so do not reload the page.',
    offlineWaiting:
      'The phone or computer is offline; nothing is lost, so keep the page open and connect to the internet.',
    offlineReport: 'The phone or computer is offline; the test and its result are saved on it, so keep the page open.',
    offline: 'The phone or computer is offline; most steps work anyway, so keep the page open.',
    unsent: 'A result waits to be sent; the page may be closed, but open it here again online by {{date}}.',
    offlineUnsent:
      'A result waits while the browser is offline; the page may be closed, but reopen it online by {{date}}.',
    unsentLate: 'A result waited to be sent, but some browsers delete it after 7 days without a visit.',
    unsentLogin: 'The result of an account waits to be sent. It is saved here, but needs that account’s login.',
    offlineUnsentLogin:
      'The result of an account waits while the browser is offline. It is saved here, but needs that account’s login.',
    unsentNotKept: 'A result waits that this browser cannot save; keep the page open and online until it is sent.',
    earlierUnsent: 'The result of an earlier test waits to be sent. Go on with this test, and be online by {{date}}.',
    offlineStep: 'The phone or computer is offline, and this step needs the internet, so connect first.',
    offlineVisitor:
      'The phone or computer is offline; connect to the internet first, then log in or continue as a guest.',
    storesNothing: 'The browser stores nothing, so a test is lost when its page is closed or reloaded.',
    notStored: 'The browser stores nothing of this test, so do not close or reload the page.',
    clockCorrected: 'The clock was changed and the app corrected the timer; keep the page open.',
    clockUnsure: 'The clock was changed; connect to the internet, so that the app can check the time.',
    expired: 'Do not trust any line that shows now; take another test with a new kit.',
    asksAgain: 'The app asks again for {{missing}}, and the other answers are kept.',
    accountPrompt: 'Nothing is wrong; select one of the buttons: {{buttons}}.',
    loggedOutSubmitted: 'The result was submitted and is on the server, so nothing is lost.',
    loggedOut:
      'A test that was not submitted is gone; start again on the first page, with the same kit only if its pouch is closed.',
    loggedOutSince: 'If nothing was pressed for 60 minutes since, the app has logged out, and the test is over.',
    expiredSince: 'By the clock here, the time to read the result has ended since.',
    expiredUnsure: 'The time may not be over; connect to the internet, so that the app can check it.',
    offlineAtRisk: 'The phone or computer is offline; keep the page open, and connect to the internet.',
    notSaved: 'The server did not accept the result, so it has none of this test.',
    parked: 'Its time may be running, so log in again at once, with the same account.',
    parkedWait: 'Its time may be running, but the app takes no login before the wait that the page names is over.',
    noTest: 'Nothing is wrong; a test starts on the home page.',
    visitor: 'Nothing is wrong; log in, or continue as a guest.',
    visitorAfter: 'A result that was submitted is on the server; a test that was not submitted is gone.',
    testDamaged: 'It cannot be restored; start again, with the same kit only if its pouch is closed.',
    visitDamaged:
      'It cannot be restored; log in or continue as a guest, and start again, with the same kit only if its pouch is closed.',
    unreadable: 'Allow cookies and site data for this page, then reload it.',
    pendingDamaged: 'What waited to be sent was damaged and is lost; perhaps a result was in it.',
    pendingDamagedDone: 'What waited to be sent was damaged and is lost, so the server may not have this result.',
    pendingDamagedInTest: 'What waited to be sent was damaged and is lost, but this test goes on.',
    partDamaged:
      'A part of the saved data was damaged. The app goes on without it, and asks for it again if it is needed.',
  },
  /** What is known of a step beside its words. */
  seen: { result: 'Result: {{result}}', scan: 'Last scan: {{message}}' },
  /** Of a reduced snapshot: why the app did not start, and what is saved. */
  failure: {
    syntax: 'The app did not start, because this browser is too old for it.',
    script: 'The app did not start, because its files did not load.',
    time: 'The app did not start in time.',
    none: 'The app started, but a part of it did not load, so these details are reduced.',
  } satisfies Readonly<Record<StartFailure, string>>,
  saved: {
    missing: 'No test is saved on this phone or computer; connect to the internet and load the page again.',
    read: 'What is saved on this phone or computer can be read; connect to the internet and load the page again.',
    damaged: 'A test was saved on this phone or computer, but its data is damaged, so the app will start without it.',
    unreadable: 'The browser does not let the page use its storage; allow cookies and site data, then load it again.',
  } satisfies Readonly<Record<ItemCondition, string>>,
  newerBrowser: 'Use a newer phone or browser; what is saved on this one stays here.',
  missing: {
    profile: 'the person who is tested',
    symptoms: 'the answer about symptoms',
    device: 'a scan of the cassette',
    collection: 'the answer who takes the sample',
    savedDevice: 'a scan of the cassette',
    result: 'the result',
    resultAndTime: 'the result and the time of the test',
    testId: 'the start of the test',
  } satisfies Readonly<Record<PrerequisiteName, string>>,
} as const satisfies TextTree;
