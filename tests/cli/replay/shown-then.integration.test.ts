import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { answerAgain } from '../../../cli/replay/answer-again.ts';
import { shortText } from '../../../cli/replay/answer-blocks.ts';
import { replayText } from '../../../cli/replay/print-replay.ts';
import { makeReplayReport } from '../../../cli/replay/replay-report.ts';
import { partialReport } from '../../../cli/replay/partial-report.ts';
import { readPartialSource, readSource } from '../../../cli/replay/replay-source.ts';
import { answerTime } from '../../../cli/replay/replay-time.ts';
import { snapshotText, type DiagnosticsSnapshot } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { foundIn, pageAt, snapshotAt } from './answers.ts';

const MINUTE = 60_000;
const OLD = 2 * 60 * MINUTE;

/** What the command reports so long after a snapshot was made, in milliseconds, without `--at`. */
async function reportAfter(snapshot: DiagnosticsSnapshot, age: number, language: Language = 'en') {
  const found = foundIn(snapshotText(snapshot));
  const now = found.source.now.instant + age;
  const { at, advance } = answerTime(undefined, found.source, now);
  return makeReplayReport(found, at, { language, now, advance });
}

async function saidAfter(snapshot: DiagnosticsSnapshot, age: number, language: Language = 'en'): Promise<string> {
  const { answer, next, passOn } = await reportAfter(snapshot, age, language);
  return [...answer, ...next, passOn ?? ''].join(' ');
}

describe('an error that showed before a logout', () => {
  it('is said with the step, and what to do if it shows again', async () => {
    const failed = { ...(await snapshotAt('submit-report')), errors: ['TEST_SUBMIT_FAILED'] } as const;
    const message = translations.en.general.errors.TEST_SUBMIT_FAILED;
    const { answer, next, passOn } = await reportAfter(failed, OLD);
    expect(answer[0]).toMatch(
      `When these details were copied, the test was at "Report your result". The app showed an error: "${message}"`,
    );
    expect(next.slice(0, 5)).toEqual([
      'When did you copy these details, and what does the app show now?',
      'If you saw "Throw the kit away" or "You are done" since, your result was submitted, and nothing is lost.',
      'If the app still shows your test, go on by the step and the time that it shows.',
      'If the app shows that message again, do this. Select Try again now, and once more after 5 minutes. If that fails too, tell us the time of your last try.',
      'Otherwise, your result was not submitted.',
    ]);
    expect(passOn).toContain('If it still fails, pass these details on');
    const spanish = await saidAfter(failed, OLD, 'es');
    expect(spanish).toMatch(
      /^Cuando se copiaron estos datos, la prueba estaba en .* La aplicación mostraba un error: "/,
    );
    expect(spanish).toContain(' Si la aplicación muestra otra vez ese mensaje, haga esto. ');
  });

  it('is final where the server decided', async () => {
    const saved = { ...(await snapshotAt('submit-report')), errors: ['RESULT_ALREADY_SAVED'] } as const;
    const answer = await saidAfter(saved, OLD);
    expect(answer).toContain(' that it shows. The server has the first result of this test, and that one stays. ');
    expect(answer).not.toContain('do this.');
  });

  it('names the button of the page that showed it, and no result where there is none', async () => {
    const page = { ...pageAt('editProfileSelection'), errors: ['UNKNOWN'] } as const;
    const answer = await saidAfter({ ...(await snapshotAt('process-2')), page }, OLD);
    expect(answer).toContain(' shows that message again, do this. Select Try again now, ');
    const before = { ...pageAt('support', 'changePassword'), errorsBefore: ['UNKNOWN'] } as const;
    expect(await saidAfter({ ...(await snapshotAt('process-2')), page: before }, OLD)).toMatch(
      / The page before had shown an error: .* do this\. Select Change password now, /,
    );
  });

  it('may be a rejected scan', async () => {
    const snapshot = await snapshotAt('first-scan');
    const rejected = { ...snapshot, scan: { ...snapshot.scan, outcome: 'expired' } } as const;
    const { title } = translations.en.steps.scan.messages.testing.expired;
    const answer = await saidAfter(rejected, OLD);
    expect(answer).toContain(`The last scan had not been accepted: "${title}". `);
    expect(answer).toContain(' shows that message again, do this. Do not use this kit. ');
  });

  it('may be an answer that did not come', async () => {
    const busy = { ...(await snapshotAt('submit-report')), busyWith: 'submit' } as const;
    const answer = await saidAfter(busy, OLD);
    expect(answer).toMatch(
      /^When .* the test was at "Report your result"\. The app waited for an answer from the server\. /,
    );
  });

  it('is not said where there was none, or where it still shows', async () => {
    const snapshot = await snapshotAt('submit-report');
    expect(await saidAfter(snapshot, OLD)).toMatch(
      /^When .* the test was at "Report your result"\. If nothing was pressed /,
    );
    expect(await saidAfter({ ...snapshot, errors: ['TEST_SUBMIT_FAILED'] }, 20 * MINUTE)).not.toContain(
      'When these details were copied',
    );
  });
});

