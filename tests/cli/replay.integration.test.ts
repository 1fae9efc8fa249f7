import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translations } from '../../adapters/translations/index.ts';
import { findScenarios } from '../../cli/play/find-scenarios.ts';
import { problemText } from '../../cli/replay/problem-text.ts';
import { readSource, readText } from '../../cli/replay/replay-source.ts';
import { makeReplayReport, type ReplayReport } from '../../cli/replay/replay-report.ts';
import { replayText } from '../../cli/replay/print-replay.ts';
import { stateText } from '../../cli/states/fixture-state.ts';
import { walkStates } from '../../cli/states/walk-states.ts';
import { parseIsoInstant } from '../../core/domain/calendar-date.ts';
import { LANGUAGES, type Language } from '../../core/domain/languages.ts';
import { FLOWS, stepNumber } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { snapshotText, type DiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';
import { snapshotOfPerson } from '../core/diagnostics/a-snapshot.ts';
import { startedHarness, type FlowHarness } from '../support/flow-harness.ts';

interface Finished {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command as it is typed, with a text for its standard input. */
function cli(args: readonly string[], input = ''): Promise<Finished> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['cli/main.ts', 'replay', ...args], (error, stdout, stderr) => {
      resolve({ exitCode: error === null ? 0 : Number(error.code), stdout, stderr });
    });
    child.stdin?.end(input);
  });
}

/** The replay of a snapshot or state at an instant. */
async function reportOf(text: string, at?: string, language: Language = 'en'): Promise<ReplayReport> {
  const source = readSource(text);
  if (!source.ok) throw new Error(JSON.stringify(source.error));
  if ('reduced' in source.value) throw new Error('It is reduced.');
  return makeReplayReport(source.value, parseIsoInstant(at ?? '') ?? source.value.source.now.instant, { language });
}

/** What `replay` says of a text that it cannot replay, and of a file that it cannot read. */
function problemsOf(text: string, language: Language): readonly string[] {
  const source = readSource(text);
  return source.ok ? [] : source.error.map((problem) => problemText(problem, language));
}
async function fileProblem(file: string, language: Language): Promise<string> {
  const text = await readText(file, language);
  return text.ok ? '' : problemText(text.error, language);
}

const STATES = await walkStates();

/** The text of a state, as the command `states` prints it. */
function stateAt(flow: FlowName, step: StepId): string {
  const state = STATES.find((one) => one.flow === flow && one.step === step);
  return state === undefined ? '' : stateText(state);
}

const snapshotOf = (harness: FlowHarness, parts: Partial<DiagnosticsSnapshot> = {}): string =>
  snapshotText({ ...snapshotOfPerson(harness), ...parts });

const COUNTDOWN = stepNumber(FLOWS.testing, 'countdown');
const LAST = FLOWS.testing.length - 1;

const button = ({ buttons }: ReplayReport, id: string) => buttons.find((one) => one.button === id);
const rules = ({ reasons }: ReplayReport): readonly string[] => reasons.map(({ rule }) => rule);

