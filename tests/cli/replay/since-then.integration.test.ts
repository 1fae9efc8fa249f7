import { describe, expect, it } from 'vitest';
import { partialReport } from '../../../cli/replay/partial-report.ts';
import { makeReplayReport } from '../../../cli/replay/replay-report.ts';
import { readPartialSource } from '../../../cli/replay/replay-source.ts';
import { answerTime } from '../../../cli/replay/replay-time.ts';
import { snapshotText, type DiagnosticsSnapshot } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { makeFlowHarness } from '../../support/flow-harness.ts';
import { foundIn, pageAt, snapshotAt } from './answers.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const endedAt = ({ at }: DiagnosticsSnapshot) => ({ beganAt: at, endsAt: at, secondsLeft: 0 });
const ASK = 'When did you copy these details, and what have you done since?';

/** What the command answers so long after a snapshot was made, in milliseconds, without `--at`. */
async function answerAfter(snapshot: DiagnosticsSnapshot, age: number, language: Language = 'en'): Promise<string> {
  const found = foundIn(snapshotText(snapshot));
  const now = found.source.now.instant + age;
  const { at, advance } = answerTime(undefined, found.source, now);
  const { time, answer, next } = await makeReplayReport(found, at, { language, now, advance });
  return [time ?? '', ...answer, ...next].join(' ');
}

describe('a test that goes on', () => {
  it('is answered for now, as if the page had stayed open', async () => {
    const answer = await answerAfter(await snapshotAt('countdown'), 6 * MINUTE);
    expect(answer).toMatch(/^Made 6 minutes ago .* The answer is for now, .* with 09:00 left of the wait\. /);
    expect(await answerAfter(await snapshotAt('countdown'), 3 * MINUTE)).toMatch(/^ The test is at .* 12:00 left /);
    expect(answer).not.toContain(ASK);
    expect(await answerAfter(await snapshotAt('countdown'), MINUTE / 2)).toMatch(/^ The test is at .* 15:00 left /);
  });

  it('may be further than the answer says, where a timer has ended', async () => {
    const reading = await answerAfter(await snapshotAt('countdown'), 16 * MINUTE);
    expect(reading).toMatch(
      /"Your test is ready", with 14:00 left .* Nothing was wrong when these details were copied\. When did you copy these details/,
    );
  });

  it('may be further, too, if the details are older than a wait', async () => {
    const snapshot = await snapshotAt('nasal-swab');
    expect(await answerAfter(snapshot, 10 * MINUTE)).not.toContain(ASK);
    expect(await answerAfter(snapshot, 25 * MINUTE)).toContain(ASK);
  });

  it.each([
    ['open-swab', ' Is the swab open, and did it touch the nose? ', '¿Está abierto el hisopo, '],
    ['prepare-1', ' When did you swab the nose, and when did the swab go into the tube? ', '¿Cuándo pasó el hisopo '],
    ['process-2', ' When did the swab go into the tube, and did any drop ', ' y ya cayó alguna gota '],
  ] as const)('is asked about its sample, at %s', async (step, english, spanish) => {
    const snapshot = await snapshotAt(step);
    const answer = await answerAfter(snapshot, 10 * MINUTE);
    expect(answer).toContain(
      ` When did you open the foil pouch? If that was more than 60 minutes ago, use a new kit.${english}`,
    );
    expect(answer).toContain(' If the swab fell, touched anything else, or waited outside the tube, take a new kit. ');
    expect(await answerAfter(snapshot, 10 * MINUTE, 'es')).toContain(spanish);
    expect(await answerAfter(snapshot, 2 * MINUTE)).not.toMatch(/foil pouch\?|the swab now|outside the tube/);
  });

  it('is asked about its pouch before there is a sample, and about neither in the wait', async () => {
    const early = await answerAfter(await snapshotAt('remove-foil'), 10 * MINUTE);
    expect(early).toContain(' When did you open the foil pouch? ');
    expect(early).not.toContain('swab');
    const inWait = { ...(await snapshotAt('countdown')), step: 'first-scan', missing: ['device'] } as const;
    expect(await answerAfter(inWait, 10 * MINUTE)).not.toContain('foil pouch?');
    for (const step of ['open-pouch', 'countdown'] as const)
      expect(await answerAfter(await snapshotAt(step), 10 * MINUTE)).not.toMatch(/foil pouch\?|outside the tube/);
  });

  it('is lost soon without a press', async () => {
    const snapshot = await snapshotAt('submit-report');
    expect(await answerAfter(snapshot, 20 * MINUTE)).not.toContain('logs you out');
    expect(await answerAfter(snapshot, 50 * MINUTE)).toContain(
      ' Press something on the page: without that, the app logs you out at about 11:15 AM, ',
    );
    const failed = await answerAfter({ ...snapshot, errors: ['TEST_SUBMIT_FAILED'] }, 50 * MINUTE);
    expect(failed).toContain(' and not lost yet. Keep the page open. ');
    expect(failed).not.toContain('close the page');
    expect(await answerAfter({ ...snapshot, errors: ['TEST_SUBMIT_FAILED'] }, 30 * MINUTE)).toContain(
      ' You may close the page, but open it again before 11:10 AM. ',
    );
    expect(await answerAfter(snapshot, 50 * MINUTE, 'es')).toContain(
      ' la aplicación cierra la sesión (hora aproximada: 11:15 a.m.), ',
    );
  });

  it('says first how to stay logged in, once the app warns of the logout', async () => {
    const answer = await answerAfter(await snapshotAt('open-swab'), 59 * MINUTE);
    const [stay, ask] = [answer.indexOf(' Select Stay logged in now. '), answer.indexOf(ASK)];
    expect(stay).toBeGreaterThan(0);
    expect(ask).toBeGreaterThan(stay);
  });

  it('is lost after an hour, and with it a drop that was not added in time', async () => {
    const drops = await answerAfter(await snapshotAt('process-2'), 3 * DAY);
    expect(drops).toMatch(
      /^Made 3 days ago .* the test was at "Add 4 drops"\. If nothing was pressed for 60 minutes since, the app has logged out, /,
    );
    expect(drops).toContain(' Otherwise, start again on the first page, with a new kit.');
    expect(drops).not.toContain('How many drops');
    expect(drops).toMatch(/ If you read your result while .* Otherwise, start again /);
    const waited = await answerAfter(await snapshotAt('countdown'), 62 * MINUTE);
    expect(waited).toMatch(
      / what does the app show now\? .* If you read your result while the app showed time for it, write it down, /,
    );
  });

  it('may have been read before it was lost', async () => {
    const answer = await answerAfter(await snapshotAt('confirm-result'), 70 * MINUTE);
    expect(answer).toMatch(
      / If you read your result while the app showed time for it, .* From 24 hours after the first scan, you can report it with "Report your result" on the first page\. Otherwise, start again .* If your phone or computer shows a wrong time, /,
    );
  });
});

