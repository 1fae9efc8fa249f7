import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { readDetails } from '../../../replay/read-details.ts';
import { copyDetailsLabel } from '../../../cli/walk/copy-details.ts';
import { choicesOf } from '../../../cli/walk/offer.ts';
import { offersNow } from '../../../cli/walk/offers.ts';
import { promptForMissingInput } from '../../../cli/walk/prompt-for-missing-input.ts';
import { walkMoment } from '../../../cli/walk/walk-moment.ts';
import { scenarioText } from '../../../cli/walk/path-text.ts';
import { SCENARIO_PASSWORD } from '../../../scenarios/scenario-account.ts';
import { CASSETTES } from '../../../fixtures/cassettes.ts';
import { scenarioOf, terminalDriver } from '../../support/scenarios.ts';
import {
  account,
  foundScenario,
  guest,
  HEAD,
  nextFrom,
  NOW,
  replay,
  scripted,
  times,
  walkBy,
} from './scripted-walk.ts';

describe('a walk that goes on from a file', () => {
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

  it('does not begin after a file that fails, and says where and how to correct it', async () => {
    const from = foundScenario(`${HEAD}do:\n  - start: testing\n  - next\n  - expect: { step: countdown }\n  - back\n`);
    const { hasBegun, path, said } = await walkBy(from.scenario, '', [], { from });
    expect([hasBegun, path]).toEqual([false, []]);
    expect(said.join('\n')).toMatch(/FAILED {2}Walked\n {2}saved\.yaml:6\n[^]*expected {2}countdown/);
    expect(said.join('\n')).toContain('edit the file');
    expect(said.join('\n')).toContain('  npm run cli -- play --watch saved.yaml');
  });

  it('does not begin after a scenario that cannot begin', async () => {
    const from = foundScenario(`${HEAD}who: account\nprofiles: [{ firstName: Ana, zip: '9' }]\ndo: [next]\n`);
    const { hasBegun, said } = await walkBy(from.scenario, '', [], { from });
    expect([hasBegun, said.join('\n')]).toEqual([false, expect.stringContaining('FAILED  Walked\n  saved.yaml:')]);
  });

  it('keeps who plays and what is set up in the head of the file', () => {
    const head = `${HEAD}who: account\nused:\n  - ${CASSETTES.valid}\nagency: none\nterminalOnly: A reason\n`;
    const { scenario, written } = scenarioOf(`${head}do:\n  - next\n`);
    const text = scenarioText({ ...scenario, now: written.now }, written.actions);
    expect(scenarioOf(text)).toMatchObject({ scenario, written });
  });
});

