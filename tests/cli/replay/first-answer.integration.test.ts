import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { terminalTexts } from '../../../adapters/translations/terminal.ts';
import { answerAgain } from '../../../cli/replay/answer-again.ts';
import { replayText } from '../../../cli/replay/print-replay.ts';
import { makeReplayReport } from '../../../cli/replay/replay-report.ts';
import { readPaste } from '../../../cli/replay/read-paste.ts';
import { readSource } from '../../../cli/replay/replay-source.ts';
import { compareTexts } from '../../adapters/translations/check-texts.ts';
import { snapshotText, type DiagnosticsSnapshot } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { STEP_BOXES, type StepId } from '../../../core/flow/step-row.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { makeFlowHarness, startedHarness } from '../../support/flow-harness.ts';

const MINUTE = 60_000;
const { errors: ERRORS } = translations.en.general;
const WAIT_STATE = 'Nothing is wrong; keep the page open.';
const WAIT_TODO = 'Do not move the cassette, and do not read the lines yet.';
const READ_AT = 'Read your result when the app says so, at about 10:15 AM, and confirm it before 10:30 AM.';
const COUNTDOWN = 'The test is at "Wait 15 minutes"';

async function snapshotAt(step: StepId, minutes = 0): Promise<DiagnosticsSnapshot> {
  const harness = await startedHarness('testing');
  await harness.passUntil(step);
  harness.wait(minutes * MINUTE);
  return snapshotOfPerson(harness);
}

async function reportOf(
  snapshot: DiagnosticsSnapshot,
  { later = 0, language = 'en' }: { readonly later?: number; readonly language?: Language } = {},
) {
  const found = readSource(snapshotText(snapshot));
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  if ('reduced' in found.value) throw new Error('It is reduced.');
  return makeReplayReport(found.value, found.value.source.now.instant + later * MINUTE, { language });
}

async function answerOf(...given: Parameters<typeof reportOf>): Promise<string> {
  const { answer, next } = await reportOf(...given);
  return [...answer, ...next].join(' ');
}

