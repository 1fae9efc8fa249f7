import { describe, expect, it } from 'vitest';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import { promptForMissingInput } from '../../cli/walk/prompt-for-missing-input.ts';
import type { Prompter } from '../../cli/walk/prompter.ts';
import { scenarioText, walk, type WalkedPath } from '../../cli/walk/walk.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { CASSETTES } from '../../fixtures/cassettes.ts';
import { playInTerminal, scenarioOf, terminalDriver } from '../support/scenarios.ts';

const NOW = '2026-11-20T10:00:00-08:00';
const HEAD = `name: Walked\nnow: ${NOW}\n`;

const guest = scenarioOf(`${HEAD}do: [next]\n`).scenario;
const account = scenarioOf(
  `${HEAD}who: account\nprofiles:\n  - { firstName: Ana, lastName: Ruiz, zip: '94110' }\ndo: [next]\n`,
).scenario;

/** A scripted user: chooses by the first characters of a choice, and types the lines of the form `= text`. */
function scripted(answers: readonly string[]): Prompter & { readonly said: string[]; readonly left: string[] } {
  const [left, said]: [string[], string[]] = [[...answers], []];
  const next = (): string | null => left.shift() ?? null;
  return {
    left,
    said,
    show: (text) => void said.push(text),
    say: (text) => void said.push(text),
    choose: (message, choices) => {
      const wanted = next();
      if (wanted === null) return Promise.resolve(null);
      const found = choices.find(({ name }) => name.startsWith(wanted));
      if (found === undefined)
        throw new Error(`${message} "${wanted}" is not among ${choices.map(({ name }) => name).join('; ')}`);
      return Promise.resolve(found.value);
    },
    type: (_message, suggestion) => {
      const text = next();
      return Promise.resolve(text === '=' ? (suggestion ?? '') : (text?.slice(2) ?? null));
    },
  };
}

interface Walked {
  readonly ended: Awaited<ReturnType<typeof walk>>;
  readonly path: WalkedPath;
  readonly said: readonly string[];
  readonly passed: readonly number[];
}

async function walkBy(
  scenario: Scenario,
  flow: string,
  answers: readonly string[],
  language: Language = 'en',
): Promise<Walked> {
  const prompter = scripted(answers);
  const passed: number[] = [];
  const pass = (milliseconds: number) => Promise.resolve(void passed.push(milliseconds));
  let path: WalkedPath = [];
  const keep = (walked: WalkedPath): void => void (path = [...walked]);
  const deps = { driver: terminalDriver(), prompter, scenario, language, pass, keep };
  const ended = await walk(deps, [{ start: flow }]);
  expect(prompter.left).toEqual([]);
  return { ended, path, said: prompter.said, passed };
}

/** The walked path as a file, read and played. */
function replay(scenario: Scenario, path: Walked['path']) {
  return playInTerminal(scenarioOf(scenarioText({ ...scenario, now: NOW }, path)).scenario);
}

const times = (count: number, answer: string): readonly string[] => Array.from({ length: count }, () => answer);

const WHOLE_TEST = [
  ...times(2, 'Next'),
  'Answer symptomatic: yes',
  'Type the onset date',
  '= 11/18/2026',
  ...times(3, 'Next'),
  ...['Tick every box', 'Next', 'Tick every box', 'Next'],
  ...times(4, 'Next'),
  'Scan the box: product',
  'Scan: type or paste',
  '= https://clearline.example/kit',
  'OK, scan again',
  'Scan the cassette: expired',
  'OK, scan again',
  'Scan the cassette: valid',
  ...times(2, 'Next'),
  'Jump back',
  'place-tube',
  'Reload',
  'Next',
  'Answer collection: self',
  ...times(12, 'Next'),
  'Wait',
  '=',
  ...times(2, 'Next'),
  'Scan the cassette: valid',
  ...times(4, 'Next'),
  ...['Answer control: yes', 'Next', 'Answer test: no', 'Next'],
  ...times(2, 'Next'),
  'Report: reportToAims',
  'Fill in the form',
  ...times(4, '='),
  ...times(2, 'Next'),
  'No, thanks',
  'Save',
];

