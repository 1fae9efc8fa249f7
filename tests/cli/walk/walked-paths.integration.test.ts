import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { WALK_WORDS } from '../../../cli/walk/walk-words.ts';
import { stepTitle } from '../../../cli/walk/format-step.ts';
import { menuEntries } from '../../../cli/walk/menu-entries.ts';
import { choicesOf } from '../../../cli/walk/offer.ts';
import { offersNow } from '../../../cli/walk/offers.ts';
import { promptForMissingInput } from '../../../cli/walk/prompt-for-missing-input.ts';
import { walkMoment } from '../../../cli/walk/walk-moment.ts';
import { walkedExpectation } from '../../../cli/walk/walked-expectation.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { readDetails } from '../../../replay/read-details.ts';
import type { Observation } from '../../../scenarios/observation.ts';
import { playScenario } from '../../../scenarios/run-scenario.ts';
import { terminalDriver } from '../../support/scenarios.ts';
import { TO_THE_LINES, TO_THE_WAIT } from './paths.ts';
import { account, foundScenario, guest, HEAD, momentOf, replay, scripted, walkBy } from './scripted-walk.ts';

const title = (step: StepId): string => stepTitle(step, 'testing', 'en', KITS[0]);
const own = WALK_WORDS;

const TO_RESULT_READY = [...TO_THE_WAIT, 'wait: 15m'];
const TO_RESULT = [
  ...TO_THE_LINES,
  'answer: { control: yes }',
  'next',
  'answer: { test: no }',
  'until: result-details',
];

/** A guest's scenario that a walk goes on from. */
const fromFile = (...actions: readonly string[]) =>
  foundScenario(`${HEAD}do:\n${actions.map((one) => `  - ${one}\n`).join('')}`);

/** Walks on from there, and plays the whole path. */
async function walkOn(actions: readonly string[], answers: readonly string[], hasIds = false) {
  const from = fromFile(...actions);
  const walked = await walkBy(from.scenario, '', answers, { from, hasIds });
  expect(await replay(guest, walked.path)).toMatchObject({ ok: true });
  return walked;
}

describe('jumping back in a walk', () => {
  it('is not offered where no step can be reached by Back', async () => {
    await expect(walkOn(TO_RESULT_READY, ['Jump back'])).rejects.toThrow('"Jump back" is not among');
  });

  it('offers the steps up to the one without a way back', async () => {
    const { path } = await walkOn(
      [...TO_RESULT_READY, 'until: second-scan'],
      ['Jump back', title('result-ready'), 'Save'],
    );
    expect(path.at(-2)).toBe('back');
    expect(path.at(-1)).toMatchObject({ expect: { step: 'result-ready' } });
    const toTheWait = walkOn([...TO_RESULT_READY, 'until: second-scan'], ['Jump back', title('process-2')]);
    await expect(toTheWait).rejects.toThrow(`is not among ${title('scan-again')}; ${title('result-ready')}`);
  });

  it('turns the pages of the guest form, and writes every press', async () => {
    const { path } = await walkOn(
      [
        ...TO_RESULT,
        'until: submit-report',
        'report: reportToAims',
        'fill: { dateOfBirth: 04/12/1988, zip: "94110" }',
        'next',
      ],
      ['Jump back', title('submit-report'), 'Save'],
    );
    expect(path.slice(-4)).toEqual([
      'back',
      { expect: expect.objectContaining({ step: 'review-profile' }) as unknown },
      'back',
      { expect: expect.objectContaining({ step: 'submit-report' }) as unknown },
    ]);
  });
});

