import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { choicesIn } from '../../../cli/walk/field-choices.ts';
import { COMMON_LABELS, labelKeys, ROUTE_LABELS } from '../../../cli/route-texts/route-labels.ts';
import { textsOf } from '../../../cli/walk/look-up-text.ts';
import { errorLines, formatStep } from '../../../cli/walk/format-step.ts';
import { routeWords } from '../../../cli/walk/route-words.ts';
import { NEXT } from '../../../core/step-texts/frame-texts.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { ruleWords } from '../../../cli/rule-words.ts';
import { FLOWS } from '../../../core/flow/flows.ts';
import { runScenario } from '../../../scenarios/run-scenario.ts';
import { TO_THE_WAIT } from './paths.ts';
import { guestDoes, scenarioOf, terminalDriver } from '../../support/scenarios.ts';

const PEOPLE = ['Ana', 'Luis'].map((name) => `  - { firstName: ${name}, lastName: Ruiz, zip: '94110' }\n`).join('');
const HEAD = 'name: A look\nnow: 2026-11-20T10:00:00-08:00\n';
const SCENARIOS = {
  visitor: `${HEAD}who: visitor\ndo: [next]\n`,
  guest: `${HEAD}who: guest\ndo: [next]\n`,
  account: `${HEAD}who: account\nprofiles:\n${PEOPLE}do: [next]\n`,
} as const;

/** The words of a route as each kind of person sees it who may; a path with a parameter is opened without one. */
async function wordsAt(path: string, language: Language) {
  const seen: (readonly string[])[] = [];
  for (const text of Object.values(SCENARIOS)) {
    const driver = terminalDriver();
    await driver.begin(scenarioOf(text).scenario);
    await driver.go(path);
    if ((await driver.observe()).route === path) seen.push(routeWords(driver.playing(), language, true));
    await driver.end();
  }
  return seen;
}

const PATHS = Object.entries(APP_ROUTES)
  .filter(([name]) => name !== 'testSteps')
  .map(([name, path]) => ({ name, path: path.replace(/:.*$/, '') }));

const NOT_OPENED_BY_PATH = ['oneTimePassword', 'resetPassword', 'codeVerification', 'createAccount', 'resultDetails'];

describe('the words of a route outside a test', () => {
  it.each(PATHS)('are its heading and the labels of all its fields and buttons, at $name', async ({ name, path }) => {
    for (const language of LANGUAGES) {
      const seen = await wordsAt(path, language);
      expect(seen.length > 0).toBe(!NOT_OPENED_BY_PATH.includes(name));
      for (const [title = '', ...lines] of seen) {
        expect(title).not.toMatch(/\w\.\w/);
        expect([title, ...lines].join('\n')).not.toContain('{{');
        const unlabelled = lines.filter((line) => {
          const [, label = '', field = '', id = ''] =
            /^ {2}(?:\[ (.*) \]|(?:\[[x ]\] )?(.*?)(?: ____|: .*)?) {3}\((.*)\)$/.exec(line) ?? [];
          return id !== '' && (label + field === id || (label + field).includes('.'.concat(id)));
        });
        expect(unlabelled).toEqual([]);
      }
    }
  });

  it.each(LANGUAGES)('have labels among the texts of %s', (language) => {
    const ofRoutes = (Object.keys(ROUTE_LABELS) as (keyof typeof ROUTE_LABELS)[]).flatMap((name) =>
      Object.keys(ROUTE_LABELS[name] ?? {}).flatMap((id) => labelKeys(name, id)),
    );
    const keys = [...Object.values(COMMON_LABELS).flat(), ...ofRoutes]
      .map((key) => key.replace('{deviceType}', 'EMAIL'))
      .filter((key) => !key.startsWith('.') && key !== NEXT);
    expect(keys.filter((key) => textsOf(key, language) === undefined)).toEqual([]);
  });

  it('are those of the person and the language', async () => {
    const [, , account = []] = await wordsAt(APP_ROUTES.faq, 'es').then((seen) => [[], ...seen]);
    expect(account).toContain('  [ Contáctenos ]   (contact-us)');
    const [landing = []] = await wordsAt(APP_ROUTES.landing, 'en');
    expect(landing).toContain('  [ Continue as a guest ]   (continue-as-guest)');
    const home = await wordsAt(APP_ROUTES.home, 'en');
    expect(home.map(([title]) => title)).toEqual(['  What would you like to do?', expect.any(String)]);
    expect(home[0]?.join('\n')).not.toContain('View results');
    expect(home[1]).toContain('  [ View results ]   (view-results)');
  });
});