describe('the first answer about a snapshot', () => {
  it('is the time that is left, and that nothing is wrong', async () => {
    const snapshot = await snapshotAt('countdown', 5);
    expect(await answerOf(snapshot)).toBe(
      `${COUNTDOWN}, with 10:00 left of the wait. ${WAIT_STATE} ${WAIT_TODO} ${READ_AT}`,
    );
    expect(await answerOf({ ...snapshot, language: 'es' }, { language: 'es' })).toBe(
      'La prueba está en "Espere 15 minutos"; faltan 10:00 de la espera. Todo está bien; la página se queda abierta. No mueva el casete ni lea las líneas todavía. Lea su resultado cuando lo diga la aplicación (hora aproximada: 10:15 a.m.). Confírmelo antes de la hora límite (10:30 a.m.).',
    );
    expect(await answerOf(snapshot, { later: 12 })).toBe(
      'The test is at "Your test is ready", with 13:00 left to read the result. Nothing was wrong when these details were copied. When did you copy these details, and what have you done since? A result that you confirmed in time counts. Go by the step and the time that the app shows now. Read this page, and then select Next. Confirm your result before 10:30 AM.',
    );
    expect(await answerOf(snapshot, { later: 30 })).toBe(
      'When these details were copied, the test was at "Wait 15 minutes", with 10:00 left of the wait. By the clock here, the time to read the result has ended since. When did you copy these details, and what does the app show now? If you saw "Throw the kit away" or "You are done" since, your result was submitted, and nothing is lost. If the app still shows your test, go on by the step and the time that it shows. If you read your result while the app showed time for it, write it down, and trust no line that you look at now. From 24 hours after the first scan, you can report it with "Report your result" on the first page. If it shows "Test result expired", or no test, take another test with a new kit. If your phone or computer shows a wrong time, set its clock to automatic after the test.',
    );
    expect(await answerOf(snapshot, { later: 24 * 60 })).toBe(
      'When these details were copied, the test was at "Wait 15 minutes", with 10:00 left of the wait. If nothing was pressed for 60 minutes since, the app has logged out, and the test is over. When did you copy these details, and what does the app show now? If you saw "Throw the kit away" or "You are done" since, your result was submitted, and nothing is lost. If the app still shows your test, go on by the step and the time that it shows. If you read your result while the app showed time for it, write it down, and trust no line that you look at now. From 24 hours after the first scan, you can report it with "Report your result" on the first page. Otherwise, start again on the first page, with a new kit. If your phone or computer shows a wrong time, set its clock to automatic after the test.',
    );
  });

  it('says what the step needs', async () => {
    expect(await answerOf(await snapshotAt('first-scan'))).toMatch(
      / Nothing is wrong\. Scan the small square code on the cassette, or type it\.$/,
    );
    expect(await answerOf(await snapshotAt('collection-method'))).toMatch(
      / Nothing is wrong\. Choose who takes the sample\. Then select Next\.$/,
    );
    expect(await answerOf({ ...snapshotOfPerson(makeFlowHarness()), who: 'visitor' })).toBe(
      'The person is not logged in, so there is no test under way. Nothing is wrong; log in, or continue as a guest. No result waits to be sent from this phone or computer.',
    );
  });

  it('names what failed', async () => {
    const snapshot = await snapshotAt('first-scan');
    const { flags, waiting } = snapshot;
    const changed = (parts: Partial<DiagnosticsSnapshot>) => answerOf({ ...snapshot, ...parts });
    expect(await changed({ scan: { outcome: 'expired', isBox: false } })).toContain(
      'The last scan was not accepted: "This test is expired". Do not use this kit. ',
    );
    expect(await changed({ scan: { outcome: 'scanFailed', isBox: true } })).toContain(
      '"Code on the box not recognized".',
    );
    expect(await changed({ errors: ['TOO_MANY_REQUESTS'] })).toContain('so wait a few minutes and then try again.');
    expect(await changed({ busyWith: 'scan' })).toContain('The app waits for an answer from the server');
    const offline = { flags: { ...flags, isOnline: false }, waiting: { ...waiting, progress: 1 } };
    expect(await changed(offline)).toContain(
      'offline, and this step needs the internet, so connect first. Connect your phone or computer to the internet. Scan the',
    );
    expect(await answerOf({ ...(await snapshotAt('process-2')), ...offline })).toContain(
      'offline; nothing is lost, so keep the page open',
    );
    expect(await changed({ flags: { ...flags, isDeviceKeeping: false } })).toContain(
      'The browser stores nothing of this',
    );
    const none = { ...snapshotOfPerson(makeFlowHarness()), flags: { ...flags, isDeviceKeeping: false } };
    expect(await answerOf(none)).toMatch(
      / no test under way\. The browser stores nothing, so a test is lost .* another browser\.$/,
    );
    expect(await changed({ refused: ['PREVIOUSLY_USED_DEVICE'] })).toContain('A result was not accepted: "');
    expect(await changed({ flags: { ...flags, isInactivityWarned: true } })).toMatch(
      / about to log the person out; select Stay logged in\. Select Stay logged in now\. Scan the small square code /,
    );
    expect(await changed({ resumed: { rule: 'missing', missing: 'symptoms' } })).toContain(
      'asks again for the answer about symptoms',
    );
  });

  it('never says that a result is submitted while it waits to be sent', async () => {
    const { waiting, flags, ...snapshot } = await snapshotAt('reporting-information');
    const sent = await answerOf({ ...snapshot, waiting, flags });
    expect(sent).toMatch(
      /^The result is submitted, .* Nothing is wrong\. Your result is on the server, so you may close the page\. Read this page, and then select OK\.$/,
    );
    // It may be the result of this test.
    expect(await answerOf({ ...snapshot, waiting, flags, refused: ['PREVIOUSLY_USED_DEVICE'] })).toMatch(
      /^The test is done, and the app shows "You are done"\. A result was not accepted: /,
    );
    const unsent = { ...snapshot, flags, waiting: { ...waiting, guestResult: 1 } };
    expect(await answerOf(unsent)).toMatch(/^The test is done, but its result is not sent yet; /);
    expect(await answerOf({ ...unsent, flags: { ...flags, isOnline: false } })).toMatch(
      /^The test is done, but its result is not sent yet; /,
    );
    expect(await answerOf(unsent, { language: 'es' })).toMatch(
      /^La prueba terminó, pero su resultado todavía no se envió; /,
    );
  });

  it('says of a result that waits what the app says: whether the page may be closed', async () => {
    const { waiting, flags, ...snapshot } = await snapshotAt('reporting-information');
    const unsent = { ...snapshot, flags, waiting: { ...waiting, guestResult: 1 } };
    const offline = { ...unsent, flags: { ...flags, isOnline: false } };
    const { kept, notKept } = translations.en.general.outbox;
    for (const one of [unsent, offline]) {
      const { answer, screen } = await reportOf(one);
      expect(answer[1]).toMatch(/ the page may be closed, .* by Friday, November 27\.$/);
      if (one === offline) expect(screen.join('\n')).toContain(kept);
    }
    const notStored = { ...offline, flags: { ...offline.flags, isDeviceKeeping: false } };
    expect(notKept).toContain('keep this page open');
    expect((await reportOf(notStored)).answer[1]).toMatch(/ cannot save; keep the page open /);
    const running = await snapshotAt('countdown', 5);
    const another = { ...running, flags: offline.flags, waiting: { ...running.waiting, guestResult: 1 } };
    expect((await reportOf(another)).answer[1]).toMatch(/ an earlier test .* Go on with this test, /);
  });

  it('says that stored data was damaged, where it looks as if there had never been a test', async () => {
    const snapshot = snapshotOfPerson(makeFlowHarness());
    const { persisted } = snapshot;
    const changed = (parts: Partial<DiagnosticsSnapshot>) => answerOf({ ...snapshot, ...parts });
    const testDamaged =
      /^A test was saved on this phone or computer, but its data was damaged, so the app started without it\. /;
    expect(await changed({ persisted: { ...persisted, test: 'damaged' } })).toMatch(testDamaged);
    const damage = { foundAt: '2026-11-20T09:00:00.000-08:00', items: ['test'] } as const;
    expect(await changed({ damage })).toMatch(testDamaged);
    expect(await changed({ persisted: { ...persisted, guestVisit: 'damaged' } })).toMatch(
      /^The saved login or guest visit was damaged, /,
    );
    expect(await changed({ persisted: { ...persisted, test: 'unreadable' } })).toMatch(
      /^The browser does not let the app use its storage, /,
    );
    expect(await changed({ persisted: { ...persisted, pendingCalls: 'damaged' } })).toContain(
      'What waited to be sent was damaged and is lost; perhaps a result was in it. Write down your last result, ',
    );
  });

  it('says of a running test what is wrong with its storage now, not what was wrong before', async () => {
    const snapshot = await snapshotAt('countdown', 5);
    const { persisted } = snapshot;
    const changed = (parts: Partial<DiagnosticsSnapshot>) => answerOf({ ...snapshot, ...parts });
    expect(await changed({ persisted: { ...persisted, test: 'damaged' } })).toMatch(/ 10:00 left .* was damaged\. /);
    expect(await changed({ persisted: { ...persisted, test: 'unreadable' } })).toMatch(/ browser stores nothing /);
    const damage = { foundAt: '2026-11-20T09:00:00.000-08:00', items: ['test'] } as const;
    expect(await changed({ damage })).toBe(
      `${COUNTDOWN}, with 10:00 left of the wait. ${WAIT_STATE} ${WAIT_TODO} ${READ_AT}`,
    );
    expect(replayText(await reportOf({ ...snapshot, damage }), { why: true })).toContain(
      'found damaged 2026-11-20 09:00:00 (UTC-08:00): the test',
    );
  });

  it('is followed by a warning where a result is invented, which could be taken for the person’s own', async () => {
    const { inventedResult } = terminalTexts.en.replay;
    const withResult = replayText(await reportOf(await snapshotAt('reporting-information')), {});
    expect(withResult.split('\n\n')[2]).toBe(inventedResult);
    expect(replayText(await reportOf(await snapshotAt('countdown')), { why: true })).not.toContain(inventedResult);
  });

  it('is followed by boxes that are marked, because a snapshot does not say which are checked', async () => {
    const { screen } = await reportOf(await snapshotAt('ready-check'));
    const boxes = screen.filter((line) => line.trim().startsWith('['));
    expect(boxes.filter((line) => line.endsWith('(invented)'))).toHaveLength(STEP_BOXES['ready-check'].length);
  });

  it('is followed by a screen whose invented lines are marked where they stand', async () => {
    const marked = async (step: StepId, language: Language = 'en') => {
      const { screen } = await reportOf(await snapshotAt(step), { language });
      const mark = ` ${terminalTexts[language].replay.inventedMark}`;
      return screen.filter((line) => line.endsWith(mark)).map((line) => line.slice(0, -mark.length).trim());
    };
    const { choices } = translations.en.general;
    const last = await marked('reporting-information');
    expect(last).toContain(`Result: ${choices.result.negative}`);
    expect(last.join('\n')).not.toMatch(/You are done|Thank you/);
    expect(await marked('reporting-information', 'es')).toContain(
      `Resultado: ${translations.es.general.choices.result.negative}`,
    );
    expect(await marked('countdown')).toEqual([]);
  });

  it('is followed by what each button does, and what of it follows from an invented value', async () => {
    const outcomeOf = async (snapshot: DiagnosticsSnapshot): Promise<string> =>
      replayText(await reportOf(snapshot), {}).match(/^ {2}\[ Next \] +(.*)$/m)?.[1] ?? '';
    const review = await outcomeOf({ ...(await snapshotAt('review-profile')), isNextFree: false });
    expect(review).toBe(
      `stays: what is typed on the step is missing or wrong; shows "${ERRORS.EMPTY_DATE_OF_BIRTH}" (invented); shows "${ERRORS.EMPTY_ZIP}" (invented)`,
    );
    expect(await outcomeOf(await snapshotAt('confirm-result'))).not.toContain('(invented)');
  });

  it('lets Next lead on wherever the snapshot says so', async () => {
    const harness = await startedHarness('reporting');
    await harness.passUntil('result-questionnaire');
    const { next, buttons } = await reportOf({ ...snapshotOfPerson(harness), isNextFree: true });
    expect(next).toEqual(['Check the result and the time of the test. Then select Next.']);
    expect(buttons.find(({ button }) => button === 'next')).toMatchObject({ step: 'confirm-result', otherwise: null });
  });

  it('names buttons and titles as the person’s screen shows them', async () => {
    const snapshot = { ...(await snapshotAt('result-ready')), language: 'es' } as const;
    expect(await answerOf(snapshot)).toMatch(
      /"Su prueba está lista \(Your test is ready\)", .* select Siguiente \(Next\)\. Confirm /,
    );
    expect(await answerOf(snapshot, { language: 'es' })).toMatch(
      /"Su prueba está lista"; .* y después toque Siguiente\. Confirme /,
    );
  });

  it('names the buttons that offer an account', async () => {
    const snapshot = await snapshotAt('reporting-information');
    const { create, decline } = translations.en.steps.accountPrompt;
    expect(await answerOf({ ...snapshot, flags: { ...snapshot.flags, isAccountOffered: true } })).toContain(
      ` select one of the buttons: ${create.button} / ${decline.button}.`,
    );
  });

  it('has two sentences, and apart from them what to say next', async () => {
    const report = await reportOf(await snapshotAt('countdown', 5));
    expect(report.answer).toEqual([`${COUNTDOWN}, with 10:00 left of the wait.`, WAIT_STATE]);
    const failed = { ...(await snapshotAt('submit-report')), errors: ['UNKNOWN'] } as const;
    const { answer, next } = await reportOf(failed);
    expect(answer[1]).toBe(`The app shows an error: "${ERRORS.UNKNOWN}"`);
    expect(next.join(' ')).toMatch(/^Your test is saved on this phone or computer, and not lost\. /);
    expect(replayText(report, {})).toContain(`${WAIT_STATE}\n\nWhat to say next\n  ${WAIT_TODO}\n  ${READ_AT}\n\n`);
  });

  it('stands above the rest, below only a difference of versions', async () => {
    const snapshot = await snapshotAt('countdown', 5);
    const other = { ...snapshot, versions: { ...snapshot.versions, app: '0.0.9' } };
    const text = replayText(await reportOf(other), {});
    expect(text).toMatch(
      /^It comes from version 0\.0\.9 of the app, [^\n]+\n\nThe test is at [^\n]+ 10:00 left of the wait\.\nNothing is wrong/,
    );
    const why = replayText(await reportOf(other), { why: true });
    for (const rule of ['Which rules put them there', 'Rules: the end of the wait leads on']) {
      expect(text).not.toContain(rule);
      expect(why).toContain(rule);
    }
  });

  it('is repeated last in a terminal that it scrolls out of, and nowhere else', async () => {
    const report = await reportOf(await snapshotAt('countdown', 5));
    const text = replayText(report, {});
    const again = `\nThe answer again:\n${COUNTDOWN}, with 10:00 left of the wait.\n${WAIT_STATE}\n${WAIT_TODO}\n${READ_AT}\n`;
    expect(text.split('\n').length).toBeGreaterThan(24);
    expect(answerAgain(report, text, { isTTY: true, columns: 120, rows: 24 })).toBe(again);
    expect(answerAgain(report, text, { isTTY: true, columns: 120 })).toBe(again);
    expect(answerAgain(report, text, { isTTY: true, columns: 120, rows: 500 })).toBe('');
    expect(answerAgain(report, text, {})).toBe('');
  });

  it('has the same variables in every language', () => {
    expect(compareTexts(terminalTexts.en, terminalTexts.es, { name: 'Spanish', sharedWords: [] })).toEqual([]);
  });
});