describe('going on to a step', () => {
  it('checks boxes and presses Next, and records what each step showed', async () => {
    const { path } = await walkOn(
      ['start: testing', 'until: health-questionnaire', 'answer: { symptomatic: no }'],
      ['Go on to', title('wash-hands'), 'Save'],
    );
    expect(path).toContainEqual({ tick: 'all' });
    const steps = path.flatMap((entry) => (entry as { expect?: { step?: string } }).expect?.step ?? []);
    expect(steps).toEqual(expect.arrayContaining(['intro-eligibility', 'ready-check', 'phone-readiness']));
    expect(steps.at(-1)).toBe('wash-hands');
  });

  it('stops where an answer is needed, and says so', async () => {
    const { path, said } = await walkOn(['start: testing'], ['Go on to', title('ready-check'), 'Save']);
    expect(said.join('\n')).toContain(`“${title('ready-check')}” was not reached`);
    expect(path.at(-1)).toMatchObject({ expect: { step: 'health-questionnaire', canNext: false } });
  });
});

describe('an account after a test of a guest', () => {
  const AT_THE_QUESTION = [
    ...TO_RESULT,
    'until: submit-report',
    'report: doNotReport',
    'until: reporting-information',
    'next',
  ];
  const PAGES = [
    'terms-of-use-agreement',
    'privacy-policy-agreement',
    'FDA-disclaimer',
    'email-verification',
    'code-verification',
    'create-account',
  ];
  const { emailVerification, codeVerification } = translations.en.account;
  const { buttons } = translations.en.general;

  it('is created page by page', async () => {
    const { path, said } = await walkOn(AT_THE_QUESTION, [
      ...['Create', 'Agree', 'Agree', 'Continue', 'Type: Email', '= nora@mail.example', emailVerification.send],
      ...['Type the code that was sent', codeVerification.verify, 'Type: Password', '='],
      ...['Type: Type the password again', '=', buttons.create, 'Save the path'],
    ]);
    const pages = said.map((text) => text.trim().split(' ')[0]);
    for (const page of PAGES) expect(pages).toContain(`/${page}`);
    expect(path).toContainEqual({ press: 'create-account' });
    expect(path.at(-1)).toMatchObject({ expect: { route: '/profile/new' } });
  });

  it('is not created offline, and the path plays', async () => {
    const { path } = await walkOn(AT_THE_QUESTION, [
      ...['Disconnect', 'Create', 'Agree', 'Agree', 'Continue', 'Type: Email', '= nora@mail.example'],
      ...[emailVerification.send, 'Save'],
    ]);
    expect(path.at(-1)).toMatchObject({ expect: { route: '/email-verification' } });
  });
});

describe('the form of a guest in a walk', () => {
  it('expects the heading of each page, and what a button opens', async () => {
    const { pages } = translations.en.steps.steps['review-profile'];
    const open = translations.en.results.report.preview.title;
    const { path } = await walkOn(
      [...TO_RESULT, 'until: submit-report', 'report: reportToAims', 'fill: { dateOfBirth: 04/12/1988, zip: "94110" }'],
      ['Next', 'Next', open, 'Save'],
    );
    const shown = path.flatMap((entry) => (entry as { expect?: { shows?: string } }).expect?.shows ?? []);
    const { contact, about } = pages;
    expect(shown).toEqual([contact.title, contact.lead, about.title, about.lead, 'Result: Negative']);
    expect(path.at(-2)).toEqual({ press: 'what-is-sent' });
    const without = path.filter((entry) => !isDeepStrictEqual(entry, { press: 'what-is-sent' }));
    expect(await replay(guest, without)).toMatchObject({ ok: false });
  });
});

describe('what a walk expects of a call', () => {
  const observed = (calls: Observation['calls']) =>
    ({ route: '/', step: 'none', errors: [], checked: [], calls }) as unknown as Observation;
  const sent = (name: string, payload: object) =>
    walkedExpectation(momentOf(observed([])), momentOf(observed([{ name, payload }])), { press: 'send' })?.['sent'];

  it('is not the code that was sent in a message', () => {
    expect(sent('POST /accounts/verify-code', { email: 'a@b.example', code: '100001' })).toBeUndefined();
    expect(sent('POST /auth/otp-devices', { type: 'EMAIL', name: 'Mine', code: '100001' })).toEqual({
      'POST /auth/otp-devices': { type: 'EMAIL', name: 'Mine' },
    });
    expect(sent('POST /auth/reset-password', { uidb64: 'x', code: '100001', token: 't', new_password: 'p' })).toEqual({
      'POST /auth/reset-password': { uidb64: 'x' },
    });
  });

  it('is a code that is the same each time', () => {
    expect(sent('POST /support/send-request', { code: 'A' })).toEqual({ 'POST /support/send-request': { code: 'A' } });
  });
});

