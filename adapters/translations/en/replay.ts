import type { ItemCondition } from '../../../core/diagnostics/persisted-check.ts';
import type { StartFailure } from '../../../core/diagnostics/reduced-snapshot.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

const TELL_US = 'If that fails too, tell us the time of your last try.';
const NEW_TEST = 'For a result on the server, take another test with a new kit.';

/**
 * What `replay` answers: where the person is, what is wrong there (`state`), and what to say by the situation. `say` speaks to the person:
 * support reads it to a caller or copies it into an email.
 */
export const replay = {
  place: {
    wait: 'The test is at "{{title}}", with {{left}} left of the wait.',
    reading: 'The test is at "{{title}}", with {{left}} left to read the result.',
    stepInWait: 'The test is at "{{title}}", while its wait goes on, with {{left}} left.',
    stepInReading: 'The test is at "{{title}}", while its time to read the result goes on, with {{left}} left.',
    expired: 'The time to read the result is over, and the app shows "{{title}}".',
    expiredUnsure: 'The app shows "{{title}}", because the clock was changed.',
    step: 'The test is at "{{title}}".',
    submitted: 'The result is submitted, and the app shows "{{title}}".',
    done: 'The test is done, and the app shows "{{title}}".',
    unsent: 'The test is done, but its result is not sent yet; the app shows "{{title}}".',
    notSaved: 'The test is over, but its result was not saved, and the app shows "{{title}}".',
    noTest: 'There is no test under way.',
    visitor: 'The person is not logged in, so there is no test under way.',
    visitorAfter: 'The person is not logged in. The app said: "{{reason}}"',
    parked: 'An account’s test is saved on this phone or computer, but its login ended.',
    damaged: 'What was saved here of a test, a login or a visit was damaged, so the app started without it.',
    unreadable: 'The browser does not let the app use its storage, so the app cannot see a test saved before.',
    page: 'The person is on the page "{{page}}".',
    pageFrom: 'The person is on the page "{{page}}", and came from "{{before}}".',
    then: 'This is how it was when these details were copied: {{place}}',
  },
  state: {
    calm: 'Nothing is wrong.',
    calmThen: 'Nothing was wrong when these details were copied.',
    over: 'That moment is over, so ask what the app shows now.',
    clockAhead: 'One of the two clocks is wrong, so check the date and time on both.',
    leftForHelp: 'The details show no error of "{{before}}", so ask what happened there.',
    scanUnseen: 'A message about a scan may have been closed, so ask if there was one.',
    failure: 'The app shows an error: "{{message}}"',
    failureBefore: 'The page before showed an error: "{{message}}"',
    scan: 'The last scan was not accepted: "{{message}}".',
    refused: 'A result was not accepted: "{{message}}"',
    inactivityWarned: 'The app is about to log the person out.',
    busy: 'The app waits for an answer from the server.',
    offline: 'The phone or computer is offline.',
    offlineStep: 'The phone or computer is offline, and this step needs the internet.',
    unsent: 'A result waits to be sent.',
    earlierUnsent: 'The result of an earlier test waits to be sent.',
    notStored: 'The browser stores nothing, so a test is lost when its page is closed or reloaded.',
    clockCorrected: 'The clock was changed, and the app corrected the timer.',
    clockUnsure: 'The clock was changed, and the app could not check the time yet.',
    expired: 'Do not trust any line that shows now.',
    notSaved: 'The server did not accept the result, so it has none of this test.',
    parked: 'Its time may be running.',
    damaged: 'It cannot be restored.',
    unreadable: 'A test that is taken now is lost when the page is closed.',
    queueDamaged: 'What waited to be sent was damaged and is lost; perhaps a result was in it.',
    asksAgain: 'The app asks again for {{missing}}, and the other answers are kept.',
    visitorAfter: 'A result that was submitted is on the server; a test that was not submitted is gone.',
  },
  say: {
    askNow: 'What does the app show now? If its step or its time is not the one in your details, go by the app.',
    askClock: 'What date and time does your phone or computer show now? If they are wrong, set them to automatic.',
    nowSubmitted: 'If you saw "{{kit}}" or "{{done}}" since, your result was submitted, and nothing is lost.',
    nowAgain: 'If it shows "{{message}}" again, copy the technical details once more, and send them to us.',
    nowRead:
      'If you read your result while the app showed time for it, write it down, and trust no line that you look at now. From 24 hours after the first scan, you can report it with "{{report}}" on the first page.',
    nowNone: 'If it shows no test, or "{{expired}}", start again, with the same kit only if its foil pouch is closed.',
    sample:
      'If the pouch has been open for over {{openedMinutes}} minutes, or the swab fell, touched anything else, or waited outside the tube, take a new kit.',
    logoutSoon:
      'Press something on the page: without that, the app logs you out at about {{logout}}, and what is not submitted is lost.',
    wait: 'Keep the page open. Do not move the cassette, and do not read the lines yet.',
    readAt: 'Read your result when the app says so, from about {{from}} on, and confirm it before {{until}}.',
    timeUnknown: 'Read the lines only while the app shows time for it, and trust no line after that.',
    read: 'Read all of this page, check that it fits the person tested, and answer what it asks. Pictures are examples. Only then select {{next}}.',
    act: 'Have you done all that the page says: "{{title}}"? If not, do it now. Then select {{next}}.',
    drops:
      'How many drops are in the well? If there are none, add {{drops}} now, and select {{next}} right after the last one. If there are some, open "{{rescue}}" first.',
    result:
      'The page shows your result, but the server does not have it yet. Select {{next}} on each page until one says "{{done}}".',
    lines:
      'Look where the page says, at C or at T, in bright light, and answer what you see. Even a faint line counts. Then select {{next}}.',
    boxScan: 'Scan the QR code on the kit box, or type the address beside it.',
    cassetteScan:
      'Scan the small square code on the cassette of this test, or type it. If drops are in the cassette, leave it flat on the table, and move only the phone.',
    closedScan: 'If a message said not to use the cassette, do not use it, and tell us what the message said.',
    safe: 'Your test is saved on this phone or computer, and not lost. You may close the page, but open it again before {{logout}}.',
    safeTimed:
      'Your test is saved on this phone or computer, and not lost. Keep the page open, because the time goes on.',
    notStored:
      'This browser saves nothing, so do not close or reload the page during a test, or while a result waits to be sent. Before a test, close private browsing, allow this page to store data, or use another browser.',
    onServer: 'Your result is on the server, so you may close the page.',
    writeDown: 'The server may not have your result yet, so write it down.',
    retry:
      'Wait a minute, and then select {{again}}. If that fails for 10 minutes, send us the code under {{details}}, if it is there, and the time of your last try.',
    used: `The server does not have this test, and trying again does not help. The cassette belongs to another test. Write down your result and the code on the cassette. ${NEW_TEST} If this cassette was new, tell us.`,
    savedBefore:
      'The server has the first result of this test, and that one stays. Do not try again. If that result is wrong, tell us.',
    refused: `The result is not on the server, and the app does not send it again by itself. Write it down. If the message has the button {{again}}, select it once. ${TELL_US}`,
    page: `Do what the message on the page says, and select the same button again. ${TELL_US}`,
    tooMany:
      'If the page has {{sendLink}}, select that, and use the link of the newest email. If not, wait as many minutes as the page says, at most an hour, and then try once; earlier tries do not help.',
    newLink: 'On the login page, select {{forgot}}, and use only the link of the newest email.',
    newCode: 'Type the newest code, or ask for another one. Older codes do not work.',
    logIn:
      'If you are logged out, log in again on this phone or computer as soon as you can, with the same account, and go on from the home page. Do not start over, and do not continue as a guest.',
    scanAgain:
      'Select {{ok}}, and scan again in bright light: on the cassette the small square code, on the kit box the QR code. If that fails twice, type what stands there. If that fails too, tell us.',
    otherKit:
      'Do not use this cassette. Take another COVID-19 kit, select {{ok}}, and scan its cassette. If this cassette was new, write down its code and tell us.',
    different:
      'Look for the cassette of this test, select {{ok}}, and scan that one while there is time. No other one counts, so never read another one.',
    notReported:
      'The result of this cassette cannot be reported now. Write down the result, the time of the test and the code on the cassette. If you did not report this test before, tell us.',
    reopen: 'Open Clearline here again, with the same browser and online, by {{date}}.',
    nothingWaits: 'No result waits to be sent from this phone or computer.',
    notHome: 'Do not select {{home}}: that ends the test.',
    online:
      'Connect your phone or computer to the internet, or change from Wi-Fi to mobile data. Then, if something failed, select {{again}} at once.',
    reload: 'Wait a minute. If the app still waits, write down what you have entered, and load the page again.',
    stay: 'Select {{stay}} now.',
    dropsIn:
      'If your drops are in, look at the lines {{waitMinutes}} to {{endMinutes}} minutes after the last drop. Write down what you see, and trust no line that you look at later. From 24 hours after the first scan, you can report that result with "{{report}}" on the first page.',
    lostResult:
      'Write down your last result, with the day and time of the test. If the server may not have it, report it with "{{report}}" on the first page, from 24 hours after the first scan. If the server has it already, the app says so.',
    newTest: NEW_TEST,
    chooseAccount:
      'Select one of the buttons. "{{decline}}" logs you out, and after that you cannot see this result here again.',
    toTest: 'The test goes on, so go to the home page and select {{continue}}. Do not cancel it or log out. {{cost}}',
    readLater: 'If you read this after {{later}}, do none of it. Look at what the app shows, and write to us again.',
  },
  /** In place of the label of a button that is not known. */
  sameButton: 'the same button',
  /** What support does itself. */
  passOn: 'If that does not help, pass these details on to the operators, with the time of the last try.',
  /** The page of the test, which has no title of its own. */
  steps: 'The steps of the test',
  /** Of a page that did not start: why, and what is saved. */
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
  /** To a person whose details cannot be read. */
  copyAgain:
    'At the bottom of the page, select "{{copy}}". If it is not there, select "{{support}}" at the top first. Paste all of it into an email, and send it. If you are taking a test, keep it open until then, and go on by what the app shows.',
} as const satisfies TextTree;
