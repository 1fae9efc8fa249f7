import { describe, expect, it } from 'vitest';
import { answerOf, personAt, snapshotAt, type Call } from './answers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A call to support, what it is answered, in this order, and what must not be said. */
interface AnsweredCall {
  readonly call: Call;
  readonly says: readonly string[];
  readonly never?: RegExp;
}

const wait = await snapshotAt('countdown');
const scan = await snapshotAt('first-scan');
const submit = await snapshotAt('submit-report');
const done = await snapshotAt('reporting-information');
const login = await personAt('visitor', 'login', ['TOO_MANY_REQUESTS']);

const reading = await snapshotAt('test-line');
const visitor = await personAt('visitor', 'landing');

/** Of a code that is not whole, no time is told. */
const UNREAD_SAID = [
  'The code was damaged on the way, or is not whole, so it is not used.',
  'take no time from them.',
  'Say: Read the lines only while the app shows time for it, and trust no line after that.',
  'At the bottom of the page, select "Copy technical details for support".',
];
const TOLD_TIME = /\d:\d\d|What to say/;

const WAIT_SAID = [
  'The test is at "Wait 15 minutes", with 11:00 left of the wait. Nothing is wrong.',
  'Keep the page open. Do not move the cassette, and do not read the lines yet.',
  'Read your result when the app says so, from about 10:15 AM on, and confirm it before 10:30 AM.',
];
const THEN_WAIT =
  'This is how it was when these details were copied: The test is at "Wait 15 minutes", with 15:00 left of the wait.';
const ASK_NOW = [
  'That moment is over, so ask what the app shows now.',
  'What does the app show now? If its step or its time is not the one in your details, go by the app.',
];
const NO_TEST_NOW =
  'If it shows no test, or "Test result expired", start again, with the same kit only if its foil pouch is closed.';
const IF_JUST_NOW = 'If they copied the details just now, their clock is slow, and this holds instead';

