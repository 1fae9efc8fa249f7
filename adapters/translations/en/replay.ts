import type { ItemCondition } from '../../../core/diagnostics/persisted-check.ts';
import type { StartFailure } from '../../../core/diagnostics/reduced-snapshot.ts';
import type { LogoutMessage } from '../../../core/flow/app-state.ts';
import type { RouteName } from '../../../core/flow/app-routes.ts';
import type { CancelCost } from '../../../core/flow/cancel.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

const RETRY = 'Select {{again}} now, and once more after 5 minutes.';
const TELL_US = 'If that fails too, tell us the time of your last try.';
const NOT_ON_SERVER = 'The server does not have this test, and trying again does not help.';
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
    visitorAfter: 'The person is not logged in: {{reason}}.',
    parked: 'An account’s test is saved on this phone or computer, but its login ended.',
    testDamaged: 'A test was saved on this phone or computer, but its data was damaged, so the app started without it.',
    visitDamaged: 'The saved login or guest visit was damaged, so the app started without it and without its test.',
    unreadable: 'The browser does not let the app use its storage, so the app cannot see a test saved before.',
    page: 'The person is on {{page}}.',
    pageFrom: 'The person is on {{page}}, and came from {{before}}.',
    then: 'This is how it was when these details were copied: {{place}}',
  },
  state: {
    calm: 'Nothing is wrong.',
    calmThen: 'Nothing was wrong when these details were copied.',
    over: 'That moment is over, so ask what the app shows now.',
    clockAhead: 'One of the two clocks is wrong, so check the date and time on both.',
    leftForHelp: 'The details show no error of {{before}}, so ask what happened there.',
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
    unsentNotKept: 'A result waits that this browser cannot save.',
    unsentLogin: 'The result of an account waits to be sent, and needs that account’s login.',
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
    partDamaged: 'A part of the saved data was damaged. The app goes on without it, and asks again if it needs it.',
    asksAgain: 'The app asks again for {{missing}}, and the other answers are kept.',
    visitorAfter: 'A result that was submitted is on the server; a test that was not submitted is gone.',
  },
  say: {
    askNow: 'What does the app show now? Go by the step and the time that it shows, and not by these details.',
    askClock: 'What date and time does your phone or computer show now?',
    nowSubmitted: 'If you saw "{{kit}}" or "{{done}}" since, your result was submitted, and nothing is lost.',
    nowAgain: 'If it shows "{{message}}" again, copy the technical details once more, and send them to us.',
    nowRead:
      'If you read your result while the app showed time for it, write it down, and trust no line that you look at now. From 24 hours after the first scan, you can report it with "{{report}}" on the first page.',
    nowNone: 'If it shows no test, or "{{expired}}", start again, with the same kit only if its foil pouch is closed.',
    nowLogin: 'If the app has logged you out since, log in again, or continue as a guest if you have no account.',
    byApp: 'If the app shows another step or another time now, go by the app.',
    sample:
      'If the pouch has been open for over {{openedMinutes}} minutes, or the swab fell, touched anything else, or waited outside the tube, take a new kit.',
    logoutSoon:
      'Press something on the page: without that, the app logs you out at about {{logout}}, and what is not submitted is lost.',
    wait: 'Keep the page open. Do not move the cassette, and do not read the lines yet.',
    readAt: 'Read your result when the app says so, at about {{from}}, and confirm it before {{until}}.',
    confirmBy: 'Confirm your result before {{until}}.',
    timeUnknown: 'Read the lines only while the app shows time for it, and trust no line after that.',
    read: 'Read this page, and then select {{next}}.',
    agree: 'Read every line, and check that it fits the person tested. Only then select {{next}}.',
    example: 'The picture is an example, and not your result. Read this page, and then select {{next}}.',
    act: 'Have you done all that the page says: "{{title}}"? If not, do it now. Then select {{next}}.',
    tip: 'Your test is done, so you may close the page. It only gives a tip: "{{title}}".',
    drops:
      'How many drops are in the well? If there are none, add {{drops}} now, and select {{next}} right after the last one. If there are some, open "{{rescue}}" first.',
    result:
      'The page shows your result, but the server does not have it yet. Select {{next}} on each page until one says "{{done}}".',
    question: 'Answer what the page asks, or check your answers. Only if they are right, select {{next}}.',
    controlLine: 'Look at C in bright light, and answer what you see. Then select {{next}}.',
    testLine: 'Look at T in bright light, and answer what you see. Even a faint line counts. Then select {{next}}.',
    tooYoung: 'The tested person is too young for this step, and the app says what to do.',
    boxScan: 'Scan the QR code on the kit box, or type the address beside it.',
    firstScan: 'Scan the small square code on the cassette, or type it.',
    usedScan: 'Scan the small square code on the cassette that you used, or type it.',
    secondScan:
      'Scan the cassette of this test again, or type its code. Leave the cassette flat on the table, and move only the phone.',
    closedScan: 'If a message said not to use the cassette, do not use it, and tell us what the message said.',
    safe: 'Your test is saved on this phone or computer, and not lost. You may close the page, but open it again before {{logout}}.',
    safeTimed:
      'Your test is saved on this phone or computer, and not lost. Keep the page open, because the time goes on.',
    notStored: 'This browser cannot save the test, so do not close or reload the page.',
    onServer: 'Your result is on the server, so you may close the page.',
    writeDown: 'Write your result down, in case it is lost before it is sent.',
    save: `The server may not have your result yet, so write it down. ${RETRY} ${TELL_US}`,
    start: `The test did not begin, and no cassette is used up. ${RETRY} ${TELL_US}`,
    retry: `${RETRY} If that fails too, send us the code under {{details}} and the time of your last try.`,
    used: `${NOT_ON_SERVER} The cassette belongs to another test. Write down your result and the code on the cassette. ${NEW_TEST} If this cassette was new, tell us.`,
    savedBefore:
      'The server has the first result of this test, and that one stays. Do not try again. If that result is wrong, tell us.',
    tooYoungResult: `${NOT_ON_SERVER} If the date of birth is wrong, correct it. If it is right, ask a doctor which test to use.`,
    refused: `The result is not on the server, and the app does not send it again by itself. Write it down. If the message has the button {{again}}, select it once. ${TELL_US}`,
    connect: 'Connect to the internet, or change from Wi-Fi to mobile data. Then select {{again}} at once.',
    server:
      'Wait a minute, and then select {{again}}. If that fails for 10 minutes, tell us the time of your last try.',
    tooMany: 'Wait as many minutes as the page says, at most an hour, and then try once. Earlier tries do not help.',
    clock: 'Set the date and time of your phone or computer to automatic, and then try again.',
    newLink: 'On the login page, select {{forgot}}, and use only the link of the newest email.',
    newCode: 'Type the newest code, or ask for another one. Older codes do not work.',
    logIn: 'Log in again on this phone or computer, and go on from the home page.',
    password: 'Choose another password as the page says, and try again.',
    signIn: 'Check the email and the password, or reset the password. Then log in with them.',
    missing: 'Go back to the list and choose again. If it is missing there, tell us.',
    field: `Correct what the page marks, and select the same button again. ${TELL_US}`,
    scanAgain:
      'Select {{ok}}, and scan the small square code on the cassette again, in bright light. If that fails twice, type the code. If that fails too, tell us.',
    boxAgain:
      'Select {{ok}}, and scan the QR code on the kit box again. If that fails twice, type the address beside it.',
    otherKit:
      'Do not use this cassette. Take another COVID-19 kit, select {{ok}}, and scan its cassette. If this cassette was new, write down its code and tell us.',
    different:
      'Look for the cassette of this test, select {{ok}}, and scan that one while there is time. No other one counts, so never read another one.',
    notAddress:
      'You scanned a link, such as the code on the box. Select {{ok}}, and scan the small square code on the cassette.',
    notReported:
      'The result of this cassette cannot be reported now. Write down the result, the time of the test and the code on the cassette. If you did not report this test before, tell us.',
    checkScan: 'The app remembers the code, so do not scan again. Select {{again}} once you are online.',
    reopen: 'Open Clearline here again, with the same browser and online, by {{date}}.',
    tryNow: 'Connect your phone or computer to the internet, and then select {{tryNow}}.',
    keepOpen: 'Keep this page open and online until the result is sent.',
    accountLogin: 'Log in here, online, with the account of that result, so that the app can send it.',
    nothingWaits: 'No result waits to be sent from this phone or computer.',
    notHome: 'Do not select {{home}}: that ends the test.',
    look: 'Open Clearline here again, online, and see if a result still waits. Write your result down.',
    online: 'Connect your phone or computer to the internet.',
    reload: 'Wait a minute. If the app still waits, write down what you have entered, and load the page again.',
    stay: 'Select {{stay}} now.',
    otherBrowser: 'Before a test, close private browsing, allow this page to store data, or use another browser.',
    parked:
      'Log in again at once, here and with the same account. Do not start over, and do not continue as a guest. After the login, your test goes on if its time is not over.',
    parkedWait:
      'Select {{sendLink}} on that page, and use the link of the newest email. Or wait as long as the page says, at most an hour, and then log in once. Log in here and with the same account. Do not start over, and do not continue as a guest.',
    dropsIn:
      'If your drops are in, look at the lines {{waitMinutes}} to {{endMinutes}} minutes after the last drop. Write down what you see, and trust no line that you look at later. From 24 hours after the first scan, you can report that result with "{{report}}" on the first page.',
    lostResult:
      'Write down your last result, with the day and time of the test. If the server may not have it, report it with "{{report}}" on the first page, from 24 hours after the first scan. If the server has it already, the app says so.',
    newTest: NEW_TEST,
    usedKit:
      'If the swab or the cassette of your kit is used, or its foil pouch has been open for over {{openedMinutes}} minutes, take a new kit.',
    begin: 'Start again, with the same kit only if its foil pouch is closed.',
    chooseAccount:
      'Select one of the buttons. "{{decline}}" logs you out, and after that you cannot see this result here again.',
    toTest: 'The test goes on, so go to the home page and select {{continue}}. Do not cancel it or log out: {{cost}}.',
    bar: 'The test goes on, so select {{bar}} beside the time at the top.',
    readLater: 'If you read this after {{later}}, do none of it. Look at what the app shows, and write to us again.',
  },
  /** In place of the label of a button that is not known. */
  sameButton: 'the same button',
  /** What support does itself. */
  passOn: 'If that does not help, pass these details on to the operators, with the time of the last try.',
  cost: {
    used: 'that ends the test and uses up the cassette',
    result: 'that ends the test, and its result is lost',
    freed: 'that ends the test, and all its steps are lost',
    nothing: 'that ends the test, and its answers are lost',
  } satisfies Readonly<Record<Exclude<CancelCost, 'submitted'> | 'result', string>>,
  logoutReasons: {
    inactivity: 'the app logged them out after 60 minutes without input',
    signedOut: 'they logged out',
    otherTab: 'they logged out in another tab or window',
    otherPerson: 'another person logged in, or started as a guest, in another tab or window',
    passwordChanged: 'their password was changed',
    loginEnded: 'their login ended during a test',
  } satisfies Readonly<Record<LogoutMessage, string>>,
  pages: {
    landing: 'the first page',
    login: 'the login page',
    oneTimePassword: 'the page for the login code',
    forgotPassword: 'the page for a forgotten password',
    resetPassword: 'the page to set a new password',
    terms: 'the page to accept the terms of use',
    privacyAgreement: 'the page to accept the privacy policy',
    disclaimer: 'the page to read before the start',
    emailVerification: 'the page for the email of a new account',
    codeVerification: 'the page for the code of a new account',
    createAccount: 'the page for the password of a new account',
    home: 'the home page',
    testSteps: 'the steps of the test',
    profileManagement: 'the page for profiles and settings',
    addProfile: 'the page to add a profile',
    newProfile: 'the form for a new profile',
    profile: 'the form of a profile',
    editProfile: 'the form of a profile',
    editProfileSelection: 'the page to choose a profile',
    deleteProfile: 'the page to delete a profile',
    changePassword: 'the page to change the password',
    otpDevices: 'the page for login codes',
    loginSessions: 'the page about open logins',
    yourData: 'the page about saved data',
    resultsList: 'the list of results',
    resultDetails: 'the page of a result',
    faq: 'the support page with answers',
    support: 'the page to contact support',
    termsOfUse: 'the terms of use',
    privacyPolicy: 'the privacy policy',
    healthDataPolicy: 'the health data policy',
  } satisfies Readonly<Record<RouteName, string>>,
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
