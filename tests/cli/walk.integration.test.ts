import { describe, expect, it } from 'vitest';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { WALK_WORDS } from '../../cli/walk/walk-words.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import { stepTitle } from '../../cli/walk/format-step.ts';
import { scenarioText } from '../../cli/walk/path-text.ts';
import { SCENARIO_EMAIL } from '../../scenarios/scenario-account.ts';
import { playInTerminal, scenarioOf } from '../support/scenarios.ts';
import { account, guest, HEAD, nextFrom, NOW, replay, times, walkBy } from './walk/scripted-walk.ts';

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
  'Scan the same cassette again',
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
        ...['Jump back', stepTitle('intro-how-it-works', 'reporting', 'es', KITS[0]), 'Siguiente'],
        ...['Choose who is tested', 'Ana Ruiz', 'Siguiente', 'Answer: No', 'Siguiente'],
        ...['Check every box', 'Confirmar', 'Scan the box of the kit'],
        ...['Scan a cassette for COVID-19 and flu', 'OK', 'Scan a valid cassette', 'Ir al inicio'],
        ...['Cancelar la prueba', 'Save'],
      ],
      { language: 'es' },
    );
    const { title, text } = translations.es.steps.scan.messages.reporting.cflTest;
    expect(said.join('\n')).toContain(`  ${title}\n  ${text}\n`);
    expect(said.join('\n')).toContain(`  Último escaneo: ${title}`);
    const { incomplete } = translations.es.general.home;
    expect(said.join('\n')).toContain(
      `/home   (Step 7 of the test: ¿Cuál fue su resultado?)\n  ${incomplete.title}\n  ${incomplete.text}`,
    );
    expect(said[0]).toContain('Reporte una prueba que ya hizo');
    expect(said[0]).not.toContain('45');
    const { ok, state } = await replay(account, path);
    expect({ ok, device: state['device'] }).toEqual({ ok: true, device: 'removed' });
  });

  it('explains why an action cannot be done, continues, and does not record it', async () => {
    const { path, said } = await walkBy(guest, 'testing', ['Open an address', '= reset password', 'Next', 'Save']);
    const { 'intro-welcome': welcome, 'intro-how-it-works': works } = translations.en.steps.steps;
    const refused = said.indexOf(`  ! ${WALK_WORDS.ask.unreadable}`);
    expect(said[refused - 1]).toContain('[0] Welcome to your test\n');
    expect(path).toEqual([
      { start: 'testing' },
      {
        expect: {
          route: '/test-steps',
          step: 'intro-welcome',
          canNext: true,
          canBack: true,
          errors: 'none',
          shows: [welcome.title, expect.stringContaining('about 45 minutes') as unknown],
          progress: 'questionnaire',
          calls: { 'GET /test-results/create-test-id': 1 },
        },
      },
      'next',
      {
        expect: {
          ...{ route: '/test-steps', step: 'intro-how-it-works', canNext: true, canBack: true, errors: 'none' },
          shows: [works.title, works.lead],
        },
      },
    ]);
  });

  it('shows what was typed into a field, and says below the step what is wrong with it', async () => {
    const { said } = await walkBy(guest, 'testing', [
      ...[...times(2, 'Next'), 'Answer: Yes', 'Type: When did the first symptom start?', '= 4 April', 'Next', 'Leave'],
    ]);
    const { onset } = translations.en.steps.steps['health-questionnaire'];
    expect(said.at(-2)).toContain(`  ${onset.label} 4 April\n`);
    expect(said.at(-1)).toBe(`  ! ${translations.en.general.errors.INVALID_DATE}`);
  });

  it('shows the field for a code, and does not send it empty', async () => {
    const { said, path } = await walkBy(guest, 'reporting', [
      ...[...times(2, 'Next'), 'Answer: No', 'Next', 'Check every box', 'Confirm'],
      ...['Type the code instead', 'Use this code', 'Type: Code', '= https://clearline.example/kit'],
      ...['Use this code', 'Save'],
    ]);
    const { type } = translations.en.steps.scan;
    expect(said.at(-4)).toContain(`  ${type.label} ____\n  [ ${type.submit} ]`);
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

  it('keeps the path after every action, also when the user quits', async () => {
    const kept = { isSaved: false, path: expect.arrayContaining(['next']) as unknown };
    expect(await walkBy(guest, 'testing', ['Next', 'Leave'])).toMatchObject(kept);
    expect(await walkBy(guest, 'testing', ['Next'])).toMatchObject(kept);
    expect(await walkBy(guest, 'testing', ['Next', 'Save'])).toMatchObject({ ...kept, isSaved: true });
  });

  it('records what a play must find again, so that a wrong result, scan, timer, way back or submission fails', async () => {
    const { path } = await walkBy(guest, 'testing', WHOLE_TEST);
    const text = scenarioText({ ...guest, now: NOW }, path);
    const changes = [
      ['result: negative', 'result: positive'],
      ['scan: expired', 'scan: cflTest'],
      ['timer: 15:00', 'timer: 14:00'],
      ['canBack: false', 'canBack: true'],
      ['[ Negative,', '[ Positive,'],
      ['shows: This test is expired', 'shows: This code could not be read'],
      ['Is there a line at C?', 'Is there a line at T?'],
      ['deviceId: A1B2C3D4COV2600017', 'deviceId: A1B2C3D4COV2600018'],
      ['device: saved', 'device: removed'],
      ['isSymptomatic: yes', 'isSymptomatic: no'],
      ['progress: wait', 'progress: test_steps'],
      ['POST /test-results/guest-create: 1', 'POST /test-results/guest-create: 2'],
    ] as const;
    for (const [right, wrong] of changes) {
      expect(text).toContain(right);
      const { ok } = await playInTerminal(scenarioOf(text.replaceAll(right, wrong)).scenario);
      expect(ok, wrong).toBe(false);
    }
    expect(text).not.toMatch(/^ +testId:|password/m);
  });
});
