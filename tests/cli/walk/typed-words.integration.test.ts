import { describe, expect, it } from 'vitest';
import { menuEntries } from '../../../cli/walk/menu-entries.ts';
import { choicesOf } from '../../../cli/walk/offer.ts';
import { offersNow } from '../../../cli/walk/offers.ts';
import { walkMoment } from '../../../cli/walk/walk-moment.ts';
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

/** The first entry of the menu for typed words; empty if there is none. */
async function typing(typed: string, actions: readonly string[]) {
  const driver = terminalDriver();
  expect(await playScenario(guestDoes(...actions), driver)).toMatchObject({ ok: true });
  const choices = choicesOf(offersNow(walkMoment(driver.playing(), await driver.observe(), 'en')), false);
  return menuEntries(choices, typed, ROWS)[0]?.name ?? '';
}

describe('words that are typed in the menu of a walk', () => {
  const ON_HOME = ['start: testing', 'home'];
  const IN_WAIT = [
    ...[...TO_BOXES.slice(1, 3), 'until: scan-device', 'scan: https://clearline.example/kit', VALID],
    ...['until: collection-method', 'answer: { collection: self }', 'until: countdown'],
  ];

  it.each<readonly [typed: string, actions: readonly string[], shown: string]>([
    ['reload', [...TO_CASSETTE, 'offline'], 'Reload the page (not while offline)'],
    ['another tab', [...TO_CASSETTE, 'offline'], 'Open a second tab (not while offline)'],
    ['wrong cassette', TO_CASSETTE, 'Scan an expired cassette'],
    ['another', TO_CASSETTE, 'Scan another valid cassette'],
    ['check all', TO_BOXES, 'Check every box'],
    ['wait', ['start: testing', ...IN_WAIT], 'Wait'],
    ['wait', ['start: testing'], 'Let time pass'],
    ['idle', ['start: testing'], 'Let time pass'],
    ['log out', ['home'], 'Sign out'],
    ['logout', ['idle: 59m'], 'Log out now'],
    ['wifi', ['home'], 'Disconnect from the internet'],
    ['offline', ['offline'], 'Connect to the internet again'],
    ['cancel', ON_HOME, 'Cancel test'],
    ['no such entry', ['home'], ''],
  ])('find what people call by other names: %s after %j', async (typed, actions, shown) => {
    expect(await typing(typed, actions)).toBe(shown);
  });

  it('says that a browser loads no page offline, and records nothing', async () => {
    const answers = ['Disconnect', 'Reload the page', 'Open an address', '= /nothing', 'Open a second tab', 'Save'];
    const { said, path } = await walkBy(guest, 'testing', answers);
    const why = '  ! Offline, a browser cannot load the page.';
    expect(said.filter((text) => text.startsWith('  !'))).toEqual([why, why, why]);
    expect(JSON.stringify(path)).not.toMatch(/reload|"go"|"tab"/);
  });
});
