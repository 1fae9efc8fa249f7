import { beforeAll, describe, expect, it } from 'vitest';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { detailsCode } from '../../core/diagnostics/details-code.ts';
import { compareTexts } from '../adapters/translations/check-texts.ts';
import { replayText, shortText } from '../../cli/replay/print-replay.ts';
import { run } from '../support/run-cli.ts';
import { answerOf, personAt, reportOf, snapshotAt } from './replay/answers.ts';

/** The command as it is typed, with a text for its standard input. */
const cli = (args: readonly string[], input = '') => run(process.execPath, ['cli/main.ts', 'replay', ...args], input);

const MINUTE = 60_000;

describe('the command replay', () => {
  let code = '';
  beforeAll(async () => {
    code = detailsCode(await snapshotAt('countdown'));
  });

  it('answers a pasted email, whose moment is over', async () => {
    const { exitCode, stdout, stderr } = await cli(['-'], `Hi,\n> ${code.replaceAll('\n', '\n> ')}\nAna`);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Copied at 2026-11-20 10:00 by the person's clock; /);
    expect(stdout).toContain('That moment is over, so ask what the app shows now.\n\nWhat to say\n  What does the app');
  });

  it('answers for another time, shortly, in the person’s language and as JSON', async () => {
    const { stdout } = await cli(['-', '--at', '+5m', '--short', '--language', 'es'], code);
    expect(stdout).toContain('faltan 10:00 de la espera.');
    const report = JSON.parse((await cli(['-', '--at', 'made', '--json'], code)).stdout) as object;
    expect(report).toMatchObject({ isPast: false, place: { step: 'countdown', route: '/test-steps' } });
  });

  it.each([
    ['a damaged code', () => code.slice(0, 300), /not whole, so it is not used\. .* take no time from them\.\nSay:\n/],
    ['no code', () => 'I cannot log in', /There is no code of technical details in it\. /],
  ])('refuses %s with what to say, and no time', async (_what, textOf, said) => {
    const { exitCode, stdout, stderr } = await cli(['-'], textOf());
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(said);
    expect(stderr).not.toMatch(/\d\d:\d\d/);
  });

  it('refuses a missing file', async () => {
    expect(await cli(['nothing.txt'])).toMatchObject({ exitCode: 2, stdout: '' });
  });
});

describe('an answer', () => {
  it('has the same variables in every language', () => {
    expect(compareTexts(terminalTexts.en, terminalTexts.es, { name: 'Spanish', sharedWords: [] })).toEqual([]);
  });

  it('names buttons and titles as the person’s screen shows them', async () => {
    const snapshot = { ...(await snapshotAt('result-ready')), language: 'es' } as const;
    const answer = await answerOf({ snapshot });
    expect(answer).toContain('--language es answers in it.');
    expect(answer).toMatch(/"Su prueba está lista \(Your test is ready\)", .* select Siguiente \(Next\)\. /);
  });

  it('of an email says until when it may be followed', async () => {
    const snapshot = await snapshotAt('countdown');
    expect(await answerOf({ snapshot, isEmail: true })).toContain('If you read this after 10:30 AM, do none of it. ');
    expect(await answerOf({ snapshot })).not.toContain('If you read this');
  });

  it('speaks of the logout when it comes soon, and first of the dialog that offers to stay', async () => {
    const snapshot = await snapshotAt('submit-report');
    expect(await answerOf({ snapshot, after: 20 * MINUTE })).not.toContain('logs you out');
    expect(await answerOf({ snapshot, after: 50 * MINUTE })).toContain('the app logs you out at about 11:10 AM');
    expect(await answerOf({ snapshot, after: 59 * MINUTE })).toMatch(/ out\. What to say Select Stay logged in now\. /);
  });

  it('leads from another page back to the test, and warns of what ends it', async () => {
    const snapshot = await snapshotAt('open-swab');
    const page = { route: 'home', from: null, errors: [], errorsBefore: null } as const;
    expect(await answerOf({ snapshot: { ...snapshot, page } })).toContain(
      'go to the home page and select Continue test. Do not cancel it or log out. If you cancel',
    );
  });

  it('says that nothing is safe in a browser that stores nothing, and of damaged data what may be lost', async () => {
    const snapshot = await snapshotAt('submit-report');
    const flags = { ...snapshot.flags, isOutboxPersisted: false };
    const denied = await answerOf({ snapshot: { ...snapshot, flags, errors: ['SERVICE_UNAVAILABLE'] } });
    expect(denied).toContain('This browser saves nothing, so do not close or reload the page during a test');
    expect(denied).not.toContain('not lost');
    const visitor = await personAt('visitor', 'landing');
    const damaged = { ...visitor, persisted: { ...visitor.persisted, test: 'damaged' } } as const;
    expect(await answerOf({ snapshot: damaged })).toMatch(/It cannot be restored\. .* after the last drop\./);
  });

  it('never tells to read lines by the clock once that is in doubt, or the time is over', async () => {
    const snapshot = await snapshotAt('test-line');
    const unsure = await answerOf({ snapshot: { ...snapshot, clockNotice: 'unsure' } });
    expect(unsure).toMatch(
      /Read the lines only while the app shows time for it, .* Look where the page says, at C or at T, /,
    );
    expect(unsure).not.toContain('10:30');
    const late = await answerOf({ snapshot, after: 16 * MINUTE });
    expect(late).toContain('That moment is over');
    expect(late).not.toMatch(/Look where|confirm it before/);
  });
});

describe('what stands below the answer', () => {
  it('is the screen and each button, in which what is invented is marked', async () => {
    const text = replayText(await reportOf({ snapshot: await snapshotAt('reporting-information') }));
    const { choices } = translations.en.general;
    expect(text).toContain('are invented, because the details have none: ask the person for theirs.\n');
    expect(text).toContain(`Result: ${choices.result.negative} (invented)\n`);
    expect(text).toMatch(/What each button does\n(?: {2}\[ .*\n)* {2}\[ OK \] .* opens the offer of an account\n/);
    const boxes = replayText(await reportOf({ snapshot: await snapshotAt('ready-check') }));
    expect(boxes.match(/\[ \] .* \(invented\)\n/g)).toHaveLength(4);
    const wait = replayText(await reportOf({ snapshot: await snapshotAt('countdown') }));
    expect(wait).not.toContain('(invented)');
    expect(wait).toMatch(/\[ Go to home page \] +leads to the page "Home"\n/);
  });

  it('shows the errors of the person’s page, and nothing of a moment that is over', async () => {
    const snapshot = await personAt('visitor', 'login', ['SERVICE_UNAVAILABLE']);
    expect(replayText(await reportOf({ snapshot }))).toContain(
      `    ! ${translations.en.general.errors.SERVICE_UNAVAILABLE}\n`,
    );
    const past = await reportOf({ snapshot, age: 90 * MINUTE });
    expect([past.screen, past.buttons]).toEqual([[], []]);
    expect(replayText(past)).toBe(`${shortText(past)}\n--at made shows what the app showed then.\n`);
  });
});