describe('a replay shows', () => {
  it('the timers of a wait, and the step after its end', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('countdown');
    harness.wait(5 * 60_000);
    const text = snapshotOf(harness);
    const report = await reportOf(text);
    expect(report.place).toMatchObject({
      flow: 'testing',
      step: 'countdown',
      number: COUNTDOWN,
      of: LAST,
      route: '/test-steps',
    });
    expect(report.waits.wait).toMatchObject({ beganAt: '2026-11-20T10:00:00.000-08:00', gone: '05:00', left: '10:00' });
    expect(report.waits.reading).toMatchObject({ gone: null, left: '15:00' });
    expect(rules(report)).toEqual(['walked', 'timer: waiting']);
    expect(report.buttons.map((one) => one.button)).toEqual([
      ...['something-went-wrong', 'practice', 'what-comes-next', 'when-to-get-help', 'home'],
    ]);
    expect(replayText(report, { why: true })).toContain('the wait: 10:00:00 to 10:15:00, 05:00 gone, 10:00 left\n');

    const over = await reportOf(text, '2026-11-20T10:15:00-08:00');
    expect(over.place.step).toBe('result-ready');
    const late = await reportOf(text, '2026-11-20T10:30:00-08:00');
    expect(late.place).toMatchObject({ step: 'expired', canBack: false });
    expect(rules(late)).toContain('timer: expired');
    const left = await reportOf(text, '2026-11-21T10:00:00-08:00');
    expect(left.place).toMatchObject({ step: 'none', route: '/' });
    expect(rules(left)).toEqual(['walked', 'inactivity: over', 'guard: tester']);
  });

  it('the rule of a clamp, in the language of the snapshot', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('first-scan');
    harness.reload();
    const report = await reportOf(snapshotOf(harness), undefined, 'es');
    expect(rules(report)).toEqual(['resume: missing device']);
    expect(replayText(report, { why: true })).toContain('Falta: escanear el casete.\n');
    expect(report.place.title).toBe('Prepárese para escanear');
    expect(button(report, 'scan')).toMatchObject({
      step: 'first-scan',
      number: stepNumber(FLOWS.testing, 'first-scan'),
    });
  });

  it('of a profile that is gone: where a reload would lead', async () => {
    const { step, ...others } = JSON.parse(stateAt('testing', 'profile-selection')) as { step: string };
    const account = await reportOf(JSON.stringify({ ...others, step }));
    expect(rules(account)).toEqual(['resume: kept']);
    const harness = await startedHarness('testing');
    await harness.passUntil('wash-hands');
    const report = await reportOf(snapshotOf(harness, { who: 'account', missing: ['profile', 'device'] }));
    expect(report.place.step).toBe('wash-hands');
    expect(report.reasons.map(({ words }) => words).join(' ')).toContain(
      'A reload leads to "Who is taking the test?".',
    );
  });

  it('what each button does, by pressing it', async () => {
    const report = await reportOf(stateAt('testing', 'review-profile'));
    expect(button(report, 'next')).toMatchObject({
      step: 'review-profile',
      errors: ['EMPTY_DATE_OF_BIRTH', 'EMPTY_ZIP'],
      obstacle: 'fields',
    });
    expect(button(report, 'back')).toMatchObject({
      step: 'submit-report',
      calls: { 'POST /test-results/post-test-progress': 1 },
    });
    expect(button(report, 'home')).toMatchObject({ route: '/home', calls: {} });
  });

  it('a rejected scan, and a browser that is offline', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('first-scan');
    const snapshot = snapshotOfPerson(harness);
    const report = await reportOf(
      snapshotText({
        ...snapshot,
        flags: { ...snapshot.flags, isOnline: false },
        scan: { outcome: 'expired', isBox: false },
        waiting: { ...snapshot.waiting, progress: 2 },
      }),
    );
    expect(report.screen).toContain('  Last scan: This test is expired');
    expect(report.screen).toContain(`  ${translations.en.steps.scan.messages.testing.expired.title}`);
    expect(report.waits).toMatchObject({ isOnline: false, calls: { progress: 2 }, scan: 'cassetteScan' });
    expect(button(report, 'scan')).toBeUndefined();
    expect(button(report, 'scan-ok')).toMatchObject({ changes: [{ part: 'scanOutcome', change: 'closes' }] });
    expect(button(report, 'back')).toMatchObject({ newlyWaiting: 1, calls: {} });
  });
});

