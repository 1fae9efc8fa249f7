import { describe, expect, it } from 'vitest';
import { terminalTexts } from '../../../adapters/translations/terminal.ts';
import { absentOffers } from '../../../cli/walk/absent-offers.ts';
import { menuEntries } from '../../../cli/walk/menu-entries.ts';
import { choicesOf } from '../../../cli/walk/offer.ts';
import { offersNow } from '../../../cli/walk/offers.ts';
import { walkMoment } from '../../../cli/walk/walk-moment.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { CASSETTES } from '../../../fixtures/cassettes.ts';
import { guestDoes, terminalDriver } from '../../support/scenarios.ts';
import { playScenario } from '../../../scenarios/run-scenario.ts';
import { guest, walkBy } from './scripted-walk.ts';

const VALID = `scan: '${CASSETTES.valid}'`;
const TO_CASSETTE = [
  ...['start: reporting', 'until: health-questionnaire', 'answer: { symptomatic: no }', 'until: scan-device'],
  'scan: https://clearline.example/kit',
];
const TO_BOXES = [...TO_CASSETTE.slice(0, 1), 'until: health-questionnaire', 'answer: { symptomatic: no }', 'next'];
const ROWS = 100;

/** What the menu shows for typed words: its note and its first entry. */
async function typing(typed: string, actions: readonly string[], language: Language = 'en') {
  const driver = terminalDriver();
  expect(await playScenario(guestDoes(...actions), driver)).toMatchObject({ ok: true });
  const moment = walkMoment(driver.playing(), await driver.observe(), language);
  const offers = offersNow(moment);
  const content = { choices: choicesOf(offers, false), absent: absentOffers(moment, offers) };
  const { note, entries } = menuEntries(content, typed, terminalTexts[language].walk, ROWS);
  return note ?? entries[0]?.name ?? '';
}

/** The entries that a menu suggests for a typing mistake. */
async function suggestions(typed: string, actions: readonly string[]) {
  const driver = terminalDriver();
  expect(await playScenario(guestDoes(...actions), driver)).toMatchObject({ ok: true });
  const moment = walkMoment(driver.playing(), await driver.observe(), 'en');
  const choices = choicesOf(offersNow(moment), false);
  const { entries, areGuessed } = menuEntries({ choices }, typed, terminalTexts.en.walk, ROWS);
  return areGuessed ? entries.map(({ name }) => name) : [];
}

describe('words that are typed in the menu of a walk', () => {
  it.each([
    ['reload', 'Reload the page (not while offline)'],
    ['offline', 'Connect to the internet again'],
    ['another tab', 'Open a second tab (not while offline)'],
    ['disconnect', 'The internet is disconnected now.'],
    ['wrong cassette', 'Scan an expired cassette'],
    ['another', 'Scan another valid cassette'],
    ['check all', 'There are no boxes to check here.'],
  ])('find an entry offline, or why it is not there: %s', async (typed, shown) => {
    expect(await typing(typed, [...TO_CASSETTE, 'offline'])).toBe(shown);
  });

  it.each([
    ['check all', 'Check every box'],
    ['offline', 'Disconnect from the internet'],
    ['reconnect', 'The internet is connected now.'],
    ['wrong cassette', 'Nothing is scanned here. Cassettes and boxes are at the steps with a camera.'],
  ])('find an entry online, or why it is not there: %s', async (typed, shown) => {
    expect(await typing(typed, TO_BOXES)).toBe(shown);
  });

  it.each([
    ['logut', ['home'], 'Sign out'],
    ['conect', ['start: testing', 'offline'], 'Connect to the internet again'],
  ])('suggest an entry for a typing mistake: %s', async (typed, actions, shown) => {
    expect(await suggestions(typed, actions)).toContain(shown);
  });

  it.each([
    ['recargar', 'Volver a cargar la página (no sin internet)'],
    ['sin internet', 'Conectar otra vez a internet'],
    ['casete incorrecto', 'Escanear un casete vencido'],
    ['marcar todo', 'Aquí no hay casillas que marcar.'],
  ])('do so in Spanish: %s', async (typed, shown) => {
    expect(await typing(typed, [...TO_CASSETTE, 'offline'], 'es')).toBe(shown);
  });

  const ON_HOME = ['start: testing', 'home'];
  const IN_WAIT = [
    ...[...TO_BOXES.slice(1, 3), 'until: scan-device', 'scan: https://clearline.example/kit', VALID],
    ...['until: collection-method', 'answer: { collection: self }', 'until: countdown'],
  ];
  const { absent } = terminalTexts.en.walk;
  const { absent: absentEs } = terminalTexts.es.walk;

  const cases: readonly [string, readonly string[], string, Language?][] = [
    ['wait', ['start: testing', ...IN_WAIT], 'Wait'],
    ['idle', ['start: testing'], 'Let time pass'],
    ['inactividad', ['start: testing'], 'Dejar pasar el tiempo', 'es'],
    ['logut', ['start: testing'], absent.logout],
    ['conect', ['start: testing'], absent.online],
    ['wait', ['start: testing'], 'Let time pass'],
    ['espera', ['start: testing', ...IN_WAIT], 'Esperar', 'es'],
    ['espera', ['start: testing'], 'Dejar pasar el tiempo', 'es'],
    ['logout', ['home'], 'Sign out'],
    ['log out', ['home'], 'Sign out'],
    ['logout', ['idle: 59m'], 'Log out now'],
    ['logout', ['start: testing'], absent.logout],
    ['log out', ['logout'], absent.noLogin],
    ['cerrar sesion', ['start: testing'], absentEs.logout, 'es'],
    ['cerrar sesión', ['home'], 'Cerrar sesión', 'es'],
    ['wifi', ['home'], 'Disconnect from the internet'],
    ['wifi', ['offline'], 'Connect to the internet again'],
    ['wifi', ['home'], 'Desconectar de internet', 'es'],
    ['cancel', ON_HOME, 'Cancel test'],
    ['cancel', ['start: testing'], absent.cancel],
    ['cancel', ['home'], absent.noTest],
    ['cancelar', ON_HOME, 'Cancelar la prueba', 'es'],
    ['cancelar', ['start: testing'], absentEs.cancel, 'es'],
  ];

  it.each(cases)('find what people call by other names: %s after %j', async (typed, actions, shown, language) => {
    expect(await typing(typed, actions, language)).toBe(shown);
  });

  it('says that a browser loads no page offline, and records nothing', async () => {
    const answers = ['Disconnect', 'Reload the page', 'Open an address', '= /nothing', 'Open a second tab', 'Save'];
    const { said, path } = await walkBy(guest, 'testing', answers);
    const why = '  ! Offline, a browser cannot load the page.';
    expect(said.filter((text) => text.startsWith('  !'))).toEqual([why, why, why]);
    expect(JSON.stringify(path)).not.toMatch(/reload|"go"|"tab"/);
  });
});