describe('what a walk offers', () => {
  it('offers the fields that a form shows now, which a box may change', async () => {
    const driver = terminalDriver();
    const offered = async () => walkMoment(driver.playing(), await driver.observe(), 'en').fields.map(({ id }) => id);
    await driver.begin(account);
    await driver.go('/profile/new');
    expect(await offered()).toEqual(expect.arrayContaining(['dateOfBirth', 'firstName', 'city']));
    expect(await offered()).not.toContain('age');
    await driver.fill({ dateOfBirth: '04/12/1988', noDateOfBirth: 'true' });
    expect((await offered()).toSorted().join(' ')).toBe(
      'age consentToReport ethnicity label noDateOfBirth participantType race sex zipCode',
    );
    expect(await driver.fill({ firstName: 'Ana' })).toMatchObject({ ok: false });
    await driver.fill({ noDateOfBirth: '' });
    expect(driver.playing().tab().screen().form?.state?.().values).toMatchObject({ dateOfBirth: '' });
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
    const all = Object.keys(boxes).toSorted();
    const here = { step: 'ready-check', canBack: true, errors: 'none' };
    expect(path.slice(-8)).toEqual([
      { tick: 'kit' },
      { expect: { ...here, checked: ['kit'], canNext: false } },
      { tick: 'all' },
      { expect: { ...here, checked: all, canNext: true } },
      { untick: 'camera' },
      { expect: { ...here, checked: all.filter((box) => box !== 'camera'), canNext: false } },
      { tick: 'camera' },
      { expect: { ...here, checked: all, canNext: true } },
    ]);
    const wrong = path.filter((action) => !isDeepStrictEqual(action, { tick: 'kit' }));
    expect(await replay(guest, wrong)).toMatchObject({ ok: false });
    expect(await replay(guest, path)).toMatchObject({ ok: true, state: { canNext: true } });
  });

  it('says that the app has no page with an address, which one is near, and what it shows', async () => {
    const visitor = scenarioOf(`${HEAD}who: visitor\ndo: [next]\n`).scenario;
    const { said } = await walkBy(visitor, 'testing', [
      ...['Open an address', '= logn', 'Open an address', '= /nothing-like-it', 'Open an address', '= /login', 'Leave'],
    ]);
    expect(said.filter((text) => text.startsWith('  ! The app has no page'))).toEqual([
      '  ! The app has no page /logn, so it shows /. Did you mean "/login"?',
      '  ! The app has no page /nothing-like-it, so it shows /.',
    ]);
    const { path } = await walkBy(guest, 'testing', ['Open an address', '= /logn', 'Save']);
    expect(path).toContainEqual({ go: '/logn' });
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('offers fields and buttons in the order of the page, behind the button that sends them', async () => {
    const driver = terminalDriver();
    await driver.begin(scenarioOf(`${HEAD}who: visitor\ndo: [next]\n`).scenario);
    await driver.go('/login');
    const namesAt = async (hasIds: boolean) =>
      choicesOf(offersNow(walkMoment(driver.playing(), await driver.observe(), 'en')), hasIds).map(({ name }) => name);
    expect((await namesAt(false)).slice(0, 5)).toEqual([
      'Log in',
      'Type: Email',
      'Type: Password',
      'Check: Remember me',
      'Forgot your password?',
    ]);
    await driver.fill({ rememberMe: 'true' });
    expect(await namesAt(true)).toContain('Uncheck: Remember me   (rememberMe)');
    await driver.begin(account);
    await driver.go('/profile/new');
    const names = await namesAt(false);
    const inOrder = ['Date of birth', 'I do not want', 'Street address', 'ZIP code', 'City', 'Sex', 'Phone number'];
    const places = inOrder.map((label) => names.findIndex((name) => name.includes(`: ${label}`)));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    await driver.begin(scenarioOf(`${HEAD}who: visitor\ndo: [next]\n`).scenario);
    expect((await namesAt(false)).slice(0, 2)).toEqual(['Continue as a guest', 'Login']);
  });

  it('opens an address without its slash, or copied from a browser', async () => {
    const { path } = await walkBy(guest, 'testing', [
      ...['Open an address', '= support', 'Open an address', '= http://localhost:5173/test-steps?a=1', 'Save'],
    ]);
    expect(path).toContainEqual({ go: '/support' });
    expect(path).toContainEqual({ go: '/test-steps' });
  });

  it('copies the technical details where the page does, for replay to read', async () => {
    const { help, copy } = translations.en.landing.frame.details;
    const { copied, said, path } = await walkBy(guest, 'testing', [
      ...['Open an address', '= /support', 'Disconnect', copy, 'Go to home page', 'Continue test'],
      ...['Go to home page', 'Not now', help, 'Save'],
    ]);
    const snapshots = copied.map((text) => readDetails(text, packageJson.version));
    expect(snapshots).toMatchObject(
      copied.map(() => ({ ok: true, value: { snapshot: { step: 'intro-welcome', flags: { isOnline: false } } } })),
    );
    expect(copied).toHaveLength(2);
    expect(said.at(-1)).toContain("details 2.json. This reads them:\n\n  npm run cli -- replay 'details 2.json'");
    expect(JSON.stringify(path)).not.toContain('details');
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });
});

describe('what a walk asks and records', () => {
  it('asks a guest without a date of birth for the fields that the form then shows', async () => {
    const toTheForm = [
      ...[...times(2, 'Next'), 'Answer: No', 'Next', 'Check every box', 'Confirm', 'Scan the box of the kit'],
      ...['Scan a valid cassette', 'Answer: Negative', 'Next'],
    ];
    const before = await walkBy(guest, 'reporting', [...toTheForm, 'Save']);
    const from = foundScenario(scenarioText({ ...guest, now: NOW }, [...before.path, { until: 'submit-report' }]));
    const { asked, path } = await walkBy(
      from.scenario,
      '',
      ['Answer: Report my result', 'Check: I do not want', 'Fill in the form', ...times(2, '='), 'Save'],
      { from },
    );
    const { fields } = translations.en.general.form;
    expect(asked).toEqual([fields.age.label, fields.zipCode.label]);
    expect(path).toContainEqual({ fill: { age: '38' } });
    expect(path).toContainEqual({ fill: { zipCode: '94110' } });
    expect(await replay(guest, path)).toMatchObject({ ok: true, state: { step: 'reporting-information' } });
  });

  it('shows only the menu again after a question that was left', async () => {
    const before = await walkBy(guest, 'testing', ['Leave']);
    const { said, path } = await walkBy(guest, 'testing', ['Open an address', '!', 'Leave']);
    expect(said).toEqual(before.said);
    expect(path).toEqual(before.path);
  });

  it('expects the errors and boxes that an answer or a text changed', async () => {
    const { path } = await walkBy(account, 'testing', [
      ...['Next', 'Next', 'Choose who', 'Ana Ruiz', 'Next', 'Next', 'Answer: No', 'Open an address', '= /profile/new'],
      ...['Save', 'Type: ZIP code', '= 94110', 'Check: I do not want', 'Save the path'],
    ]);
    const answered = { step: 'health-questionnaire', canNext: true, canBack: true, errors: 'none' };
    expect(path).toContainEqual({ expect: answered });
    expect(path).toContainEqual({ fill: { zipCode: '94110' } });
    expect(path.at(-3)).toEqual({
      expect: { errors: ['EMPTY_DATE_OF_BIRTH'], calls: { 'GET /locations/:zip': 1 } },
    });
    expect(path.at(-1)).toEqual({ expect: { checked: ['noDateOfBirth'], errors: ['EMPTY_AGE'] } });
    expect(await replay(account, path)).toMatchObject({ ok: true });
  });

  it('has no technical details to copy where the page has no button for them', async () => {
    const driver = terminalDriver();
    const labelNow = async () => copyDetailsLabel(walkMoment(driver.playing(), await driver.observe(), 'en'));
    await driver.begin(guest);
    await driver.start('testing');
    expect(await labelNow()).toBe(translations.en.landing.frame.details.help);
    await driver.go('/home');
    // The question about the test covers the page.
    expect(await labelNow()).toBeNull();
    await driver.press('not-now');
    expect(await labelNow()).not.toBeNull();
    await driver.idle(59 * 60_000);
    expect(await labelNow()).toBeNull();
  });

  it('records where a press and an address led, also if that is where the person was', async () => {
    const { path } = await walkBy(guest, 'testing', [
      ...['Open an address', '= /support', 'Send message', 'Open an address', '= /support', 'Save'],
    ]);
    const here = { route: '/support', step: 'intro-welcome' };
    expect(path.slice(-6)).toEqual([
      { go: '/support' },
      { expect: { ...here, errors: 'none' } },
      { press: 'send-request' },
      { expect: expect.objectContaining(here) as unknown },
      { go: '/support' },
      { expect: expect.objectContaining(here) as unknown },
    ]);
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
    const prompter = scripted(['= soon', '= 20 minuts', '= 5 min']);
    expect(await promptForMissingInput('wait', moment, prompter)).toEqual({ wait: '5m' });
    expect(prompter.said).toEqual(
      ['soon', '20 minuts'].map((typed) => `  ! ${typed} is not a duration. Type one such as 90s, 20m or 1h20m.`),
    );
    expect(await promptForMissingInput('wait', moment, scripted(['= soon']))).toBeNull();
  });
});
