import { describe, expect, it } from 'vitest';
import { firstAnswer } from '../../../cli/replay/first-answer.ts';
import { openReplay } from '../../../cli/replay/open-replay.ts';
import { replayText } from '../../../cli/replay/print-replay.ts';
import { makeReplayReport } from '../../../cli/replay/replay-report.ts';
import { snapshotText, type DiagnosticsSnapshot } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { makeFlowHarness } from '../../support/flow-harness.ts';
import { changed, foundIn, snapshotAt, pageAt } from './answers.ts';

const VISITOR: DiagnosticsSnapshot = {
  ...snapshotOfPerson(makeFlowHarness()),
  who: 'visitor',
  page: pageAt('landing'),
};

describe('the test of an account whose login ended', () => {
  const persisted = { ...VISITOR.persisted, parkedTests: 'read' } as const;

  it('is saved, and goes on after a login of the same account', async () => {
    expect(await changed(VISITOR, { persisted })).toBe(
      'An account’s test is saved on this phone or computer, but its login ended. Its time may be running, so log in again at once, with the same account. Log in again at once, here and with the same account. Do not start over, and do not continue as a guest. After the login, your test goes on if its time is not over. If your drops are in, look at the lines 15 to 30 minutes after the last drop. Write down what you see. Trust no line that you look at later. From 24 hours after the first scan, you can report that result with "Report your result" on the first page.',
    );
    expect(await changed(VISITOR, { persisted, language: 'es' }, 'es')).toBe(
      'La prueba de una cuenta está guardada en este teléfono o computadora, pero su sesión se cerró. Su tiempo puede estar corriendo: hay que iniciar sesión enseguida, con la misma cuenta. Inicie sesión enseguida, aquí y con la misma cuenta. No empiece de nuevo ni continúe sin cuenta. Al iniciar sesión, su prueba sigue si su tiempo no se ha acabado. Si ya puso las gotas, mire las líneas de 15 a 30 minutos después de la última gota. Anote lo que ve. No confíe en ninguna línea que mire más tarde. A partir de 24 horas después de escanear el casete por primera vez, puede reportar ese resultado con "Reporte su resultado" en la primera página.',
    );
  });

  it('needs the internet first while that is missing', async () => {
    const flags = { ...VISITOR.flags, isOnline: false };
    const answer = await changed(VISITOR, { persisted, flags });
    expect(answer).toContain(' offline, so connect to the internet first. Log in again at once, ');
    expect(answer).not.toContain('or continue as a guest');
  });

  it('is not spoken of to a logged in person, whose own test would show', async () => {
    expect(await changed(VISITOR, { who: 'account', persisted })).toBe(
      'There is no test under way. Nothing is wrong; a test starts on the home page. If the swab or the cassette of your kit is used, or its foil pouch has been open for over 60 minutes, take a new kit. No result waits to be sent from this phone or computer.',
    );
    expect(await changed(VISITOR, { who: 'guest', persisted })).toMatch(/^An account’s test is saved /);
  });
});

describe('a finished test of an account whose login ended', () => {
  it('waits for the login with its result, and no test goes on', async () => {
    const persisted = { ...VISITOR.persisted, parkedTests: 'read' } as const;
    const answer = await changed(VISITOR, { persisted, waiting: { ...VISITOR.waiting, result: 1 } });
    expect(answer).toContain(' The result of an account waits to be sent. ');
    expect(answer).not.toContain('the test goes on');
  });
});

describe('a result that the server rejected', () => {
  it('is not saved once that was confirmed, also while an account is offered', async () => {
    const done = { ...(await snapshotAt('reporting-information')), isSubmitted: false };
    expect(await changed(done, {})).toBe(
      'The test is over, but its result was not saved, and the app shows "You are done". The server did not accept the result, so it has none of this test. For a result on the server, take another test with a new kit.',
    );
    expect(await changed(done, { language: 'es' }, 'es')).toMatch(/ pero su resultado no se guardó, /);
    const offered = await changed(done, { flags: { ...done.flags, isAccountOffered: true } });
    expect(offered).toContain(' The server did not accept the result, ');
    expect(offered).not.toContain('Nothing is wrong');
  });

  it('does not lead back to its test, which the server never accepts', async () => {
    const done = { ...(await snapshotAt('reporting-information')), isSubmitted: false };
    const answer = await changed(done, {
      refused: ['PREVIOUSLY_USED_DEVICE'],
      page: pageAt('support', 'testSteps'),
    });
    expect(answer).toContain('never accepts this result');
    expect(answer).not.toContain('The test goes on');
  });
});

describe('a login that must wait', () => {
  it.each([
    ['en', 'The app shows an error: "'],
    ['es', 'La aplicación muestra un error: "'],
  ] as const)('tells support the error, and the person only what to do, in %s', async (language, error) => {
    const persisted = { ...VISITOR.persisted, parkedTests: 'read' } as const;
    const page = { ...pageAt('login'), errors: ['TOO_MANY_REQUESTS'] } as const;
    const found = foundIn(snapshotText({ ...VISITOR, language, lastLogout: 'loginEnded', persisted, page }));
    const { answer, next } = await makeReplayReport(found, found.source.now.instant, { language });
    expect(answer[1]).toContain(` ${error}`);
    expect(next).toHaveLength(3);
    expect(next[0]).not.toContain('"');
  });
});

