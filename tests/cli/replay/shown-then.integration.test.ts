import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { answerAgain } from '../../../cli/replay/answer-again.ts';
import { shortText } from '../../../cli/replay/answer-blocks.ts';
import { replayText } from '../../../cli/replay/print-replay.ts';
import { makeReplayReport } from '../../../cli/replay/replay-report.ts';
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
  it('is said first, and that the server may not have the result', async () => {
    const failed = { ...(await snapshotAt('submit-report')), errors: ['TEST_SUBMIT_FAILED'] } as const;
    const message = translations.en.general.errors.TEST_SUBMIT_FAILED;
    const { answer, next, passOn } = await reportAfter(failed, OLD);
    expect(answer[0]).toMatch(
      `When these details were copied, the app showed an error: "${message}" If nothing was pressed for 60 minutes, `,
    );
    expect(next.slice(0, 4)).toEqual([
      `When you copied these details, the app showed: "${message}"`,
      'The server may not have your result, so write it down.',
      'If the app still shows that, or shows it again, do this. Select Try again now, and once more after 5 minutes. If that fails too, tell us the time of your last try.',
      'When did you copy these details, and what does the app show now?',
    ]);
    expect(passOn).toContain('If it still fails, pass these details on');
    const spanish = await saidAfter(failed, OLD, 'es');
    expect(spanish).toMatch(/^Cuando se copiaron estos datos, la aplicación mostraba un error: "/);
    expect(spanish).toContain(
      ' Quizás el servidor no tiene su resultado; anótelo. Si la aplicación todavía lo muestra, ',
    );
  });

  it('is final where the server decided', async () => {
    const saved = { ...(await snapshotAt('submit-report')), errors: ['RESULT_ALREADY_SAVED'] } as const;
    const answer = await saidAfter(saved, OLD);
    expect(answer).toContain('" The server has the first result of this test, and that one stays. ');
    expect(answer).not.toContain('do this.');
    expect(answer).not.toContain('The server may not have your result');
  });

  it('names the button of the page that showed it, and no result where there is none', async () => {
    const page = { ...pageAt('editProfileSelection'), errors: ['UNKNOWN'] } as const;
    const answer = await saidAfter({ ...(await snapshotAt('process-2')), page }, OLD);
    expect(answer).toContain(' or shows it again, do this. Select Try again now, ');
    expect(answer).not.toContain('The server may not have your result');
    const before = { ...pageAt('support', 'changePassword'), errorsBefore: ['UNKNOWN'] } as const;
    expect(await saidAfter({ ...(await snapshotAt('process-2')), page: before }, OLD)).toMatch(
      /^When these details were copied, the page before had shown an error: .* Before you opened the help page, the app showed: .* do this\. Select Change password now, /,
    );
  });

  it('may be a rejected scan', async () => {
    const snapshot = await snapshotAt('first-scan');
    const rejected = { ...snapshot, scan: { ...snapshot.scan, outcome: 'expired' } } as const;
    const { title } = translations.en.steps.scan.messages.testing.expired;
    const answer = await saidAfter(rejected, OLD);
    expect(answer).toContain(`the last scan had not been accepted: "${title}". `);
    expect(answer).toContain(' or shows it again, do this. Do not use this kit. ');
  });

  it('may be an answer that did not come', async () => {
    const busy = { ...(await snapshotAt('submit-report')), busyWith: 'submit' } as const;
    const answer = await saidAfter(busy, OLD);
    expect(answer).toMatch(/^When these details were copied, the app waited for an answer from the server\. /);
    expect(answer).toContain(' The server may not have your result, so write it down. ');
  });

  it('is not said where there was none, or where it still shows', async () => {
    const snapshot = await snapshotAt('submit-report');
    expect(await saidAfter(snapshot, OLD)).toMatch(/^If nothing was pressed /);
    expect(await saidAfter({ ...snapshot, errors: ['TEST_SUBMIT_FAILED'] }, 20 * MINUTE)).not.toContain(
      'When these details were copied',
    );
  });
});

describe('an answer that depends on when the details were copied', () => {
  it('is followed by the answer for details that were copied just now', async () => {
    const report = await reportAfter(await snapshotAt('test-line'), 40 * MINUTE);
    expect(report.answer).toEqual([
      'By the clock here, the time to read the result is over.',
      'Ask first when these details were copied. If that was just now, the second answer holds.',
    ]);
    const text = replayText(report, {});
    expect(text).toContain(
      [
        'The second answer, if they copied the details just now',
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
    expect(spanish).toContain('\nLa segunda respuesta, si copiaron los datos hace un momento\n  La prueba ');
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
    expect(old).toMatch(/^By the clock here, [^]+\nThe second answer, [^]+\nWhat to say then\n {2}Look at T /);
    expect(old).not.toContain('What the app shows');
  });
});