describe('an answer that depends on when the details were copied', () => {
  it('is followed by the answer for details that were copied just now', async () => {
    const report = await reportAfter(await snapshotAt('test-line'), 40 * MINUTE);
    expect(report.answer).toEqual([
      'When these details were copied, the test was at "Is there a line at T?", with 15:00 left to read the result.',
      'By the clock here, the time to read the result has ended since.',
    ]);
    const text = replayText(report, {});
    expect(text).toContain(
      [
        'If they copied the details just now, their clock is slow, and this holds instead',
        '  The test is at "Is there a line at T?", with 15:00 left to read the result.',
        '  Nothing is wrong.',
        '',
        'What to say then',
        '  Look at T in bright light, and answer what you see. Even a faint line counts. Then select Next.',
      ].join('\n'),
    );
    const again = answerAgain(report, text, { isTTY: true, rows: 5, columns: 200 });
    expect(again).toContain('What to say then\n  Look at T in bright light, ');
    const spanish = replayText(await reportAfter(await snapshotAt('test-line'), 40 * MINUTE, 'es'), {});
    expect(spanish).toContain(
      '\nSi copiaron los datos hace un momento, su reloj está atrasado, y vale esto\n  La prueba ',
    );
  });

  it('is the only one where there is no such doubt', async () => {
    expect((await reportAfter(await snapshotAt('test-line'), 4 * MINUTE)).ifJustNow).toBeNull();
    expect((await reportAfter(await snapshotAt('reporting-information'), OLD)).ifJustNow).toBeNull();
  });
});

describe('the short answer', () => {
  it('is the two sentences and what to say next, for both clocks', async () => {
    const short = shortText(await reportAfter(await snapshotAt('wash-hands'), 0));
    expect(short).toBe(
      'The test is at "Wash your hands".\nNothing is wrong.\n\nWhat to say next\n  Have you done all that the page says: "Wash your hands"? If not, do it now. Then select Next.\n',
    );
    const old = shortText(await reportAfter(await snapshotAt('test-line'), 40 * MINUTE));
    expect(old).toMatch(
      /^Made 40 minutes ago [^]+\n\nWhen these details [^]+\nIf they copied the details just now, [^]+\nWhat to say then\n {2}Look at T /,
    );
    expect(old).not.toContain('What the app shows');
  });
});

describe('the answer to an email', () => {
  const emailTo = async (snapshot: DiagnosticsSnapshot, age: number, language: Language = 'en') => {
    const found = foundIn(snapshotText(snapshot));
    const now = found.source.now.instant + age;
    const { at, advance } = answerTime(undefined, found.source, now, true);
    return makeReplayReport(found, at, { language, now, advance, isEmail: true });
  };

  it('also says what holds once the time to read the result is over, or the app has logged out', async () => {
    const text = shortText(await emailTo(await snapshotAt('countdown'), MINUTE));
    expect(text).toMatch(
      /do not read the lines yet\.\n[^]+\n\nIf you read this after 10:30 AM\n {2}If you saw "Throw the kit away" [^]+ If you read your result while [^]+\n {2}Otherwise, start again on the first page, with a new kit\.\n$/,
    );
    expect(shortText(await emailTo(await snapshotAt('countdown'), MINUTE, 'es'))).toContain(
      '\nSi lee esto más tarde (después de 10:30 a.m.)\n  Si después vio "',
    );
  });

  it('says so from the logout on where no timer runs', async () => {
    const { later } = await emailTo(await snapshotAt('first-scan'), MINUTE);
    expect(later?.heading).toBe('If you read this after 11:00 AM');
  });

  it('says so of a text without its end, or with a changed step', async () => {
    const text = snapshotText(await snapshotAt('countdown'));
    const made = foundIn(text).source.now.instant;
    for (const damaged of [text.slice(0, text.indexOf('"flags"')), text.replace('"countdown"', '"count"')]) {
      const read = readSource(damaged);
      const partial = readPartialSource(damaged, read.ok ? [] : read.error);
      const report = partial && (await partialReport(partial, { language: 'en', now: made, isEmail: true }));
      expect(report?.later?.heading).toBe('If you read this after 10:30 AM');
      expect(report?.later?.next.at(-1)).toBe('Otherwise, start again on the first page, with a new kit.');
    }
  });

  it('is for now, also without a test under way', async () => {
    const { time, answer, next } = await emailTo(await snapshotAt('reporting-information'), OLD);
    expect(time).toMatch(/^Made 2 hours ago .* The answer is for now; /);
    expect([answer[1], next]).toEqual([
      'The result was submitted and is on the server, so nothing is lost.',
      ['Your result is on the server, so you may close the page.'],
    ]);
  });

  it('is one answer where the details are that old, or where no test is under way', async () => {
    for (const step of ['countdown', 'reporting-information'] as const) {
      const { later, ifJustNow } = await emailTo(await snapshotAt(step), OLD);
      expect([later, ifJustNow]).toEqual([null, null]);
    }
  });
});
