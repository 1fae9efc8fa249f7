import { describe, expect, it } from 'vitest';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import { stepTitle } from '../../cli/walk/format-step.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { readSnapshotText } from '../../replay/read-snapshot.ts';
import { promptForMissingInput } from '../../cli/walk/prompt-for-missing-input.ts';
import type { Prompter } from '../../cli/walk/prompter.ts';
import { walkMoment } from '../../cli/walk/walk-moment.ts';
import { scenarioText, walk, type WalkDeps, type WalkedPath } from '../../cli/walk/walk.ts';
import { STEP_BOXES, type StepId } from '../../core/flow/step-row.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../scenarios/scenario-account.ts';
import { CASSETTES } from '../../fixtures/cassettes.ts';
import { MODEL_STEPS, numberOf } from '../model/steps.ts';
import { playInTerminal, scenarioOf, terminalDriver } from '../support/scenarios.ts';

const NOW = '2026-11-20T10:00:00-08:00';
const HEAD = `name: Walked\nnow: ${NOW}\n`;

const guest = scenarioOf(`${HEAD}do: [next]\n`).scenario;
const account = scenarioOf(
  `${HEAD}who: account\nprofiles:\n  - { firstName: Ana, lastName: Ruiz, zip: '94110' }\ndo: [next]\n`,
).scenario;

/** A scripted user: chooses by the first characters of a choice, and types the lines of the form `= text`. */
interface Script extends Prompter {
  readonly said: string[];
  readonly left: string[];
  /** The first line of each menu. */
  readonly firstLines: string[];
  /** The questions for a text. */
  readonly asked: string[];
}

function scripted(answers: readonly string[]): Script {
  const [left, said, firstLines, asked]: [string[], string[], string[], string[]] = [[...answers], [], [], []];
  const next = (): string | null => left.shift() ?? null;
  return {
    left,
    said,
    firstLines,
    asked,
    show: (text) => void said.push(text),
    say: (text) => void said.push(text),
    choose: (message, choices) => {
      const wanted = next();
      firstLines.push(choices[0]?.name ?? '');
      if (wanted === null) return Promise.resolve(null);
      const found = choices.find(({ name }) => name.startsWith(wanted));
      if (found === undefined)
        throw new Error(`${message} "${wanted}" is not among ${choices.map(({ name }) => name).join('; ')}`);
      return Promise.resolve(found.value);
    },
    type: (message, suggestion) => {
      asked.push(message);
      const text = next();
      return Promise.resolve(text === '=' ? (suggestion ?? '') : (text?.slice(2) ?? null));
    },
  };
}

interface Walked {
  readonly ended: Awaited<ReturnType<typeof walk>>;
  readonly path: WalkedPath;
  readonly said: readonly string[];
  readonly firstLines: readonly string[];
  readonly asked: readonly string[];
  /** The technical details that were saved. */
  readonly copied: readonly string[];
  /** Each wait in milliseconds, and the seconds that the timer showed before it. */
  readonly passed: readonly (readonly [milliseconds: number, secondsLeft: number | null])[];
}

async function walkBy(
  scenario: Scenario,
  flow: string,
  answers: readonly string[],
  { language = 'en', hasIds = false, from = null }: Partial<Pick<WalkDeps, 'language' | 'hasIds' | 'from'>> = {},
): Promise<Walked> {
  const prompter = scripted(answers);
  const passed: [number, number | null][] = [];
  const pass = (milliseconds: number, secondsLeft: number | null) =>
    Promise.resolve(void passed.push([milliseconds, secondsLeft]));
  const copied: string[] = [];
  const saveDetails = (text: string): string => `details-${String(copied.push(text))}.json`;
  let path: WalkedPath = [];
  const keep = (walked: WalkedPath): void => void (path = [...walked]);
  const deps = { driver: terminalDriver(), prompter, scenario, from, language, hasIds, pass, saveDetails, keep };
  const ended = await walk(deps, from === null ? [{ start: flow }] : []);
  expect(prompter.left).toEqual([]);
  return { ended, path, said: prompter.said, firstLines: prompter.firstLines, asked: prompter.asked, passed, copied };
}