const CALLS: Readonly<Record<string, AnsweredCall>> = {
  'the wait, on the phone': { call: { snapshot: wait, age: 4 * MINUTE }, says: WAIT_SAID },
  'the wait, three hours old': {
    call: { snapshot: wait, age: 3 * HOUR },
    says: ['3 hours later.', THEN_WAIT, ...ASK_NOW, 'trust no line that you look at now.', NO_TEST_NOW],
  },
  'the wait, with a slow clock': {
    call: { snapshot: wait, age: 40 * MINUTE },
    says: ['10:00 by the person', '10:40 there', ...ASK_NOW, IF_JUST_NOW, '15:00 left of the wait.', 'go by the app.'],
  },
  'the wait, with a fast clock': {
    call: { snapshot: wait, age: -40 * MINUTE },
    says: [
      'One of the two is wrong.',
      'What date and time does your phone or computer show now?',
      'Read the lines only while the app shows time for it',
    ],
    never: /Nothing is wrong|10:15/,
  },
  'the wait, quoted in a reply': {
    call: { snapshot: wait, age: 4 * MINUTE, sentAs: (code) => `Hi,\n> ${code.replaceAll('\n', '\n> ')}\nAna` },
    says: WAIT_SAID,
  },
  'a reading that was cut off': {
    call: { snapshot: reading, sentAs: (code) => code.slice(0, code.length / 2) },
    says: UNREAD_SAID,
    never: TOLD_TIME,
  },
  'a reading cut off, in Spanish': {
    call: { snapshot: reading, sentAs: (code) => code.slice(0, code.length / 2), language: 'es' },
    says: ['Lea las líneas solo mientras la aplicación da tiempo para eso.'],
    never: TOLD_TIME,
  },
  'a reading whose code was changed': {
    call: { snapshot: reading, sentAs: (code) => code.replace('C', 'D') },
    says: UNREAD_SAID,
    never: TOLD_TIME,
  },
  'a scan offline': {
    call: { snapshot: { ...scan, flags: { ...scan.flags, isOnline: false } } },
    says: [
      'The test is at "Scan your cassette". The phone or computer is offline, and this step needs the internet.',
      'Connect your phone or computer to the internet, or change',
      'Scan the small square code',
    ],
  },
  'a used cassette': {
    call: { snapshot: { ...scan, scan: { outcome: 'deviceHasBeenUsedBefore', isBox: false } } },
    says: [
      'The last scan was not accepted: "This cassette has already been reported used".',
      'Do not use this cassette. Take another COVID-19 kit, select OK, and scan its cassette.',
      'You may close the page, but open it again before 10:55 AM.',
      'pass these details on to the operators',
    ],
    never: /Try again/,
  },
  'the swab step, in Spanish': {
    call: { snapshot: { ...(await snapshotAt('nasal-swab')), language: 'es' }, language: 'es' },
    says: [
      'La prueba está en "Sobre la muestra de la nariz". No hay ningún problema.',
      'Solo entonces toque Siguiente.',
    ],
  },
  'a swab taken 26 hours ago': {
    call: { snapshot: await snapshotAt('prepare-1'), age: 26 * HOUR },
    says: [...ASK_NOW, NO_TEST_NOW, IF_JUST_NOW, 'waited outside the tube, take a new kit.'],
  },
  'a submission that failed two hours ago': {
    call: { snapshot: { ...submit, errors: ['TEST_SUBMIT_FAILED'] }, age: 2 * HOUR },
    says: [
      ...ASK_NOW,
      'If you saw "Throw the kit away" or "You are done" since, your result was submitted, and nothing is lost.',
      'If it shows "We could not save your test, so try again or contact support." again, copy the technical details',
      'From 24 hours after the first scan, you can report it with "Report your result" on the first page.',
      NO_TEST_NOW,
      IF_JUST_NOW,
      'The server may not have your result yet, so write it down.',
    ],
  },
  'a result that waits': {
    call: { snapshot: { ...done, waiting: { ...done.waiting, guestResult: 1 } } },
    says: [
      'The test is done, but its result is not sent yet',
      'Open Clearline here again, with the same browser and online, by Friday, November 27.',
      'so write it down.',
    ],
    never: /on the server/,
  },
  'a login with 503': {
    call: { snapshot: await personAt('visitor', 'login', ['SERVICE_UNAVAILABLE']) },
    says: [
      'The person is on the page "Log in".',
      'The app shows an error: "Our server cannot save or load anything right now, so wait a minute and try again."',
      'Wait a minute, and then select the same button.',
      'pass these details on to the operators',
    ],
  },
  'too many logins with a test saved': {
    call: { snapshot: { ...login, otherTests: 1 } },
    says: [
      'An account’s test is saved on this phone or computer, but its login ended. Its time may be running.',
      'If the page has Email me a link, select that, and use the link of the newest email.',
      'log in again on this phone or computer as soon as you can, with the same account',
      'Do not start over, and do not continue as a guest.',
      'look at the lines 15 to 30 minutes after the last drop.',
      'trust no line that you look at later.',
    ],
  },
  'after the hour’s logout': {
    call: { snapshot: { ...visitor, lastLogout: 'inactivity' } },
    says: [
      'The person is not logged in. The app said: "You have been logged out due to inactivity',
      'a test that was not submitted is gone.',
      'your result was submitted, and nothing is lost.',
      'trust no line that you look at now.',
      'with the same kit only if its foil pouch is closed.',
    ],
  },
  'a results list of 20 hours ago': {
    call: { snapshot: await personAt('account', 'resultsList'), age: 20 * HOUR },
    says: ['The person is on the page "Your results". There is no test under way.', ...ASK_NOW, 'log in again'],
    never: /Nothing is wrong|No result waits/,
  },
  'a damaged test': {
    call: { snapshot: { ...visitor, persisted: { ...visitor.persisted, test: 'damaged' } } },
    says: [
      'was damaged, so the app started without it. It cannot be restored.',
      'look at the lines 15 to 30 minutes after the last drop. Write down what you see',
      'From 24 hours after the first scan, you can report that result with "Report your result" on the first page.',
      'start again, with the same kit only if its foil pouch is closed.',
    ],
    never: /Nothing is wrong|not lost/,
  },
  'an old password link': {
    call: { snapshot: await personAt('visitor', 'resetPassword', ['INVALID_TOKEN']) },
    says: ['On the login page, select Forgot your password?, and use only the link of the newest email.'],
  },
  '“did you get my result?”': {
    call: { snapshot: done },
    says: ['The result is submitted, and the app shows "You are done".', 'Your result is on the server'],
  },
  '“did you get my result?” of yesterday': {
    call: { snapshot: done, age: 20 * HOUR },
    says: ['Your result is on the server', 'What does the app show now?'],
  },
};

describe('a call to support', () => {
  it.each(Object.entries(CALLS))('about %s is answered', async (_name, { call, says, never }) => {
    const answer = await answerOf(call);
    let from = 0;
    for (const words of says) {
      expect(answer.slice(from)).toContain(words);
      from = answer.indexOf(words, from) + words.length;
    }
    if (never !== undefined) expect(answer).not.toMatch(never);
    expect(answer).not.toMatch(/\{\{|undefined|null/);
  });
});