describe('the notices above a route', () => {
  it('are the running timer, and that the browser is offline; codes stand beside their words', async () => {
    const driver = terminalDriver();
    const waiting = [...TO_THE_WAIT, 'wait: 1m', 'offline', 'home'];
    expect(await runScenario(guestDoes(...waiting), driver)).toMatchObject({ ok: true });
    const play = driver.playing();
    const shown = { play, seen: await driver.observe(), hasRules: true, hasIds: true };
    const { frame, timerBar } = { ...translations.en.landing, ...translations.en.general };
    expect(
      formatStep({ ...shown, language: 'en' })
        .split('\n')
        .slice(1, 3),
    ).toEqual([`  ${frame.offline.test}   (NETWORK_REQUEST_FAILED)`, `  ${timerBar.waiting}: 14:00`]);
    await driver.online();
    await driver.go(APP_ROUTES.support);
    await driver.offline();
    await driver.press('send-request');
    const { errors } = translations.es.general;
    expect(routeWords(play, 'es', true)).toContain(`  ! ${errors.EMPTY_REQUEST_TYPE}   (EMPTY_REQUEST_TYPE)`);
    const later = { ...shown, seen: await driver.observe(), language: 'es' } as const;
    expect(formatStep(later)).not.toContain('EMPTY_REQUEST_TYPE');
    expect(errorLines(later)).toContain(`  ! ${errors.EMPTY_REQUEST_TYPE}   (EMPTY_REQUEST_TYPE)`);
    expect(errorLines({ ...later, hasIds: false })).toContain(`  ! ${errors.EMPTY_REQUEST_TYPE}`);
  });
});

describe('the fields of a route outside a test', () => {
  it('show what was typed, chosen or checked, and never a password', async () => {
    const driver = terminalDriver();
    await driver.begin(scenarioOf(SCENARIOS.visitor).scenario);
    await driver.go(APP_ROUTES.login);
    await driver.fill({ email: 'ana@example.com', password: 'secret1', rememberMe: 'true' });
    const shown = routeWords(driver.playing(), 'es', false).join('\n');
    const { password, rememberMe } = translations.es.account.login;
    expect(shown).toContain(`  ${translations.es.general.form.fields.emailAddress.label}: ana@example.com\n`);
    expect(shown).toContain(`  ${password} •••••••\n`);
    expect(shown).toContain(`  [x] ${rememberMe}\n`);
    expect(shown).not.toContain('secret1');
  });

  it('name the choices of closed lists by the words of the page', async () => {
    const driver = terminalDriver();
    await driver.begin(scenarioOf(SCENARIOS.account).scenario);
    await driver.go('/profile/new');
    await driver.fill({ sex: 'female' });
    expect(routeWords(driver.playing(), 'es', false)).toContain(
      `  ${translations.es.general.form.fields.sex.label}: ${translations.es.general.choices.sex.female}`,
    );
    expect(choicesIn(driver.playing(), 'sex', 'es')?.map(({ name }) => name)).toEqual(
      Object.values(translations.es.general.choices.sex),
    );
    expect(choicesIn(driver.playing(), 'city', 'es')).toBeNull();
  });
});

describe('the rules of a step', () => {
  it('have words for every name of the flow’s tables', () => {
    const said = Object.values(FLOWS).flat().map(ruleWords).join(' ');
    expect(said).toContain('Rules: the end of the wait leads on; ');
    expect(said).not.toMatch(/undefined|\{\{|[a-z][A-Z]/);
    expect(ruleWords({ id: 'open-kit', progress: 'pre_test' })).toBe('');
  });
});