describe('time in a walk', () => {
  it('asks for a time of day until it can read one, and takes it in 12 hours', async () => {
    const driver = terminalDriver();
    await driver.begin(guest);
    await driver.start('reporting');
    const moment = walkMoment(driver.playing(), await driver.observe(), 'en');
    const appText = (key: string) => (key.startsWith('.taken') ? 'Time' : moment.appText(key));
    const prompter = scripted(['= 25:10', '= 3:10 pm']);
    expect(await promptForMissingInput('takenTime', { ...moment, appText }, prompter)).toEqual({
      answer: { takenTime: '15:10' },
    });
    expect(prompter.asked[0]).toBe('Time (for example, 15:10 or 3:10 PM)');
    expect(prompter.said).toEqual([`  ! ${translations.en.general.errors.INVALID_TIME}`]);
  });

  it('passes on every page, with someone there or no one', async () => {
    const { path, said, passed } = await walkBy(account, 'testing', [
      ...['Go to home page', 'Not now', own.pass, own.ask.someone, '= 30m', own.pass, own.ask.noOne, '= 59m'],
      ...[translations.en.general.inactivity.stay, own.pass, own.ask.noOne, '=', 'Save'],
    ]);
    expect(passed.map(([milliseconds]) => milliseconds / 60_000)).toEqual([30, 59, 60]);
    expect(said.join('\n')).toContain(translations.en.general.inactivity.title);
    expect(path).toContainEqual({ idle: '59m' });
    expect(path).toContainEqual({ expect: expect.objectContaining({ message: 'inactivity-notice' }) as unknown });
    expect(path.at(-1)).toMatchObject({ expect: { message: 'inactivity', route: '/' } });
    expect(await replay(account, path)).toMatchObject({ ok: true });
  });
});

describe('tabs in a walk', () => {
  it('are opened and changed, and tell which one shows', async () => {
    const { path, said } = await walkBy(guest, 'testing', [
      ...['Next', own.tabs.open, 'Continue test', 'Next', own.tabs.toFirst, own.tabs.toSecond, 'Save'],
    ]);
    expect(said[1]).not.toContain(own.tabs.first);
    expect(said[2]).toContain(`  ${own.tabs.second}\n/home`);
    expect(said.at(-2)).toContain(`  ${own.tabs.first}\n`);
    expect(path).toContainEqual({ tab: 'second' });
    expect(path.at(-1)).toMatchObject({ expect: { step: 'health-questionnaire' } });
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });
});

describe('the time left in a walk', () => {
  it('is expected after a reload, in a second tab, and when the test goes on, although it is the same', async () => {
    const { path } = await walkOn(TO_THE_WAIT, ['Reload', own.tabs.open, 'Continue test', 'Save']);
    const expectedAfter = (action: unknown) => path[path.findIndex((one) => isDeepStrictEqual(one, action)) + 1];
    for (const action of ['reload', { tab: 'second' }, 'continue'])
      expect(expectedAfter(action)).toMatchObject({ expect: { timer: '15:00' } });
  });

  it('is expected where the next timed step begins with the same time', async () => {
    const { path } = await walkOn(TO_THE_WAIT, ['Wait', '= 15m', 'Save']);
    expect(path.at(-2)).toEqual({ wait: '15m' });
    expect(path.at(-1)).toMatchObject({ expect: { step: 'result-ready', timer: '15:00' } });
  });
});