describe('a result that waits', () => {
  it('waits until a day that is named, and after it perhaps no longer', async () => {
    const done = await snapshotAt('reporting-information');
    const unsent = { ...done, waiting: { ...done.waiting, guestResult: 1 } };
    expect(await answerAfter(unsent, 6 * DAY)).toMatch(
      / online by Friday, November 27\. Open Clearline here again, .* Write your result down, /,
    );
    expect(await answerAfter(unsent, 6 * DAY, 'es')).toContain(' a más tardar el viernes, 27 de noviembre. ');
    expect(await answerAfter(unsent, 9 * DAY)).toMatch(
      / some browsers delete it after 7 days without a visit\. Open Clearline here again, online, and see if a result still waits\. /,
    );
  });
});

describe('a test that is over only by the age of its details', () => {
  const WHEN = ' When did you copy these details, and what does the app show now';
  const GO_ON = /If the app still shows your test, (?:go on by the step and|answer these questions)/;

  it.each([
    ['result-ready', 20 * MINUTE],
    ['test-line', 16 * MINUTE],
    ['countdown', DAY],
    ['submit-report', DAY + 5 * MINUTE],
    ['process-2', 65 * MINUTE],
  ] as const)('may go on where the clock is slow, at %s', async (step, age) => {
    const snapshot = await snapshotAt(step);
    const answer = await answerAfter(snapshot, age);
    expect(answer).toContain(' When these details were copied, the test was at "');
    const order = [WHEN, GO_ON, /, with a new kit|another test with a new kit/].map((part) => answer.search(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    const spanish = await answerAfter(snapshot, age, 'es');
    expect(spanish).toMatch(/ Cuando se copiaron estos datos, la prueba estaba en .* ¿Cuándo copió estos datos y qué /);
    expect(spanish).toMatch(
      / Si la aplicación todavía muestra su prueba, (?:siga según el paso|conteste estas preguntas)/,
    );
  });

  it.each([
    ['open-swab', / Is the swab open, /, / ¿Está abierto el hisopo, /],
    ['process-2', / did any drop fall /, / ya cayó alguna gota /],
  ] as const)('is asked about its sample if it goes on, at %s', async (step, english, spanish) => {
    const snapshot = await snapshotAt(step);
    for (const [language, question, goOn] of [
      ['en', english, ' If the app still shows your test, '],
      ['es', spanish, ' Si la aplicación todavía muestra su prueba, '],
    ] as const) {
      const answer = await answerAfter(snapshot, 2 * 60 * MINUTE, language);
      expect(answer).toMatch(question);
      expect(answer.search(question)).toBeGreaterThan(answer.indexOf(goOn));
    }
  });

  it('hears of the clock last, and only if it shows a wrong time', async () => {
    const snapshot = await snapshotAt('countdown');
    expect(await answerAfter(snapshot, 70 * MINUTE)).toMatch(
      / If your phone or computer shows a wrong time, set its clock to automatic after the test\.$/,
    );
    expect(await answerAfter(snapshot, 70 * MINUTE, 'es')).toMatch(/ Si su teléfono .* después de la prueba\.$/);
  });

  it('is not asked about where it was over when the details were copied', async () => {
    const snapshot = await snapshotAt('result-ready');
    const ended = { ...snapshot, wait: endedAt(snapshot), reading: endedAt(snapshot) };
    const answer = await answerAfter(ended, 10 * MINUTE);
    expect(answer).toContain('so the app shows "Test result expired". Do not trust any line ');
    expect(answer).not.toContain('just now');
  });
});

describe('a clock that is wrong', () => {
  it('is what is wrong, so the answer does not say that nothing is', async () => {
    const done = await snapshotAt('reporting-information');
    const offered = { ...done, flags: { ...done.flags, isAccountOffered: true } };
    const none = { ...done, step: null, who: 'visitor', page: pageAt('landing') } as const;
    for (const snapshot of [await snapshotAt('countdown'), await snapshotAt('first-scan'), offered, none]) {
      const answer = await answerAfter(snapshot, -30 * MINUTE);
      expect(answer).toMatch(/ One of the two clocks is wrong, so check .* What date and time does your phone /);
      expect(answer).not.toMatch(/Nothing (?:is|was) wrong/);
      expect(await answerAfter(snapshot, -30 * MINUTE, 'es')).not.toContain('Todo est');
      expect(await answerAfter(snapshot, 0)).toContain('Nothing is wrong');
    }
    expect(await answerAfter(none, -30 * MINUTE)).toMatch(
      / show now\? Log in, or continue as a guest\. No result waits /,
    );
    expect(await answerAfter(offered, -30 * MINUTE)).toContain(' Select one of these buttons: ');
  });

  it('may be a slow one where details look old, so the answer speaks of then', async () => {
    const snapshot = await snapshotAt('countdown');
    expect(await answerAfter(snapshot, 6 * MINUTE)).toContain(
      ' Nothing was wrong when these details were copied; keep the page open. ',
    );
    expect(await answerAfter(snapshot, 3 * MINUTE)).toContain(' Nothing is wrong; keep the page open. ');
    expect(await answerAfter(snapshot, 6 * MINUTE, 'es')).toContain(' Todo estaba bien cuando se copiaron ');
  });

  it('may have time left where the app says that it is over', async () => {
    const snapshot = await snapshotAt('result-ready');
    const ended = { ...snapshot, clockNotice: 'unsure', wait: endedAt(snapshot), reading: endedAt(snapshot) } as const;
    expect(await answerAfter(ended, 0)).toMatch(
      /^ The app shows "Your test result may have expired", because the clock was changed\. The time may not be over; connect to the internet, .* Do not select Go to home page: /,
    );
  });

  it('is said besides that the browser is offline, and what else endangers the test', async () => {
    const snapshot = await snapshotAt('countdown');
    const flags = { ...snapshot.flags, isOnline: false };
    const unsure = await answerAfter({ ...snapshot, flags, clockNotice: 'unsure' }, 0);
    expect(unsure).toMatch(/ offline; keep the page open, .* so that the app can check the time\. Do not move /);
    const unkept = await answerAfter({ ...snapshot, flags: { ...flags, isDeviceKeeping: false } }, 0);
    expect(unkept).toMatch(
      / offline; keep the page open, .* so do not close or reload the page\. Connect your phone or computer to the internet\. Do not move /,
    );
    expect(unkept).not.toMatch(/nothing is lost|most steps work/);
  });

  it('leaves the time to the app, if that of the person is ahead', async () => {
    expect(await answerAfter(await snapshotAt('countdown'), -60 * MINUTE)).toContain(
      ' Go by the step and the time that the app shows now. ',
    );
  });
});

describe('details that are some minutes old', () => {
  it('say what was right then, also where the answer is for then', async () => {
    const done = await snapshotAt('reporting-information');
    const offered = { ...done, flags: { ...done.flags, isAccountOffered: true } };
    const none = { ...done, step: null, page: pageAt('home') } as const;
    for (const snapshot of [done, offered, none]) {
      expect(await answerAfter(snapshot, 3 * MINUTE)).toContain('Nothing is wrong');
      const old = await answerAfter(snapshot, 15 * MINUTE);
      expect(old).toContain(' Nothing was wrong when these details were copied. ');
      expect(old).not.toContain('Nothing is wrong');
      expect(await answerAfter(snapshot, 15 * MINUTE, 'es')).toContain(' Todo estaba bien cuando se copiaron ');
    }
    expect(await answerAfter(offered, 15 * MINUTE)).toContain(' Select one of these buttons: ');
    expect(await answerAfter(none, 15 * MINUTE)).toContain(' A test starts on the home page. If the swab or ');
    expect(await answerAfter(none, 15 * MINUTE, 'es')).toContain(' Si ya usó el hisopo o el casete de su kit, ');
  });
});

describe('what is left to do once a result is sent', () => {
  it('is a task at first, and later only a tip', async () => {
    const done = await snapshotAt('dispose-kit');
    expect(await answerAfter(done, 0)).toContain(' Have you done all that the page says: "Throw the kit away"? ');
    const old = await answerAfter(done, 2 * 60 * MINUTE);
    expect(old).toMatch(/ you may close the page\. It only gives a tip: "Throw the kit away"\.$/);
    expect(old).not.toContain('Have you done');
    expect(await answerAfter(done, 2 * 60 * MINUTE, 'es')).toMatch(/ Solo da un consejo: "[^"]+"\.$/);
  });
});

describe('little time to read the result', () => {
  it('is said first', async () => {
    const snapshot = await snapshotAt('result-ready');
    expect(await answerAfter(snapshot, 12 * MINUTE)).toContain(' Be quick: only 03:00 is left to read the result. ');
    expect(await answerAfter(snapshot, 5 * MINUTE)).not.toContain('Be quick');
  });
});

describe('details that were copied after a logout', () => {
  it('do not say if a result was read, so the answer says what to do with one', async () => {
    const visitor = {
      ...(await snapshotAt('countdown')),
      who: 'visitor',
      step: null,
      wait: null,
      reading: null,
    } as const;
    const after = (lastLogout: DiagnosticsSnapshot['lastLogout']) =>
      answerAfter({ ...visitor, lastLogout, page: pageAt('landing') }, 0);
    expect(await after('inactivity')).toMatch(
      /^ The person is not logged in: .* Did you see "Throw the kit away" or "You are done" after your test\? Then your result was submitted, and nothing is lost\. With an account, log in and look at your results\. If you saw neither .* If you read your result while the app showed time for it, write it down, .* If you have no result, start again on the first page\. /,
    );
    expect(await after('passwordChanged')).not.toMatch(/write it down|start again/);
  });

  it('say that no result waits to be sent, also to a person with an account', async () => {
    const nothing = ' No result waits to be sent from this phone or computer.';
    const done = { ...snapshotOfPerson(makeFlowHarness()), page: pageAt('home') } as const;
    expect(await answerAfter(done, 0)).toContain(nothing);
    expect(await answerAfter({ ...done, who: 'visitor', page: pageAt('landing') }, 0)).toContain(nothing);
  });
});

describe('a trouble in the wait', () => {
  it('comes after what not to do with the cassette', async () => {
    const snapshot = await snapshotAt('countdown');
    const todo = 'Do not move the cassette, and do not read the lines yet.';
    const damaged = { ...snapshot, persisted: { ...snapshot.persisted, pendingCalls: 'damaged' } } as const;
    expect(await answerAfter(damaged, 0)).toContain(`is lost, but this test goes on. ${todo}`);
    const form = { ...snapshot, page: { ...pageAt('support'), errors: ['EMPTY_NAME'] } } as const;
    expect(await answerAfter(form, 0)).toMatch(
      / select Back to test beside the time at the top\. .* do not read the lines yet\. When the test is done: Correct what the page marks/,
    );
  });
});

describe('a failed call without a network', () => {
  it('needs the internet first', async () => {
    const snapshot = await snapshotAt('submit-report');
    const flags = { ...snapshot.flags, isOnline: false };
    expect(await answerAfter({ ...snapshot, flags, errors: ['TEST_SUBMIT_FAILED'] }, 0)).toMatch(
      /" Your phone or computer is offline, so connect to the internet first\. .* Select Try again now, /,
    );
  });
});

describe('a snapshot that is cut off before its timers', () => {
  async function nextAfter(snapshot: DiagnosticsSnapshot, key: string, age: number): Promise<string> {
    const text = snapshotText(snapshot);
    const found = readPartialSource(text.slice(0, text.indexOf(`"${key}"`)), []);
    const made = foundIn(text).source.now.instant;
    if (found === null) throw new Error('Nothing is certain.');
    return (await partialReport(found, { language: 'en', now: made + age })).next.join(' ');
  }

  it('lets no one sit out the time to read the result', async () => {
    const snapshot = await snapshotAt('countdown');
    expect(await nextAfter(snapshot, 'wait', 0)).toMatch(/^Do not move the cassette, .* Read the lines only while /);
    expect(await nextAfter(snapshot, 'wait', 5 * MINUTE)).toMatch(
      /^Look at the app now, because the wait may be over\. /,
    );
    expect(await nextAfter(snapshot, 'wait', 31 * MINUTE)).toMatch(/trust no line that you did not read in time\.$/);
    expect(await nextAfter(await snapshotAt('submit-report'), 'wait', 2 * 60 * MINUTE)).toMatch(
      /^When did you copy these details, and what does the app show now\? If you saw .* Otherwise, your result was not submitted\. If you read your result .* new kit\.$/,
    );
  });

  it('asks about the sample all the same', async () => {
    const drops = await snapshotAt('process-2');
    expect(await nextAfter(drops, 'wait', 2 * 60 * MINUTE)).toMatch(
      /^When did you copy .* If the app still shows your test, answer these .* When did you open the foil pouch\? .* did any drop /,
    );
    expect(await nextAfter(drops, 'wait', 10 * MINUTE)).toMatch(/^When did you open the foil pouch\? /);
    expect(await nextAfter(drops, 'wait', MINUTE)).not.toContain('foil pouch');
  });

  it('has the time to read the result if it has the wait', async () => {
    const snapshot = await snapshotAt('countdown');
    expect(await nextAfter(snapshot, 'reading', 20 * MINUTE)).toMatch(/^When did you copy .* Read this page, /);
    expect(await nextAfter(snapshot, 'reading', 31 * MINUTE)).toMatch(
      /^When did you copy .* what does the app show now\? .* trust no line .* If it shows "Test result expired", or no test, take another test /,
    );
  });
});

describe('a cut-off snapshot beside a whole one', () => {
  it('is answered in part, because it may be the newer one', async () => {
    const [old, recent] = [snapshotText(await snapshotAt('wash-hands')), snapshotText(await snapshotAt('countdown'))];
    const text = `${recent.slice(0, recent.indexOf('"wait"'))}\n\n${old}`;
    expect(readPartialSource(text, [{ kind: 'besideCutOff', line: 1 }])).toMatchObject({ step: 'countdown' });
  });
});