describe('walk', () => {
  it('walks a whole guest test, prints every step, and saves a scenario that can be played', async () => {
    const { path, said, passed } = await walkBy(guest, 'testing', WHOLE_TEST);
    expect(passed).toEqual([900_000]);
    const output = said.join('\n');
    expect(output).toContain('[0] Welcome to your test   (intro-welcome)');
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
        ...times(2, 'Next'),
        ...['Jump back', 'intro-how-it-works', 'Next'],
        ...['Choose the person', 'Ana Ruiz', 'Next', 'Answer symptomatic: no', 'Next'],
        ...['Tick every box', 'Next', 'Scan the box: product', 'Scan the cassette: flu', 'OK, scan again'],
        ...['Scan the cassette: valid', 'Home', 'Cancel the test', 'Save'],
      ],
      'es',
    );
    const { title, text } = translations.es.steps.scan.messages.reporting.cflTest;
    expect(said.join('\n')).toContain(`  ${title}\n  ${text}\n`);
    expect(said.join('\n')).toContain(`  Último escaneo: ${title}`);
    const { incomplete } = translations.es.general.home;
    expect(said.join('\n')).toContain(
      `/home   (step result-questionnaire)\n  ${incomplete.title}\n    ${incomplete.text}`,
    );
    expect(said[0]).toContain('Reporte una prueba que ya hizo');
    expect(said[0]).not.toContain('45');
    const { ok, state } = await replay(account, path);
    expect({ ok, device: state['device'] }).toEqual({ ok: true, device: 'removed' });
  });

  it('explains why an action cannot be done, continues, and does not record it', async () => {
    const { path, said } = await walkBy(guest, 'testing', [
      'Press a button',
      '= Send Code',
      'Press a button',
      '= verify',
      'Next',
      'Save',
    ]);
    expect(said).toContain('  Expected the id of a button, in kebab-case, not "Send Code".');
    expect(said.join()).toContain('There is no button verify');
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

  it('tells the message that the app shows about a rejected box', async () => {
    const { said } = await walkBy(guest, 'reporting', [
      ...[...times(2, 'Next'), 'Answer symptomatic: no', 'Next', 'Tick every box', 'Next'],
      ...['Scan: type or paste', '= 12345', 'Leave'],
    ]);
    const { boxFailed } = translations.en.steps.scan;
    expect(said.at(-1)).toContain(`  ${boxFailed.title}\n  ${boxFailed.text}\n`);
    expect(said.at(-1)).toContain(`Last scan: ${boxFailed.title}`);
  });

  it('shows what a press opens over the step, and the counter that runs', async () => {
    const { said } = await walkBy(guest, 'testing', [
      ...[...times(2, 'Next'), 'Answer symptomatic: no', ...times(3, 'Next')],
      ...['Tick every box', 'Next', 'Tick every box', 'Next', ...times(4, 'Next')],
      ...['Scan the box: product', 'Scan the cassette: valid', ...times(2, 'Next')],
      ...['Answer collection: self', ...times(4, 'Next')],
      ...['Press a button', '= counter-start', 'Press a button', '= something-went-wrong'],
      ...['Press a button', '= rescue-dropped-swab', 'Leave'],
    ]);
    const { counter, rescue } = translations.en.steps;
    expect(said.at(-3)).toContain(fillIn(counter.round, { round: 1, rounds: KITS[0].noseCircles }));
    expect(said.at(-2)).toContain(`  ${rescue.title}\n`);
    expect(said.at(-2)).not.toContain(counter.stop);
    expect(said.at(-1)).toContain(`  ${fillIn(rescue.cards.droppedSwab.text, kitTexts(KITS[0]))}\n`);
  });

  it('does not offer to jump back where there is no earlier step', async () => {
    await expect(walkBy(guest, 'testing', ['Jump back'])).rejects.toThrow('"Jump back" is not among Next; Back; Home');
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

  it('does nothing when a follow-up question is not answered', async () => {
    const prompter = scripted([]);
    const seen = await (async () => {
      const driver = terminalDriver();
      await driver.begin(guest);
      return driver.observe();
    })();
    expect(
      await promptForMissingInput('form', { prompter, scenario: guest, seen, flow: 'testing', language: 'en' }),
    ).toBeNull();
    expect(
      await promptForMissingInput('jump-back', { prompter, scenario: guest, seen, flow: 'testing', language: 'en' }),
    ).toBeNull();
  });

  it('offers rejected cassettes as well as the valid one', async () => {
    expect(Object.keys(CASSETTES)).toContain('flu');
    const { said } = await walkBy(guest, 'reporting', [
      ...times(2, 'Next'),
      ...[
        'Answer symptomatic: no',
        'Next',
        'Tick every box',
        'Next',
        'Scan the box: product',
        'Scan the cassette: flu',
        'Leave',
      ],
    ]);
    const { title } = translations.en.steps.scan.messages.reporting.cflTest;
    expect(said.at(-1)).toContain(`Last scan: ${title}`);
  });
});
