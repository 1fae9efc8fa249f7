import type { LogoutMessage } from '../../../core/flow/app-state.ts';
import type { RouteName } from '../../../core/flow/app-routes.ts';
import type { CancelCost } from '../../../core/flow/cancel.ts';
import type { NextConditionName } from '../../../core/flow/step-row.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

const RETRY = 'Select {{again}} now, and once more after 5 minutes.';
const TELL_US = 'If that fails too, tell us the time of your last try.';
const SEND_CODE = 'send us the code under Details and the time of your last try';
const NOT_ON_SERVER = 'The server does not have this test, and trying again does not help.';
const PASS_ON = 'pass these details on to the operators';

/**
 * What `replay` advises. What is said to the person speaks to them, so that support can read it out or copy it into an email, and never
 * lets them skip a task. `unseen`, `page`, `logoutReasons` and `passOn` are for support.
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
    inWait: {
      before: 'These details do not show an error of the page before, so ask what it showed; keep the page open.',
      left: 'The page before showed no error when they left it, so ask what happened there; keep the page open.',
    },
  },
  accountOffer: {
    choose: 'Select one of these buttons: {{buttons}}.',
    declined: '{{decline}} logs you out, and after that you cannot see this result here again.',
  },
  /** Where a part of the details is lost that says how much time is left. */
  timeUnknown: 'Read the lines only while the app shows time for it, and trust no line after that.',
  waitMayBeOver: 'Look at the app now, because the wait may be over.',
  tooLate: 'The time to read the lines may be over, so trust no line that you did not read in time.',
  /** What the step asks for, and then its button. */
  todo: {
    read: 'Read this page, and then select {{next}}.',
    agree: 'Read every line, and check that it fits the person tested. Only then select {{next}}.',
    example: 'The picture is an example, and not your result. Read this page, and then select {{next}}.',
    act: 'Have you done all that the page says: "{{title}}"? If not, do it now. Then select {{next}}.',
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
    unknown: 'If the home page is open, select {{continue}}.',
    done: 'The test is done: on the home page, {{seeLastSteps}} leads to its last pages.',
    cancel: 'On the home page, select {{cancel}}: that ends this test, so that you can start another one.',
    warning: 'Do not select {{cancel}}, {{logOut}} or {{signOut}}: {{cost}}.',
    cost: {
      used: 'that ends the test and uses up the cassette',
      result: 'that ends the test, and its result is lost',
      freed: 'that ends the test, and all its steps are lost',
      nothing: 'that ends the test, and its answers are lost',
    } satisfies Readonly<Record<Exclude<CancelCost, 'submitted'> | 'result', string>>,
  },
  /** What to do about a result that only the login of its account sends. */
  logIn: {
    now: 'Log in here, online, with the same account, by {{date}}. Then the app can send it.',
    late: 'Log in with the account of that result.',
    afterTest: 'After this test, log in here with the account of that result, so that the app can send it.',
  },
  /** What to ask about the pouch and the sample, some minutes after the details were copied. */
  sample: {
    pouch: 'When did you open the foil pouch? If that was more than {{openedMinutes}} minutes ago, use a new kit.',
    swab: 'Is the swab open, and did it touch the nose? When was that, and where is the swab now?',
    mix: 'When did you swab the nose, and when did the swab go into the tube?',
    drops: 'When did the swab go into the tube, and did any drop fall into the well?',
    unsure: 'If the swab waited outside the tube, or touched anything else, tell us before you go on.',
  },
  /** When the result is read, by the clock of the person. */
  readingTimes: {
    fromThen: 'Read your result from {{from}}, and confirm it before {{until}}.',
    untilThen: 'Confirm your result before {{until}}.',
  },
  /** Where a little time is left. */
  hurry: 'Be quick: only {{left}} is left to read the result.',
  /** Of a page that would end the test. */
  notHome: 'Do not select {{home}}: that ends the test.',
  /** What to do about the test after another page. */
  afterThat: 'When that is done: {{advice}}',
  /** What to do about another page while a timer runs. */
  later: 'When the test is done: {{advice}}',
  /** While the app waits for an answer. */
  busy: 'Write down what you have entered, and your result if you have one. If the app still waits after a few minutes, tell us the time.',
  /** What to do about a result that waits, and about one that may be deleted by now. */
  waiting: {
    reopen: 'Open Clearline here again, with the same browser and online, by {{date}}.',
    keepOpen: 'Keep this page open, and connect to the internet, until it is sent.',
    writeDown: 'Write your result down, in case it is lost before it is sent.',
    look: 'Open Clearline here again, online, and see if a result still waits. Write your result down.',
  },
  /** Of a result that was not submitted. */
  resultSafe: 'Your test and your result are saved on this phone or computer, and not lost.',
  /** What to do about a result that may be lost, because what waited to be sent was damaged. */
  lostQueue: {
    writeDown:
      'Write down your last result, with the day and time of the test. Keep the cassette if you still have it.',
    look: 'Look for this result in your list of results.',
    report:
      'If the server may not have that result, report it with "{{report}}" on the first page. That works from 24 hours after the scan. If the server has it already, the app says so.',
  },
  /** Of a rejected result, where the page says of another one that it is saved. */
  whichTest:
    'The message gives the day and time of the test it is about. If the page says that a result is saved, that is another test.',
  /** What may have changed since the details were copied. */
  since: {
    stillThere:
      'If the app still shows your test, go on with it, and set the clock of your phone or computer to automatic.',
    startAgain: 'If it does not, start again on the first page, with a new kit if the cassette was used.',
    byApp: 'Go by the step and the time that the app shows now.',
    confirmed: 'If you confirmed your result in time, it counts.',
    notConfirmed: 'If not, do not trust any line that shows now, and take another test with a new kit.',
    ask: 'When did you copy these details, and what have you done since? A result that you confirmed in time counts.',
    logout:
      'Press something on the page: without that, the app logs you out in about {{minutes}} minutes, and what is not submitted is lost.',
  },
  lostReading:
    'If you read your result while the app showed time for it, write it down, and trust no line that you look at now. From 24 hours after the scan, you can report it with "{{report}}" on the first page.',
  /** What the first two sentences say to support, said to the person. */
  said: {
    connect: 'Connect your phone or computer to the internet.',
    checkTime: 'Connect to the internet, so that the app can check the time.',
    reload: 'Wait a minute, and then load the page again.',
    stay: 'Select {{stay}} now.',
  },
  /** What to do while the browser is offline and something failed. */
  connectFirst: 'Your phone or computer is offline, so connect to the internet first.',
  /** What to do about the test of an account whose login ended. */
  notSaved: 'For a result on the server, take another test with a new kit.',
  parked: {
    todo: 'Log in again at once, here and with the same account. Do not start over, and do not continue as a guest. After the login, your test goes on.',
    unsure: 'Do not start over before we know if a test of your account is saved here.',
  },
  /** After an error: whether the test is safe, and whether the page may be closed. */
  safe: {
    none: 'No test is under way, so none is lost, and you may close the page.',
    stored:
      'Your test is saved on this phone or computer, and not lost. You may close the page, but for less than {{time}}.',
    soon: 'Your test is saved on this phone or computer, and not lost yet. Keep the page open.',
    hour: 'an hour',
    minutes: '{{count}} minutes',
    timed: 'Your test is saved on this phone or computer, and not lost. Keep the page open, because the time goes on.',
    notStored: 'This browser cannot save the test, so do not close or reload the page.',
    submitted: 'Your result is on the server, so you may close the page.',
  },
  /** What comes next after an error. */
  afterError: {
    save: `The server may not have your result yet, so write it down. ${RETRY} ${TELL_US}`,
    start: `The test did not begin, and no cassette is used up. ${RETRY} ${TELL_US}`,
    retry: `${RETRY} If that fails too, ${SEND_CODE}.`,
    used: `${NOT_ON_SERVER} The cassette belongs to another test. Write down your result and the code on the cassette. You may close the page. For a result on the server, take another test with a new kit. If this cassette was new, tell us.`,
    savedBefore:
      'The server has the first result of this test, and that one stays. If the page says "not saved yet", that is only the second result. Do not try again, and close the page if you like. If that result is wrong, tell us.',
    connect: 'Connect to the internet, or change from Wi-Fi to mobile data. Then try again at once.',
    server: 'Wait a minute and try again. If that fails for 10 minutes, tell us the time of your last try.',
    tooMany: 'Wait as many minutes as the page says, at most an hour, and then try once. Earlier tries do not help.',
    tooManyCassettes:
      'Wait as many minutes as the page says, or use another connection, such as mobile data. Then try again.',
    clock: 'Set the date and time of your phone or computer to automatic, and then try again.',
    tooYoung: `${NOT_ON_SERVER} If the date of birth is wrong, correct it. If it is right, ask a doctor which test to use.`,
    login: 'Log in again on this phone or computer, and go on from the home page.',
    form: `Check each answer of the form once and try again. ${TELL_US}`,
    field: 'Correct what the page marks, and select the same button again.',
    code: 'Type the newest code, or ask for another one. Older codes do not work.',
    password: 'Choose another password as the page says, and try again.',
    oldPassword: 'Type your present password again, and select the same button.',
    signIn: 'Check the email and the password, or reset the password. Then try again.',
    registered: `Log in with this email, or reset the password. ${TELL_US}`,
    missing: 'Go back to the list and choose again. If it is missing there, tell us.',
    language: 'Choose English or Spanish.',
  },
  /** What comes next after the server rejected a result that waited. The message stays on the screen until the person confirms it. */
  afterRefusal: {
    used: 'The server has another test with this cassette, and never accepts this result. For a result on the server, take another test with a new kit. If the cassette was new, tell us.',
    savedBefore:
      'The server has the first result of this test, and that one stays. Only the second result was not saved. If the first one is wrong, tell us.',
    tooYoung:
      'The server does not accept it, because the tested person is too young for this test. If the date of birth was wrong, tell us. If it is right, ask a doctor which test to use.',
    other: `The result is not on the server, and the app does not send it again by itself. Write it down. If the message has the button {{again}}, select it once. If that fails, ${SEND_CODE}. You may close the page.`,
  },
  /** What comes next after a scan that was not accepted. */
  afterScan: {
    again:
      'Select {{ok}}, and scan the small square code on the cassette again, in bright light. If that fails twice, type the code. If that fails too, do not use this kit.',
    againUsed:
      'Select {{ok}}, and scan the small square code on the cassette again, in bright light. If that fails twice, type the code. If that fails too, tell us.',
    box: 'Select {{ok}}, and scan the QR code on the kit box again. If that fails twice, type the address beside it.',
    expired: 'Do not use this kit. Take another kit, select {{ok}}, and scan the code on its cassette.',
    expiredReport: 'Its result cannot be reported. Take another test with a new kit.',
    used: 'Do not use this cassette. Open another kit, select {{ok}}, and scan its cassette. If this cassette was new, write down its code and tell us.',
    usedReport:
      'Write down the result, the time of the test and the code on the cassette. If you reported this test before, it is done, and nothing more is needed. If a test with this cassette ended without a result, try again 24 hours after its scan. If neither is so, tell us.',
    different:
      'Look for the cassette of this test, select {{ok}}, and scan that one while there is time. No other one counts, so never read another one. If you did scan that one, tell us.',
    address:
      'You scanned a link, such as the code on the box. Select {{ok}}, and scan the small square code on the cassette.',
    check:
      'The app remembers the code, so do not scan again. Select {{again}} once you are online. If that fails for 10 minutes, tell us.',
    flu: 'Do not go on with this cassette. Take a COVID-19 kit, select {{ok}}, and scan its cassette.',
    fluReport: 'This app cannot report it. The page links to a website that can.',
  },
  /** Of a scan that a retry never saves. */
  notAgain: 'Do not select {{again}}, because it does not help.',
  /** When support passes the details on. */
  passOn: {
    failing: `If it still fails, ${PASS_ON}, with the time of the last try.`,
    withCode: `If it still fails, ${PASS_ON}, with the code under Details and the time of the last try.`,
    newCassette: `If the cassette was new, ${PASS_ON}.`,
    wrongResult: `If the result on the server is wrong, ${PASS_ON}.`,
    notReported: `If they did not report this test before, ${PASS_ON}.`,
  },
} as const satisfies TextTree;