/** A scenario as it is read from the file saved.yaml. */
function foundScenario(text: string): NonNullable<WalkDeps['from']> {
  const lines = text.split('\n');
  return { file: 'saved.yaml', lineText: (line) => (lines[line - 1] ?? '').trim(), ...scenarioOf(text) };
}

/** The walked path as a file, read and played. */
function replay(scenario: Scenario, path: Walked['path']) {
  return playInTerminal(scenarioOf(scenarioText({ ...scenario, now: NOW }, path)).scenario);
}

const times = (count: number, answer: string): readonly string[] => Array.from({ length: count }, () => answer);

/** Next at every step from one to the one before another, after its boxes if it has some. */
const nextFrom = (first: StepId, until: StepId): readonly string[] =>
  MODEL_STEPS.testing
    .slice(numberOf('testing', first), numberOf('testing', until))
    .flatMap((id) => (id in STEP_BOXES ? ['Check every box', 'Next'] : ['Next']));

const WHOLE_TEST = [
  ...nextFrom('intro-welcome', 'profile-selection'),
  'Answer: Yes',
  'Type: When did the first symptom start?',
  '= 11/18/2026',
  ...nextFrom('health-questionnaire', 'scan-device'),
  'Scan the box of the kit',
  'Scan: type or paste',
  '= https://clearline.example/kit',
  'OK',
  'Scan an expired cassette',
  'OK',
  'Scan a valid cassette',
  ...nextFrom('remove-foil', 'collection-method'),
  'Jump back',
  stepTitle('place-tube', 'testing', 'en', KITS[0]),
  'Reload',
  ...nextFrom('place-tube', 'collection-method'),
  'Answer: I swab my own nose',
  ...nextFrom('collection-method', 'process-2'),
  'Start',
  'Wait',
  '= 5 min',
  'Wait',
  '=',
  ...nextFrom('result-ready', 'second-scan'),
  'Scan a valid cassette',
  ...nextFrom('result-questionnaire', 'control-line'),
  ...['Answer: Yes', 'Next', 'Answer: No', 'Next'],
  ...nextFrom('confirm-result', 'submit-report'),
  'Answer: Report my result',
  'Fill in the form',
  ...times(4, '='),
  ...['Next', 'OK'],
  'No, thanks',
  'Save',
];