describe('in Spanish', () => {
  it.each(['testing/countdown', 'testing/review-profile', 'testing/first-scan', 'testing/reporting-information'])(
    'nothing is left in English or in ids at %s, unless they are wanted',
    async (name) => {
      const [flow, step] = name.split('/') as [FlowName, StepId];
      const report = await reportOf(stateAt(flow, step), undefined, 'es');
      const words = replayText(report, { why: true });
      // The rules are named in English.
      expect(words.replace(/^ *Rules: .*$/m, '')).not.toMatch(
        /\b(the|step|stays|leads|shows|person|POST|GET)\b|[A-Z]+_[A-Z]+|\{\{/,
      );
      report.buttons.forEach(({ button: id }) => expect(words).not.toContain(`(${id})`));
      const withIds = replayText(report, { ids: true });
      report.buttons.forEach(({ button: id }) => expect(withIds).toContain(`(${id})`));
    },
  );
});

describe('what the app shows', () => {
  it.each(LANGUAGES)('has no text of another moment, and no variable without its value, in %s', async (language) => {
    const shownAt = async (flow: FlowName, step: StepId): Promise<string> =>
      (await reportOf(stateAt(flow, step), undefined, language)).screen.join('\n');
    const { 'reporting-information': final, 'submit-report': submit } = translations[language].steps.steps;
    const countdown = await shownAt('testing', 'countdown');
    expect(countdown).toContain(`${translations[language].steps.timer.label}: 15:00`);
    expect(await shownAt('testing', 'submit-report')).not.toContain(submit.failed);
    const last = await shownAt('testing', 'reporting-information');
    expect(last).toContain(final.reported);
    for (const other of [final.notReported, final.waiting, final.refused]) expect(last).not.toContain(other);
    expect([countdown, last].join()).not.toMatch(/\{\{/);
    // The app shows no number of a step.
    expect(last.split('\n')[0]).toBe(final.title);
  });
});

// How old a snapshot is, and whether it says so, depends on the day on which the tests run.
describe('the command', () => {
  let folder = '';
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'clearline-replay-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('prints text or an object, and continues from there like play', async () => {
    const scenario = join(folder, 'then.yaml');
    writeFileSync(
      scenario,
      'name: They read\ndo:\n  - wait: 15m\n  - expect: { step: result-ready, timer: "15:00" }\n',
    );
    const state = join(folder, 'countdown.json');
    writeFileSync(state, stateAt('testing', 'countdown'));
    const [words, json] = await Promise.all([
      cli([state, '--then', scenario]),
      cli(['-', '--json', '--at', '+20m', '--then', scenario], stateAt('testing', 'countdown')),
    ]);
    expect(words).toMatchObject({ exitCode: 0, stderr: '' });
    expect(words.stdout).toContain(`A test, at "Wait 15 minutes"\n`);
    expect(words.stdout).toMatch(/\nok {6}They read\n$/);
    const [report, playback] = json.stdout.trim().split('\n');
    expect(JSON.parse(report ?? '')).toMatchObject({ kind: 'state', place: { step: 'result-ready' } });
    expect(JSON.parse(playback ?? '')).toMatchObject({ name: 'They read', ok: false, found: { step: 'expired' } });
    expect(json.exitCode).toBe(1);
  });

  it('answers the latest of several snapshots, and another that is chosen', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('countdown');
    const [older, newer] = [1, 2].map((minutes) => {
      harness.wait(minutes * 60_000);
      return snapshotOf(harness);
    });
    const email = `This is it now:\n${newer ?? ''}\n> This was it before:\n> ${older?.replaceAll('\n', '\n> ') ?? ''}\n`;
    const answered = (number: number) =>
      `This answers${number === 1 ? ' the latest:' : ''} number ${String(number)}, made 2026-11-20 10:0${number === 1 ? 3 : 1}:00`;
    const [latest, other, none, json] = await Promise.all([
      cli(['-', '--at', 'made'], email),
      cli(['-', '--at', 'made', '--snapshot', '2'], email),
      cli(['-', '--snapshot', '3'], email),
      cli(['-', '--json'], email),
    ]);
    expect(latest.stdout).toMatch(
      /^The text has 2 snapshots\. [^\n]+\n\n(?:Made [^\n]+\n\n)?[^\n]+ 12:00 left of the wait\.\n/,
    );
    expect(latest.stdout).toContain(answered(1));
    expect(latest.stdout).toContain('--snapshot chooses another by its number: number 2, made 2026-11-20 10:01:00');
    expect(other.stdout).toMatch(
      /^The text has 2 snapshots\. [^\n]+\n\n(?:Made [^\n]+\n\n)?[^\n]+ 14:00 left of the wait\.\n/,
    );
    expect(other.stdout).toContain(answered(2));
    expect(JSON.parse(json.stdout)).toMatchObject({ several: expect.stringContaining('2 snapshots') as string });
    expect(none).toMatchObject({ exitCode: 2, stdout: '' });
    expect(none.stderr).toMatch(/ from 1 to 2 here/);
    expect(
      (await cli(['-', '--at', 'made'], `${newer ?? ''}\n> ${newer?.replaceAll('\n', '\n> ') ?? ''}`)).stdout,
    ).toMatch(/^(?:Made [^\n]+\n\n)?[^\n]+ 12:00 left of the wait\.\n/);
  });

  it('answers partly where the end is missing, says where it ends, and fails', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('countdown');
    const text = snapshotOf(harness);
    const short = text.slice(0, text.indexOf('"isDeviceKeeping"'));
    const submitted = snapshotOf(harness, { step: 'reporting-information', isSubmitted: true });
    const [words, json, then, last] = await Promise.all([
      cli(['-', '--at', 'made'], short),
      cli(['-', '--json', '--language', 'es'], short),
      cli(['-', '--at', '+5m'], short),
      cli(['-', '--at', 'made'], submitted.slice(0, submitted.indexOf('"waiting"'))),
    ]);
    expect(words.stdout).toMatch(
      /^This is a partial answer: [^\n]+\n\n(?:Made [^\n]+\n\n)?[^\n]+ 15:00 left of the wait\.\n[^\n]+ whether something is wrong[^\n]+\n\nWhat to say next\n  Do not move the cassette, [^\n]+\n  Read your result when the app says so, [^\n]+\n\n[^\n]+ of app /,
    );
    const { stderr } = words;
    expect(stderr).toMatch(
      /^standard input: The snapshot is cut off at line \d+, after "flags\.isOnline"\. Ask the person to copy /,
    );
    expect(JSON.parse(json.stdout)).toMatchObject({ kind: 'partial', problems: [{ path: 'flags.isOnline' }] });
    expect([words, json, then, last].map(({ exitCode }) => exitCode)).toEqual([2, 2, 2, 2]);
    expect(then).toMatchObject({ stdout: expect.stringContaining(' 10:00 left of the wait.\n') as string, stderr });
    // What waits to be sent is missing, so nothing is said to be sent.
    expect(last.stdout).not.toMatch(/submitted|sent yet/);
    expect(last.stdout).toContain('\nThe test is at "You are done".\n');
  });

  it('waits for a program that writes into its pipe late', async () => {
    const state = join(folder, 'late.json');
    writeFileSync(state, stateAt('testing', 'countdown'));
    const late = '(sleep 1; cat "$1") | "$0" cli/main.ts replay -';
    const { stdout } = await promisify(execFile)('sh', ['-c', late, process.execPath, state]);
    expect(stdout).toContain(', with 15:00 left of the wait.');
  });

  it('names the command that plays a scenario, as play names this one', async () => {
    const [scenario, state] = [join(folder, 'path.yaml'), join(folder, 'state.json')];
    writeFileSync(scenario, 'name: A path\ndo:\n  - next\n');
    writeFileSync(state, stateAt('testing', 'countdown'));
    expect(await cli([scenario])).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `${scenario}: It is a scenario; npm run cli -- play ${scenario} plays it.\n`,
    });
    const snapshot = join(folder, 'snapshot.json');
    writeFileSync(snapshot, snapshotOf(await startedHarness('testing')));
    for (const file of [state, snapshot]) {
      const found = findScenarios([file]);
      expect(found.ok ? '' : found.error.map(({ message }) => message)).toEqual([
        expect.stringContaining(`npm run cli -- replay ${file} opens it.`),
      ]);
    }
    const broken = findScenarios([scenario.replace('path', 'none')]);
    expect(broken).toMatchObject({ ok: false, error: [{ message: 'There is no such file or folder.' }] });
  });

  it('prints only the answer with --short', async () => {
    const { exitCode, stdout } = await cli(['-', '--short'], stateAt('testing', 'countdown'));
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /^The test is at "Wait 15 minutes", .*\n[^]*\nWhat to say next\n {2}Do not move the cassette, /,
    );
    expect(stdout).not.toContain('What the app shows');
  });

  it('reports what is wrong with a file', async () => {
    const scenario = join(folder, 'broken.yaml');
    writeFileSync(scenario, 'name: Odd\ndo:\n  - fly\n');
    const [broken, odd] = await Promise.all([
      cli(['-'], '{"step":'),
      cli(['-', '--then', scenario], stateAt('testing', 'countdown')),
    ]);
    expect(broken).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringMatching(
        /^standard input: There are no technical details in it, [^\n]+\nSay: At the bottom of the page, [^\n]+\n$/,
      ) as string,
    });
    expect(odd.exitCode).toBe(2);
    expect(odd.stderr).toMatch(/broken\.yaml:3:5: [^\n]+\n {2}3 \| {3}- fly\n {10}\^\n$/);
  });

  it('knows a file that is none, or of another version, from one with a wrong part', async () => {
    const good = JSON.parse(stateAt('testing', 'countdown')) as object;
    const problems = (value: unknown) => problemsOf(JSON.stringify(value), 'en');
    expect(await fileProblem(join(folder, 'none.json'), 'en')).toBe('There is no such file.');
    expect(await fileProblem(folder, 'en')).toBe('It is a folder; name a file in it.');
    expect(problems([])).toEqual([expect.stringMatching(/^There are no technical details in it, /)]);
    expect(problems({ format: 'clearline-support-snapshot', version: 9 })).toEqual([
      'It is a snapshot of another version; this command reads 4.',
    ]);
    expect(problems({ ...good, now: 'soon' })).toEqual(['now: It is missing, or not an instant with an offset.']);
    expect(problems({ ...good, kept: 1 })).toEqual(['kept: It is missing, or not an object.']);
  });

  it('says what is wrong with a file in the language of the answer', async () => {
    expect(await fileProblem(join(folder, 'none.json'), 'es')).toBe('No existe ese archivo.');
    expect(problemsOf(' ', 'es')).toEqual([expect.stringMatching(/^Está vacío\. Pida /)]);
    expect(problemsOf('{"format":"clearline-support-snapshot","at":"2026', 'es')).toEqual([
      expect.stringMatching(/^Los datos técnicos terminan antes de tiempo en la línea 1, después de "at"\. Pida/),
    ]);
    const broken = { format: 'clearline-support-snapshot', version: 2, at: 'pronto', versions: { app: '0.0.9' } };
    const error = problemsOf(JSON.stringify(broken), 'es');
    expect(error[0]).toMatch(/^Vienen de la versión 0\.0\.9 de la aplicación, y esta es la /);
    expect(error).toContain('at: Falta, o no es un instante con su diferencia horaria.');
    expect(error.join(' ')).not.toMatch(/\bIt (?:is|comes)\b/);
  });
});
