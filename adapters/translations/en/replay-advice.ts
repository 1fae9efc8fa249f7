import type { LogoutMessage } from '../../../core/flow/app-state.ts';
import type { RouteName } from '../../../core/flow/app-routes.ts';
import type { CancelCost } from '../../../core/flow/cancel.ts';
import type { NextConditionName } from '../../../core/flow/step-row.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';
import { replaySince } from './replay-since.ts';
import { replayTrouble } from './replay-trouble.ts';

/**
 * What `replay` advises. What is said to the person speaks to them, so that support can read it out or copy it into an email, and never
 * lets them skip a task. `unseen`, `page` and `logoutReasons` are for support.
 */
export const replayAdvice = {
  calm: 'Nothing is wrong.',
  calmWait: 'Nothing is wrong; keep the page open.',
  /** Of details that are some minutes old, or from a clock that is slow. */
  calmThen: 'Nothing was wrong when these details were copied.',
  calmThenWait: 'Nothing was wrong when these details were copied; keep the page open.',
  /** Of details from later than now. */
  clockDoubt: {
    state: 'One of the two clocks is wrong, so check the date and time on both.',
    wait: 'One of the two clocks is wrong, so check both; keep the page open.',
    ask: 'What date and time does your phone or computer show now?',
    noTest: 'A test starts on the home page.',
    visitor: 'Log in, or continue as a guest.',
  },
  /** Instead of that nothing is wrong, where the details may lack an error. */
  unseen: {
    page: 'These details do not show errors of {{page}}, so ask what it says.',
    before: 'These details do not show an error of the page before, so ask what it showed.',
    left: 'The page before showed no error when they left it, so ask what happened there.',
    scan: 'A message about a scan may have been closed, so ask if there was one.',
    inWait: {
      before: 'These details do not show an error of the page before, so ask what it showed; keep the page open.',
      left: 'The page before showed no error when they left it, so ask what happened there; keep the page open.',
    },
  },
  /** What to ask at a scan whose message may have been closed. */
  scanMessage: {
    box: 'Did the page show a message about the code on the box, and which?',
    cassette: 'Did the page show a message about the cassette, and which?',
  },
  /** What to do by the title of a message about a cassette that was closed. */
  closedScan: {
    again: 'If it said {{titles}}, scan the small square code on the cassette again in bright light, or type it.',
    newKit: 'If it said {{titles}}, do not use this kit. Take another kit, and scan its cassette.',
    different: 'If it said {{titles}}, look for the cassette of this test, and scan that one. No other one counts.',
    notReported: 'If it said {{titles}}, this app cannot report its result.',
    reportedBefore:
      'If it said {{titles}}, it may have been reported before. Write down the result and the code on the cassette, and tell us.',
    check: 'If it said {{titles}}, connect to the internet, and scan the same cassette again, or type its code.',
  },
  accountOffer: {
    choose: 'Select one of these buttons: {{buttons}}.',
    declined: '"{{decline}}" logs you out, and after that you cannot see this result here again.',
  },
  /** Where a part of the details is lost that says how much time is left. */
  timeUnknown: 'Read the lines only while the app shows time for it, and trust no line after that.',
  waitMayBeOver: 'Look at the app now, because the wait may be over. If it is not, do not move the cassette.',
  tooLate: 'The time to read the lines may be over, so trust no line that you did not read in time.',
  /** What the step asks for, and then its button. */
  todo: {
    read: 'Read this page, and then select {{next}}.',
    agree: 'Read every line, and check that it fits the person tested. Only then select {{next}}.',
    example: 'The picture is an example, and not your result. Read this page, and then select {{next}}.',
    act: 'Have you done all that the page says: "{{title}}"? If not, do it now. Then select {{next}}.',
    tip: 'Your test is done, so you may close the page. It only gives a tip: "{{title}}".',
    drops:
      'How many drops are in the well? If there are none, add {{drops}} now, and select {{next}} right after the last one. If there are some, open "{{rescue}}" first.',
    result:
      'The page shows your result, but the server does not have it yet. Select {{next}} on each page until one says "{{done}}".',
    ask: '{{ask}} Then select {{next}}.',
    boxScan: 'Scan the QR code on the kit box, or type the address beside it.',
    firstScan: 'Scan the small square code on the cassette, or type it.',
    usedScan: 'Scan the small square code on the cassette that you used, or type it.',
    secondScan:
      'Scan the cassette of this test again, or type its code. Leave the cassette flat on the table, and move only the phone.',
    wait: 'Do not move the cassette, and do not read the lines yet.',
    correct: 'Something typed is missing or wrong, so correct what the app marks.',
    tooYoung: 'The tested person is too young for this step, and the app says what to do.',
  },
  /** Why a person is not logged in. */
  logoutReasons: {
    inactivity: 'the app logged them out after 60 minutes without input',
    signedOut: 'they logged out',
    otherTab: 'they logged out in another tab or window',
    otherPerson: 'another person logged in, or started as a guest, in another tab or window',
    passwordChanged: 'their password was changed',
    loginEnded: 'their login ended during a test',
  } satisfies Readonly<Record<LogoutMessage, string>>,
  /** Of a page with several errors. */
  moreErrors: 'The page also shows: {{messages}}',
  /** From a page of help. */
  goBack: 'Go back to {{page}}.',
  /** What a step needs before its button works. */
  asks: {
    profileSelected: 'Choose who takes the test.',
    symptomsAnswered: 'Answer the question about symptoms.',
    boxesTicked: 'Check each box only if it is true, and go on only if all of them are.',
    collectionChosen: 'Choose who takes the sample.',
    controlLineAnswered: 'Look at C in bright light, and answer what you see.',
    testLineAnswered: 'Look at T in bright light, and answer what you see. Even a faint line counts.',
    resultChosen: 'Choose the result that you saw.',
    resultAndTimeGiven: 'Choose the result that you saw, and enter when the test was taken.',
    reportOptionChosen: 'Choose for yourself whether to report the result.',
    reviewComplete: 'Complete the form.',
  } satisfies Readonly<Record<NextConditionName, string>>,
  /** What to check if the question is answered. */
  checks: {
    profileSelected: 'Check that the right person is chosen.',
    symptomsAnswered: 'Check the answer about symptoms.',
    boxesTicked: 'Check that everything you marked is true.',
    collectionChosen: 'Check who is chosen to take the sample.',
    controlLineAnswered: 'Look at C again, and check your answer.',
    testLineAnswered: 'Look at T again, and check your answer. Even a faint line counts.',
    resultChosen:
      'Compare the result with what you saw, because it cannot be changed later. If it is not the same, go back and correct your answers.',
    resultAndTimeGiven: 'Check the result and the time of the test.',
    reportOptionChosen: 'Check what you chose about the report.',
    reviewComplete: 'Check the form, which the button sends.',
  } satisfies Readonly<Record<NextConditionName, string>>,
  /** Which page is open, if that is not the step of the test. */
  page: {
    home: 'The home page is open.',
    helpFrom: 'The person is on {{page}}, and came from {{from}}.',
    other: 'The person is on {{page}}.',
    unknown: 'These details do not say which page is open.',
  },
  /** The pages, to be read out. */
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
  toTest: {
    home: 'The test goes on, so select {{continue}}.',
    other: 'The test goes on, so go to the home page and select {{continue}}.',
    bar: 'The test goes on, so select {{back}} beside the time at the top.',
    unknown: 'If the home page is open, select {{continue}}.',
    done: 'The test is done: on the home page, {{seeLastSteps}} leads to its last pages.',
    cancel: 'On the home page, select {{cancel}}: that ends this test, so that you can start another one.',
    warning: 'Do not select {{cancel}}, {{logOut}} or {{signOut}}: {{cost}}.',
    /** Where both logouts have the same name. */
    warningOnce: 'Do not select {{cancel}} or {{logOut}}: {{cost}}.',
    cost: {
      used: 'that ends the test and uses up the cassette',
      result: 'that ends the test, and its result is lost',
      freed: 'that ends the test, and all its steps are lost',
      nothing: 'that ends the test, and its answers are lost',
    } satisfies Readonly<Record<Exclude<CancelCost, 'submitted'> | 'result', string>>,
  },
  /** Of a person without a test: what an earlier one may have used. */
  usedKit:
    'If the swab or the cassette of your kit is used, or its foil pouch has been open for over {{openedMinutes}} minutes, take a new kit.',
  /** What to do about a result that only the login of its account sends. */
  logIn: {
    now: 'Log in here, online, with the same account, by {{date}}. Then the app can send it.',
    late: 'Log in with the account of that result.',
    afterTest: 'After this test, log in here with the account of that result, so that the app can send it.',
  },
  /** Of a page that would end the test. */
  notHome: 'Do not select {{home}}: that ends the test.',
  /** What to do about the test after another page. */
  afterThat: 'When that is done: {{advice}}',
  /** What to do about another page while a timer runs. */
  later: 'When the test is done: {{advice}}',
  /** While the app waits for an answer. */
  busy: 'Write down what you have entered, and your result if you have one. If the app still waits after a few minutes, tell us the time.',
  /** Of a result that was not submitted. */
  resultSafe: 'Your test and your result are saved on this phone or computer, and not lost.',
  /** Of a rejected result, where the page says of another one that it is saved. */
  whichTest:
    'The message gives the day and time of the test it is about. If the page says that a result is saved, that is another test.',
  /** Where no result waits to be sent. */
  nothingWaits: 'No result waits to be sent from this phone or computer.',
  /** What the first two sentences say to support, said to the person. */
  said: {
    connect: 'Connect your phone or computer to the internet.',
    checkTime: 'Connect to the internet, so that the app can check the time.',
    reload: 'Wait a minute, and then load the page again.',
    stay: 'Select {{stay}} now.',
    otherBrowser: 'Before a test, close private browsing, allow this page to store data, or use another browser.',
  },
  /** What to do while the browser is offline and something failed. */
  connectFirst: 'Your phone or computer is offline, so connect to the internet first.',
  /** What to do about the test of an account whose login ended. */
  notSaved: 'For a result on the server, take another test with a new kit.',
  parked: {
    todo: 'Log in again at once, here and with the same account. Do not start over, and do not continue as a guest. After the login, your test goes on if its time is not over.',
    afterWait:
      'Select {{sendLink}} on that page, and use the link of the newest email. Or wait as long as the page says, at most an hour, and then log in once. Log in here and with the same account. Do not start over, and do not continue as a guest. After the login, your test goes on if its time is not over.',
    drops:
      'If your drops are in, look at the lines {{waitMinutes}} to {{endMinutes}} minutes after the last drop. Write down what you see.',
    thatResult:
      'Trust no line that you look at later. From 24 hours after the first scan, you can report that result with "{{report}}" on {{page}}.',
    unsure: 'Do not start over before we know if a test of your account is saved here.',
  },
  ...replaySince,
  ...replayTrouble,
} as const satisfies TextTree;