describe('the menu of a walk', () => {
  it('names the address of a two-factor device as the page does', async () => {
    const driver = terminalDriver();
    await driver.begin(account);
    await driver.go('/two-factor-devices');
    await driver.press('add-device');
    await driver.fill({ deviceType: 'EMAIL' });
    const names = offersNow(walkMoment(driver.playing(), await driver.observe(), 'en')).map(({ name }) => name);
    expect(names).toContain(`Type: ${translations.en.account.otpDevices.form.address.EMAIL.label}`);
  });

  it('has rare actions at its end', async () => {
    const driver = terminalDriver();
    await driver.begin(guest);
    const offers = offersNow(walkMoment(driver.playing(), await driver.observe(), 'en'));
    expect(offers.filter(({ group }) => group === own.more)).toEqual(offers.slice(-5));
    expect(offers.slice(-4).map(({ name }) => name)).toEqual([own.tabs.open, own.reload, own.offline, own.go]);
  });

  it('has nothing offline that a browser loads a page for', async () => {
    const driver = terminalDriver();
    await driver.begin(guest);
    const names = async () =>
      offersNow(walkMoment(driver.playing(), await driver.observe(), 'en')).map(({ name }) => name);
    await driver.offline();
    const loading: readonly string[] = [own.tabs.open, own.reload, own.go];
    expect((await names()).filter((name) => loading.includes(name))).toEqual([]);
    await driver.online();
    await driver.tab('second');
    await driver.tab('first');
    await driver.offline();
    expect((await names()).filter((name) => loading.concat(own.tabs.toSecond).includes(name))).toEqual([
      own.tabs.toSecond,
    ]);
  });

  it('says above its entries again where the person is, with the clock', async () => {
    const { menus } = await walkBy(guest, 'testing', ['Next', 'Open a second tab', 'Disconnect', 'Leave']);
    const { title } = translations.en.steps.steps['intro-how-it-works'];
    const inSecond = `Second tab · ${translations.en.general.home.incomplete.title}`;
    expect(menus.slice(1)).toEqual([
      `[1] ${title} · What now?`,
      `${inSecond} · What now?`,
      `${inSecond} · offline · What now?`,
    ]);
    const { menus: inWait } = await walkOn(TO_THE_WAIT, ['Let time', 'Yes', '= 5m', 'Leave']);
    expect(inWait.at(-1)).toMatch(/^\[\d+\] .+ · \d\d:\d\d left · What now\?$/);
  });

  it('finds the button that leads on by typing Next, whatever its label is', async () => {
    const foundAt = async (...actions: readonly string[]): Promise<string | undefined> => {
      const driver = terminalDriver();
      expect(await playScenario(fromFile(...actions).scenario, driver)).toMatchObject({ ok: true });
      const choices = choicesOf(offersNow(walkMoment(driver.playing(), await driver.observe(), 'en')), false);
      return menuEntries(choices, 'next', choices.length)[0]?.name;
    };
    const toReport = [...TO_RESULT, 'until: submit-report', 'report: reportToAims'];
    expect(await foundAt(...TO_RESULT_READY.slice(0, -2), 'until: process-2')).toBe('Start');
    expect(await foundAt(...TO_RESULT_READY.slice(0, 5), 'scan: not-a-cassette')).toBe('OK');
    expect(await foundAt(...toReport, 'fill: { dateOfBirth: 04/12/1988, zip: "94110" }', 'next', 'next')).toBe(
      'Send report',
    );
  });

  it('copies technical details while the message of a scan is open, below it and on the support page', async () => {
    const { help, copy } = translations.en.landing.frame.details;
    const { copied } = await walkOn(
      [...TO_RESULT_READY.slice(0, 5), 'scan: not-a-cassette'],
      [help, 'Open an address', '= /support', copy, 'Save'],
    );
    expect(copied).toHaveLength(2);
    expect(readDetails(copied[0] ?? '', packageJson.version)).toMatchObject({
      value: { snapshot: { scan: { outcome: 'scanFailed' } } },
    });
  });
});
