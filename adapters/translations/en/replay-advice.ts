import type { LogoutMessage } from '../../../core/flow/app-state.ts';
import type { RouteName } from '../../../core/flow/app-routes.ts';
import type { CancelCost } from '../../../core/flow/cancel.ts';
import type { NextConditionName } from '../../../core/flow/step-row.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

const RETRY = 'They select {{again}} now, and once more after 5 minutes.';
const PASS_ON = 'pass these details on to the operators, with the time of the last try';
const NOT_ON_SERVER = 'The server does not have this test, and trying again does not help.';

/** What `replay` advises. Support may read it to the person, so it never lets them skip a task. */
export const replayAdvice = {
  calm: 'Nothing is wrong.',
  calmWait: 'Nothing is wrong; keep the page open.',
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
    choose: 'They select one of these buttons: {{buttons}}.',
    declined: '{{decline}} logs them out, and after that they cannot see this result here again.',
  },
  /** Where a part of the details is lost that says how much time is left. */
  timeUnknown: 'They read the lines only while the app shows time for it, and trust no line after that.',
  /** What the step asks for, and then its button. */
  todo: {
    read: 'Ask them to read this page. Then they select {{next}}.',
    agree: 'Ask them to read every line, and to check that it fits the person tested. Only then they select {{next}}.',
    example: 'The picture is an example, and not their result. Ask them to read it. Then they select {{next}}.',
    act: 'Ask first if all that the page says is done: "{{title}}". If not, they do it now. Then they select {{next}}.',
    drops:
      'Ask first how many drops are in the well. If there are none, they add {{drops}} now, and select {{next}} right after the last one. If there are some, they open "{{rescue}}" first.',
    result:
      'The page shows the result, but the server does not have it yet. They select {{next}} on each page until one says "{{done}}".',
    ask: 'Ask them to {{ask}}. Then they select {{next}}.',
    boxScan: 'Ask them to scan the QR code on the kit box, or to type the address beside it.',
    firstScan: 'Ask them to scan the small square code on the cassette, or to type it.',
    usedScan: 'Ask them to scan the small square code on the cassette that they used, or to type it.',
    secondScan:
      'Ask them to scan the cassette of this test again, or to type its code. It stays flat on the table, and only the phone moves.',
    wait: 'They do not move the cassette, and do not read the lines yet.',
    correct: 'Something typed is missing or wrong; they correct what the app marks.',
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
  moreErrors: { one: 'The page shows one more error.', many: 'The page shows {{count}} more errors.' },
  /** From a page of help. */
  goBack: 'They go back to {{page}}.',
  /** What a step needs before its button works. */
  asks: {
    profileSelected: 'choose who takes the test',
    symptomsAnswered: 'answer the question about symptoms',
    boxesTicked: 'check each box only if it is true, and not go on otherwise',
    collectionChosen: 'choose who takes the sample',
    controlLineAnswered: 'look at C in bright light, and answer what they see',
    testLineAnswered: 'look at T in bright light, and answer what they see; even a faint line counts',
    resultChosen: 'choose the result that they saw',
    resultAndTimeGiven: 'choose the result that they saw, and enter when the test was taken',
    reportOptionChosen: 'choose for themselves whether to report the result',
    reviewComplete: 'complete the form',
  } satisfies Readonly<Record<NextConditionName, string>>,
  /** What to check if the question is answered. */
  checks: {
    profileSelected: 'check that the right person is chosen',
    symptomsAnswered: 'check the answer about symptoms',
    boxesTicked: 'check that all they marked is true',
    collectionChosen: 'check who is chosen to take the sample',
    controlLineAnswered: 'look at C again, and check the answer',
    testLineAnswered: 'look at T again, and check the answer; even a faint line counts',
    resultChosen: 'compare the result with what they saw; it cannot be changed later',
    resultAndTimeGiven: 'check the result and the time of the test',
    reportOptionChosen: 'check what they chose about the report',
    reviewComplete: 'check the form, which the button sends',
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
    loginSessions: 'the page about where they are logged in',
    yourData: 'the page about their data',
    resultsList: 'the list of results',
    resultDetails: 'the page of a result',
    faq: 'the support page with answers',
    support: 'the page to contact support',
    termsOfUse: 'the terms of use',
    privacyPolicy: 'the privacy policy',
    healthDataPolicy: 'the health data policy',
  } satisfies Readonly<Record<RouteName, string>>,
  toTest: {
    home: 'The test goes on: they select {{continue}}.',
    other: 'The test goes on: they go to the home page and select {{continue}}.',
    unknown: 'If the home page is open, they select {{continue}}.',
    done: 'The test is done: on the home page, {{seeLastSteps}} leads to its last pages.',
    cancel: 'On the home page, {{cancel}} is right now: it ends this test, so that another one can start.',
    warning: 'They do not select {{cancel}} or {{logOut}}: {{cost}}.',
    cost: {
      used: 'that ends the test and uses up the cassette',
      freed: 'that ends the test, and all its steps are lost',
      nothing: 'that ends the test, and its answers are lost',
    } satisfies Readonly<Record<Exclude<CancelCost, 'submitted'>, string>>,
  },
  /** What to do about a result that only the login of its account sends. */
  logIn: {
    now: 'They log in here, online, with the same account. They do that within 7 days, so that the app can send it.',
    afterTest: 'After this test, they log in here with the account of that result, so that the app can send it.',
  },
  /** What to do about the test of an account whose login ended. */
  notSaved: 'For a result on the server, they take another test with a new kit.',
  parked: {
    offline: 'The phone or computer is offline, so they connect to the internet first.',
    todo: 'They do not start over, and do not continue as a guest. After the login, the test goes on.',
    unsure: 'The lost part says if an account’s test is saved here, so they do not start over before you know.',
  },
  /** After an error: whether the test is safe, and whether the page may be closed. */
  safe: {
    none: 'No test is under way, so none is lost, and the page may be closed.',
    stored:
      'The test is saved on this phone or computer, and not lost. The page may be closed, but for less than an hour.',
    timed:
      'The test is saved on this phone or computer, and not lost. They keep the page open, because the time goes on.',
    notStored: 'This browser cannot save the test, so they do not close or reload the page.',
    submitted: 'The result is on the server, so the page may be closed.',
  },
  /** What comes next after an error. */
  afterError: {
    save: `The server may not have the result yet, so they write it down. ${RETRY} If that fails too, ${PASS_ON}.`,
    start: `The test did not begin, and no cassette is used up. ${RETRY} If that fails too, ${PASS_ON}.`,
    retry: `${RETRY} If that fails too, ${PASS_ON}. Add the code under Details.`,
    used: `${NOT_ON_SERVER} The cassette belongs to another test. The page may be closed. For a result on the server, they take another test with a new kit. If this cassette was new, ${PASS_ON}.`,
    savedBefore: `The server has the first result of this test, and that one stays. They do not try again, and the page may be closed. If that result is wrong, ${PASS_ON}.`,
    connect: 'They connect to the internet, or change from Wi-Fi to mobile data. Then they try again at once.',
    server: `They wait a minute and try again. If that fails for 10 minutes, ${PASS_ON}.`,
    tooMany:
      'They wait as many minutes as the page says, at most an hour, and then try once. Earlier tries do not help.',
    tooManyCassettes:
      'They wait as many minutes as the page says, or use another connection, such as mobile data. Then they try again.',
    clock: 'They set date and time of the phone or computer to automatic, and then try again.',
    tooYoung: `${NOT_ON_SERVER} If the date of birth is wrong, they correct it. If it is right, they ask a doctor which test to use.`,
    login: 'They log in again on this phone or computer, and go on from the home page.',
    form: `They check each answer of the form once and try again. If that fails too, ${PASS_ON}.`,
    field: 'They correct what the page marks, and select the same button again.',
    code: 'They type the newest code, or ask for another one. Older codes do not work.',
    password: 'They choose another password as the page says, and try again.',
    signIn: 'They check the email and the password, or reset the password. Then they try again.',
    registered: `They log in with this email, or reset the password. If that fails too, ${PASS_ON}.`,
    missing: `They go back to the list and choose again. If it is missing there, ${PASS_ON}.`,
    language: 'They choose English or Spanish.',
  },
  /** What comes next after the server rejected a result that waited. The message stays on the screen until they confirm it. */
  afterRefusal: {
    used: `The server has another test with this cassette, and never accepts this result. For a result on the server, they take another test with a new kit. If the cassette was new, ${PASS_ON}.`,
    savedBefore: `The server has the first result of this test, and that one stays. If it is wrong, ${PASS_ON}.`,
    other: `The result is not on the server, and the app does not send it again by itself. They write it down. If the message has the button {{again}}, they select it once. If that fails, ${PASS_ON}. Add the code under Details. The page may be closed.`,
  },
  /** What comes next after a scan that was not accepted. */
  afterScan: {
    again:
      'They close the message and scan the small square code on the cassette again, in bright light. If that fails twice, they type the code. If that fails too, they do not use this kit.',
    againUsed: `They close the message and scan the small square code on the cassette again, in bright light. If that fails twice, they type the code. If that fails too, ${PASS_ON}.`,
    box: 'They close the message and scan the QR code on the kit box again. If that fails twice, they type the address beside it.',
    expired: 'They do not use this kit. They take another kit, and scan the code on its cassette.',
    expiredReport: 'Its result cannot be reported. They take another test with a new kit.',
    used: 'They do not use this cassette. They open another kit, and scan its cassette.',
    usedReport: `If they reported this test before, it is done, and nothing more is needed. If not, ${PASS_ON}.`,
    different:
      'They look for the cassette of this test, and scan that one while there is time. No other one counts, so they never read another one.',
    address:
      'They scanned a link, such as the code on the box. They close the message and scan the small square code on the cassette.',
    check: `The app remembers the code, so they do not scan again. They select {{again}} once online. If that fails for 10 minutes, ${PASS_ON}.`,
    flu: 'They do not go on with this cassette. They take a COVID-19 kit, and scan its cassette.',
    fluReport: 'This app cannot report it. The page links to a website that can.',
  },
} as const satisfies TextTree;
