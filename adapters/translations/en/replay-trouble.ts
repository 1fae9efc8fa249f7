import type { TextTree } from '../../../core/ports/translation-source.ts';

const RETRY = 'Select {{again}} now, and once more after 5 minutes.';
const TELL_US = 'If that fails too, tell us the time of your last try.';
const SEND_CODE = 'send us the code under {{details}} and the time of your last try';
const NOT_ON_SERVER = 'The server does not have this test, and trying again does not help.';
const PASS_ON = 'pass these details on to the operators';

/** What `replay` advises after an error, a rejected result or a rejected scan. `passOn` is for support. */
export const replayTrouble = {
  /** In place of the label of a button that is not known. */
  sameButton: 'the same button',
  /** After an error: whether the test is safe, and whether the page may be closed. */
  safe: {
    none: 'No test is under way, so none is lost, and you may close the page.',
    stored:
      'Your test is saved on this phone or computer, and not lost. You may close the page, but open it again before {{time}}.',
    pouch: 'Use the cassette within {{openedMinutes}} minutes after you open its pouch.',
    /** Of a code that the server could not check. */
    scanAgain: 'If you close the page, scan the cassette again after that.',
    soon: 'Your test is saved on this phone or computer, and not lost yet. Keep the page open.',
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
    connect: 'Connect to the internet, or change from Wi-Fi to mobile data. Then select {{again}} at once.',
    server:
      'Wait a minute, and then select {{again}}. If that fails for 10 minutes, tell us the time of your last try.',
    tooMany: 'Wait as many minutes as the page says, at most an hour, and then try once. Earlier tries do not help.',
    tooManyCassettes:
      'Wait as many minutes as the page says, or use another connection, such as mobile data. Then try again.',
    clock: 'Set the date and time of your phone or computer to automatic, and then try again.',
    tooYoung: `${NOT_ON_SERVER} If the date of birth is wrong, correct it. If it is right, ask a doctor which test to use.`,
    newLink: 'On the login page, select {{forgot}}, and use only the link of the newest email.',
    emailCode: 'The code of the new account has ended. Enter your email again, and type the newest code.',
    codeDevice: 'Check the phone or the email that gets the code, and try again. If that fails too, log in again.',
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
  /** What was wrong when the details were copied, where the app has logged out since: the first four for support, the others said. */
  errorThen: {
    failure: 'The app showed an error: "{{message}}"',
    failureBefore: 'The page before had shown an error: "{{message}}"',
    scan: 'The last scan had not been accepted: "{{message}}".',
    busy: 'The app waited for an answer from the server.',
    ifAgain: 'If the app shows that message again, do this. {{advice}}',
    tryAgain: `${RETRY} ${TELL_US}`,
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
      'Look for the cassette of this test, select {{ok}}, and scan that one while there is time. No other one counts, so never read another one. If you did scan the cassette of this test, tell us.',
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
    withCode: `If it still fails, ${PASS_ON}, with the code under {{details}} and the time of the last try.`,
    newCassette: `If the cassette was new, ${PASS_ON}.`,
    wrongResult: `If the result on the server is wrong, ${PASS_ON}.`,
    rightCassette: `If they scanned the cassette of this test, ${PASS_ON}.`,
    notReported: `If they did not report this test before, ${PASS_ON}.`,
  },
} as const satisfies TextTree;