describe('walk', () => {
  it('puts Next first once the step is answered', async () => {
    const toQuestion = nextFrom('intro-welcome', 'profile-selection');
    const { firstLines } = await walkBy(guest, 'testing', [...toQuestion, 'Answer: No', 'Leave']);
    expect(firstLines.slice(-2)).toEqual(['Answer: Yes', 'Next']);
  });

  it('walks a whole guest test, prints every step, and saves a scenario that can be played', async () => {
    const { path, said, passed } = await walkBy(guest, 'testing', WHOLE_TEST);
    expect(passed).toEqual([
      [300_000, 900],
      [600_000, 600],
    ]);
    const output = said.join('\n');
    expect(output).toContain('[0] Welcome to your test\n');
    expect(output).toContain('Last scan: This test is expired');
    expect(output).toContain('Result: Negative');
    expect(output).toContain(
      'Rules: a scan of the kit box leads on; a reload leads back here without a scan of the cassette',
    );
    expect(output).toContain('Time remaining: 15:00');
    const played = await replay(guest, path);
    expect(played).toMatchObject({ ok: true, expected: null, found: null });
    expect(played.steps).toEqual(expect.arrayContaining(['intro-welcome', 'countdown', 'reporting-information']));
    expect(played.state).toMatchObject({ route: '/', guest: false, calls: { 'POST /test-results/guest-create': 2 } });
  });

  it('shows the texts of the reporting flow in Spanish, and an account chooses who is tested', async () => {
    const { path, said } = await walkBy(
      account,
      'reporting',
      [
        ...times(2, 'Siguiente'),
        ...['Volver a un paso anterior', stepTitle('intro-how-it-works', 'reporting', 'es', KITS[0]), 'Siguiente'],
        ...['Elegir quién se hace la prueba', 'Ana Ruiz', 'Siguiente', 'Responder: No', 'Siguiente'],
        ...['Marcar todas las casillas', 'Confirmar', 'Escanear la caja del kit'],
        ...['Escanear un casete de COVID-19 y gripe', 'OK', 'Escanear un casete válido', 'Ir al inicio'],
        ...['Cancelar la prueba', 'Guardar'],
      ],
      { language: 'es' },
    );
    const { title, text } = translations.es.steps.scan.messages.reporting.cflTest;
    expect(said.join('\n')).toContain(`  ${title}\n  ${text}\n`);
    expect(said.join('\n')).toContain(`  Último escaneo: ${title}`);
    const { incomplete } = translations.es.general.home;
    expect(said.join('\n')).toContain(
      `/home   (Paso 7 de la prueba: ¿Cuál fue su resultado?)\n  ${incomplete.title}\n  ${incomplete.text}`,
    );
    expect(said[0]).toContain('Reporte una prueba que ya hizo');
    expect(said[0]).not.toContain('45');
    const { ok, state } = await replay(account, path);
    expect({ ok, device: state['device'] }).toEqual({ ok: true, device: 'removed' });
  });

  it('explains why an action cannot be done, continues, and does not record it', async () => {
    const { path, said } = await walkBy(guest, 'testing', ['Open an address', '= reset-password', 'Next', 'Save']);
    const refused = said.indexOf(`  ! ${terminalTexts.en.walk.ask.unreadable}`);
    expect(said[refused - 1]).toContain('[0] Welcome to your test\n');
    expect(path).toEqual([
      { start: 'testing' },
      {
        expect: {
          route: '/test-steps',
          step: 'intro-welcome',
          progress: 'questionnaire',
        },
      },
      'next',
      { expect: { route: '/test-steps', step: 'intro-how-it-works' } },
    ]);
  });

  it('checks and unchecks the boxes of a step one by one', async () => {
    const { boxes } = translations.en.steps.steps['ready-check'];
    const toTheBoxes = [...nextFrom('intro-welcome', 'profile-selection'), 'Answer: No', ...times(3, 'Next')];
    const { path, said, firstLines } = await walkBy(guest, 'testing', [
      ...toTheBoxes,
      `Check: ${boxes.kit}`,
      'Check every box',
      `Uncheck: ${boxes.camera}`,
      `Check: ${boxes.camera}`,
      'Save',
    ]);
    const steps = said.filter((text) => text.includes(boxes.camera));
    const isChecked = (label: string) => steps.map((text) => text.includes(`[x] ${label}\n`));
    expect(isChecked(boxes.kit)).toEqual([false, true, true, true, true]);
    expect(isChecked(boxes.camera)).toEqual([false, false, true, false, true]);
    expect(firstLines.slice(-4)).toEqual(['Check every box', 'Next', 'Check every box', 'Next']);
    expect(path.slice(-4)).toEqual([{ tick: 'kit' }, { tick: 'all' }, { untick: 'camera' }, { tick: 'camera' }]);
    expect(await replay(guest, path)).toMatchObject({ ok: true, state: { canNext: true } });
  });

  it('says that the app has no page with an address, which one is near, and what it shows', async () => {
    const visitor = scenarioOf(`${HEAD}who: visitor\ndo: [next]\n`).scenario;
    const { said } = await walkBy(visitor, 'testing', [
      ...['Open an address', '= /logn', 'Open an address', '= /nothing-like-it', 'Open an address', '= /login', 'Leave'],
    ]);
    expect(said.filter((text) => text.startsWith('  ! The app has no page'))).toEqual([
      '  ! The app has no page /logn, so it shows /. Did you mean /login?',
      '  ! The app has no page /nothing-like-it, so it shows /.',
    ]);
    const { path } = await walkBy(guest, 'testing', ['Open an address', '= /logn', 'Save']);
    expect(path).toContainEqual({ go: '/logn' });
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('shows what was typed into a field, and says below the step what is wrong with it', async () => {
    const { said } = await walkBy(guest, 'testing', [
      ...[...times(2, 'Next'), 'Answer: Yes', 'Type: When did the first symptom start?', '= 4 April', 'Next', 'Leave'],
    ]);
    const { onset } = translations.en.steps.steps['health-questionnaire'];
    expect(said.at(-2)).toContain(`  ${onset.label} 4 April\n`);
    expect(said.at(-1)).toBe(`  ! ${translations.en.general.errors.INVALID_DATE}`);
  });

  it('says below the page of a route what is wrong on it', async () => {
    const { said } = await walkBy(guest, 'testing', ['Open an address', '= /support', 'Send message', 'Leave']);
    const { errors } = translations.en.general;
    const wrong = said.filter((words) => words.startsWith('  ! '));
    expect(wrong).toContain(`  ! ${errors.EMPTY_SUPPORT_INFORMATION}`);
    expect(said.at(-1)).toBe(wrong.at(-1));
  });

  it('tells the message that the app shows about a rejected box', async () => {
    const { said } = await walkBy(guest, 'reporting', [
      ...[...times(2, 'Next'), 'Answer: No', 'Next', 'Check every box', 'Confirm'],
      ...['Scan: type or paste', '= 12345', 'Leave'],
    ]);
    const { boxFailed } = translations.en.steps.scan;
    expect(said.at(-1)).toContain(`  ${boxFailed.title}\n  ${boxFailed.text}\n`);
    expect(said.at(-1)).toContain(`Last scan: ${boxFailed.title}`);
  });

  it('shows the field for a code, and does not send it empty', async () => {
    const { said, path } = await walkBy(guest, 'reporting', [
      ...[...times(2, 'Next'), 'Answer: No', 'Next', 'Check every box', 'Confirm'],
      ...['Type the code instead', 'Use this code', 'Type: Code', '= https://clearline.example/kit'],
      ...['Use this code', 'Save'],
    ]);
    const { type } = translations.en.steps.scan;
    expect(said.at(-4)).toContain(`  ${type.label} ____\n  ${type.boxHelp}\n  [ ${type.submit} ]`);
    expect(said.at(-3)).toContain(`  ${type.empty}\n`);
    expect(said.at(-2)).not.toContain(type.empty);
    expect(path.at(-1)).toMatchObject({ expect: { step: 'first-scan' } });
  });

  it('shows what a press opens over the step, and the counter that runs', async () => {
    const { said } = await walkBy(guest, 'testing', [
      ...[...nextFrom('intro-welcome', 'profile-selection'), 'Answer: No'],
      ...nextFrom('health-questionnaire', 'scan-device'),
      ...['Scan the box of the kit', 'Scan a valid cassette', ...nextFrom('remove-foil', 'collection-method')],
      ...['Answer: I swab my own nose', ...nextFrom('collection-method', 'collect-2')],
      ...['Start the 15 seconds', 'Something went wrong?', 'The swab fell or touched something', 'Leave'],
    ]);
    const { counter, rescue } = translations.en.steps;
    expect(said.at(-3)).toContain(fillIn(counter.round, { round: 1, rounds: KITS[0].noseCircles }));
    expect(said.at(-2)).toContain(`  ${rescue.title}\n`);
    expect(said.at(-2)).not.toContain(counter.stop);
    expect(said.at(-1)).toContain(`  ${fillIn(rescue.cards.droppedSwab.text, kitTexts(KITS[0]))}\n`);
  });

  it('prints the ids of steps, fields, buttons and errors only if they are wanted', async () => {
    const answers = ['Next', 'Next', 'Next', 'Open an address', '= /home', 'Open an address', '= /support', 'Leave'];
    const ids = ['(intro-welcome)', 'EMPTY_RADIO_FIELD', '(not-now)', '(supportInformation)'];
    const outputOf = async (hasIds: boolean) => (await walkBy(account, 'testing', answers, { hasIds })).said.join('\n');
    const [withIds, without] = [await outputOf(true), await outputOf(false)];
    expect(ids.filter((id) => !withIds.includes(id))).toEqual([]);
    expect(ids.filter((id) => without.includes(id))).toEqual([]);
  });

  it('offers the fields and buttons of a route by their labels, and the choices of a closed list', async () => {
    const answers = ['Next', 'Go to home page', 'Not now', 'Support', 'Contact us', 'Choose: What is it about?'];
    const { said, path } = await walkBy(account, 'testing', [...answers, 'Something does not work', 'Save']);
    expect(path).toContainEqual({ fill: { requestType: 'technicalSupport' } });
    expect(said.join('\n')).toContain('What is it about? Something does not work');
  });

  it('types the code and opens the link of the message that was sent', async () => {
    const visitor = scenarioOf(`${HEAD}who: visitor\ndo: [next]\n`).scenario;
    const { emailVerification, codeVerification, forgotPassword } = translations.en.account;
    const email = ['Type: Email', '= nora@mail.example'];
    const { path } = await walkBy(visitor, 'testing', [
      ...['Open an address', '= /email-verification', ...email, emailVerification.send],
      ...['Type the code that was sent', codeVerification.verify],
      ...[
        'Open an address',
        '= /forgot-password',
        'Type: Email',
        '= someone@mail.example',
        forgotPassword.send,
        'Save',
      ],
    ]);
    expect(path).toContainEqual({ code: 'right' });
    expect(JSON.stringify(path)).toContain('"route":"/create-account"');
    expect(await replay(visitor, path)).toMatchObject({ ok: true });
    const owner = ['Sign out', 'Confirm', 'Login', 'Forgot your password?', 'Type: Email', `= ${SCENARIO_EMAIL}`];
    const opened = await walkBy(account, 'testing', [
      ...['Go to home page', 'Not now', ...owner, forgotPassword.send, 'Open the link that was sent', 'Save'],
    ]);
    expect(opened.path).toContainEqual({ go: '/reset-password/{uid}/{token}' });
    expect(await replay(account, opened.path)).toMatchObject({ ok: true });
  });

  it('does not offer to jump back where there is no earlier step', async () => {
    await expect(walkBy(guest, 'testing', ['Jump back'])).rejects.toThrow(
      '"Jump back" is not among Next; Back; Go to home page',
    );
  });

  it('keeps the path after every action, also when the user quits', async () => {
    const kept = { ended: 'left', path: expect.arrayContaining(['next']) as unknown };
    expect(await walkBy(guest, 'testing', ['Next', 'Leave'])).toMatchObject(kept);
    expect(await walkBy(guest, 'testing', ['Next'])).toMatchObject(kept);
    expect(await walkBy(guest, 'testing', ['Next', 'Save'])).toMatchObject({ ...kept, ended: 'saved' });
  });

  it('records what a play must find again, so that a wrong result, scan, timer or submission fails', async () => {
    const { path } = await walkBy(guest, 'testing', WHOLE_TEST);
    const text = scenarioText({ ...guest, now: NOW }, path);
    const changes = [
      ['result: negative', 'result: positive'],
      ['scan: expired', 'scan: cflTest'],
      ['timer: 15:00', 'timer: 14:00'],
      ['device: saved', 'device: removed'],
      ['isSymptomatic: yes', 'isSymptomatic: no'],
      ['progress: wait', 'progress: test_steps'],
    ] as const;
    for (const [right, wrong] of changes) {
      expect(text).toContain(right);
      const { ok } = await playInTerminal(
        scenarioOf(text.replaceAll(new RegExp(`^( +)${right}$`, 'gm'), `$1${wrong}`)).scenario,
      );
      expect(ok, wrong).toBe(false);
    }
    expect(text).not.toMatch(/testId|deviceId:|password/);
  });

  it('goes on from a saved path, and saves the whole of it', async () => {
    const before = await walkBy(guest, 'testing', [...times(2, 'Next'), 'Answer: No', 'Save']);
    const from = foundScenario(scenarioText({ ...guest, now: NOW }, before.path));
    const after = await walkBy(from.scenario, '', ['Next', 'Save'], { from });
    expect(after.path.slice(0, before.path.length)).toEqual(before.path);
    expect(after.path.slice(before.path.length)).toEqual([
      'next',
      { expect: expect.objectContaining({ step: 'intro-eligibility' }) as unknown },
    ]);
    expect(await replay(guest, after.path)).toMatchObject({ ok: true });
  });

  it('does not go on from a path that no longer holds, and says where', async () => {
    const from = foundScenario(`${HEAD}do:\n  - start: testing\n  - expect: { step: countdown }\n`);
    const { ended, said } = await walkBy(from.scenario, '', [], { from });
    expect(ended).toBe('not begun');
    expect(said.join('\n')).toMatch(/FAILED {2}Walked\n {2}saved\.yaml:5\n[^]*expected {2}countdown/);
  });

  it('keeps who plays and what is set up in the head of the file', () => {
    const head = `${HEAD}who: account\nused:\n  - ${CASSETTES.valid}\nagency: none\nterminalOnly: A reason\n`;
    const { scenario, written } = scenarioOf(`${head}do:\n  - next\n`);
    const text = scenarioText({ ...scenario, now: written.now }, written.actions);
    expect(scenarioOf(text)).toMatchObject({ scenario, written });
  });

  it('records where a press and an address led, also if that is where the person was', async () => {
    const { path } = await walkBy(guest, 'testing', [
      ...['Open an address', '= /support', 'Send message', 'Open an address', '= /support', 'Save'],
    ]);
    const here = { route: '/support', step: 'intro-welcome' };
    expect(path.slice(-6)).toEqual([
      { go: '/support' },
      { expect: here },
      { press: 'send-request' },
      { expect: expect.objectContaining(here) as unknown },
      { go: '/support' },
      { expect: expect.objectContaining(here) as unknown },
    ]);
  });

  it('copies the technical details where the page does, for replay to read', async () => {
    const { help, copy } = translations.en.landing.frame.details;
    const { copied, said, path } = await walkBy(guest, 'testing', [
      ...['Disconnect', 'Open an address', '= /support', copy, 'Go to home page', 'Continue test'],
      ...['Go to home page', 'Not now', help, 'Save'],
    ]);
    const snapshots = copied.map((text) => readSnapshotText(text, packageJson.version));
    expect(snapshots).toMatchObject(
      copied.map(() => ({ ok: true, value: { snapshot: { step: 'intro-welcome', flags: { isOnline: false } } } })),
    );
    expect(copied).toHaveLength(2);
    expect(said.at(-1)).toContain('details-2.json. This reads them:\n\n  npm run cli -- replay details-2.json');
    expect(JSON.stringify(path)).not.toContain('details');
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('warns before a password is typed, and suggests that of the example account', async () => {
    const visitor = scenarioOf(`${HEAD}who: visitor\ndo: [next]\n`).scenario;
    const { password } = translations.en.account.login;
    const { asked, path } = await walkBy(visitor, 'testing', [
      ...['Open an address', '= /login', `Type: ${password}`, '=', 'Save'],
    ]);
    expect(asked.at(-1)).toBe(`${password} (saved in the path as you type it, so do not type your own)`);
    expect(path).toContainEqual({ fill: { password: SCENARIO_PASSWORD } });
  });

  it('asks again how long to wait until it can read that', async () => {
    const driver = terminalDriver();
    await driver.begin(guest);
    const moment = walkMoment(driver.playing(), await driver.observe(), 'en');
    const prompter = scripted(['= soon', '= 5 parsecs', '= 5 min']);
    expect(await promptForMissingInput('wait', moment, prompter)).toEqual({ wait: '5m' });
    const { unreadable } = terminalTexts.en.walk.ask;
    expect(prompter.said).toEqual([`  ! ${unreadable}`, `  ! ${unreadable}`]);
    expect(await promptForMissingInput('wait', moment, scripted(['= soon']))).toBeNull();
  });

  it('does nothing when a follow-up question is not answered', async () => {
    const driver = terminalDriver();
    await driver.begin(guest);
    const moment = walkMoment(driver.playing(), await driver.observe(), 'en');
    expect(await promptForMissingInput('form', moment, scripted([]))).toBeNull();
    expect(await promptForMissingInput('jumpBack', moment, scripted([]))).toBeNull();
  });

  it('offers rejected cassettes as well as the valid one', async () => {
    expect(Object.keys(CASSETTES)).toContain('flu');
    const { said } = await walkBy(guest, 'reporting', [
      ...times(2, 'Next'),
      ...[
        'Answer: No',
        'Next',
        'Check every box',
        'Confirm',
        'Scan the box of the kit',
        'Scan a cassette for COVID-19 and flu',
        'Leave',
      ],
    ]);
    const { title } = translations.en.steps.scan.messages.reporting.cflTest;
    expect(said.at(-1)).toContain(`Last scan: ${title}`);
  });
});