describe('a pasted email', () => {
  it('ends with its snapshot, or with the input', async () => {
    const text = snapshotText(await snapshotAt('countdown'));
    const [input, output] = [new PassThrough(), new PassThrough()];
    const pasted = readPaste(input, output, 'en');
    input.write(`Hi {there}\n${text}\n`);
    expect(readSource(await pasted)).toMatchObject({ ok: true });
    expect(String(output.read())).toMatch(/^Paste the email/);

    const ended = new PassThrough();
    ended.end('no snapshot');
    expect(await readPaste(ended, output, 'es')).toBe('no snapshot\n');
    expect(String(output.read())).toMatch(/^Pegue aquí el correo/);
  });

  it('ends with Ctrl-D in a terminal, also in the middle of a line', async () => {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: vi.fn() });
    const pasted = readPaste(input, new PassThrough(), 'en');
    input.write('{\n"format": "clear\u0004');
    expect(await pasted).toBe('{\n"format": "clear\n');
  });

  it('leaves no line of a terminal to the shell', async () => {
    const text = snapshotText(await snapshotAt('countdown'));
    const setRawMode = vi.fn();
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode });
    const pasted = readPaste(input, new PassThrough(), 'en');
    input.write(`${text}\nrm notes.txt`);
    expect(readSource(await pasted)).toMatchObject({ ok: true });
    expect(setRawMode.mock.calls).toEqual([[true], [false]]);
    expect(input.readableLength).toBe(0);
  });
});