describe('a result of an account whose login ended', () => {
  const waiting = { ...VISITOR.waiting, result: 1 };

  it('waits for a login of the same account', async () => {
    expect(await changed(VISITOR, { waiting })).toBe(
      'The person is not logged in, so there is no test under way. The result of an account waits to be sent. It is saved here, but needs that account’s login. Log in here, online, with the same account, by Friday, November 27. Then the app can send it. Write your result down, in case it is lost before it is sent.',
    );
    expect(await changed(VISITOR, { waiting, language: 'es' }, 'es')).toMatch(
      / pero falta iniciar sesión\. Inicie sesión aquí, con internet y con la misma cuenta, /,
    );
    const flags = { ...VISITOR.flags, isOnline: false };
    expect(await changed(VISITOR, { waiting, flags })).toMatch(
      / waits while the browser is offline\. It is saved here, but needs that account’s login\. Log in here, online, /,
    );
  });

  it('waits for that login also in a browser that saves nothing, and after the test of a guest', async () => {
    const flags = { ...VISITOR.flags, isDeviceKeeping: false };
    expect(await changed(VISITOR, { waiting, flags })).toMatch(/ until it is sent\. Log in here, online, /);
    const running = await snapshotAt('countdown');
    expect(await changed(running, { waiting })).toMatch(
      / Go on with this test, and be online by Friday, November 27\. .* After this test, log in here with the account /,
    );
  });

  it('needs no login of a guest, or of the account that is logged in', async () => {
    const guests = { ...VISITOR.waiting, guestResult: 1 };
    expect(await changed(VISITOR, { waiting: guests })).toMatch(
      / open it here again online by Friday, November 27\. Open Clearline here again, .* Write your result down, /,
    );
    const flags = { ...VISITOR.flags, isOnline: false };
    expect(await changed(VISITOR, { who: 'account', waiting, flags })).not.toContain('log in');
  });

  it.each([
    ['en', 'the server: the phone or computer of the person had this to send: a result (1)'],
    ['es', 'al servidor: el teléfono o la computadora de la persona tenía esto por enviar: un resultado (1)'],
  ] as const)('is not reported as sent by the replay, in %s', async (language, expected) => {
    const found = foundIn(snapshotText({ ...VISITOR, waiting }));
    const report = await makeReplayReport(found, found.source.now.instant, { language });
    const text = replayText(report, { why: true });
    expect(text).toContain(expected);
    expect(text).not.toMatch(/what waited was sent|lo que esperaba se envió/);
  });
});

describe('a person who was logged out after an hour without input', () => {
  const loggedOut = async (snapshot: DiagnosticsSnapshot, language: Language = 'en'): Promise<string> => {
    const { source } = foundIn(snapshotText({ ...snapshot, language }));
    const open = await openReplay(source, source.now.instant + 24 * 60 * 60_000);
    const { state, next } = firstAnswer(source, open, { language });
    return [state, ...next].join(' ');
  };

  it('has lost nothing after a result was submitted', async () => {
    const done = await snapshotAt('reporting-information');
    expect(await loggedOut(done)).toBe(
      'The result was submitted and is on the server, so nothing is lost. Your result is on the server, so you may close the page.',
    );
    expect(await loggedOut(done, 'es')).toBe(
      'El resultado se envió y está en el servidor: no se pierde nada. Su resultado está en el servidor, así que puede cerrar la página.',
    );
    expect(await loggedOut({ ...done, refused: ['PREVIOUSLY_USED_DEVICE'] })).toMatch(/^A result was not accepted: /);
  });

  it('has a result that waits, for which an account logs in again', async () => {
    const done = await snapshotAt('reporting-information');
    const { waiting } = done;
    expect(await loggedOut({ ...done, waiting: { ...waiting, guestResult: 1 } })).toMatch(
      /^A result waits to be sent; the page may be closed, /,
    );
    expect(await loggedOut({ ...done, who: 'account', waiting: { ...waiting, result: 1 } })).toMatch(
      /^The result of an account waits to be sent\. .* Log in here, online, with the same account, by Friday, November 27\. /,
    );
  });

  it('has lost a test that was not submitted, unless a clock is slow', async () => {
    expect(await loggedOut(await snapshotAt('countdown'))).toBe(
      'If nothing was pressed for 60 minutes since, the app has logged out, and the test is over. When did you copy these details, and what does the app show now? If you saw "Throw the kit away" or "You are done" since, your result was submitted, and nothing is lost. If the app still shows your test, go on by the step and the time that it shows. If you read your result while the app showed time for it, write it down, and trust no line that you look at now. From 24 hours after the first scan, you can report it with "Report your result" on the first page. Otherwise, start again on the first page, with a new kit. If your phone or computer shows a wrong time, set its clock to automatic after the test.',
    );
    const running = await snapshotAt('countdown');
    expect(await loggedOut({ ...running, waiting: { ...running.waiting, guestResult: 1 } })).toMatch(
      /^A result waits to be sent; .* by Friday, November 27\. When did you copy .* Otherwise, start again on the first page, .* Open Clearline here again, /,
    );
  });
});
