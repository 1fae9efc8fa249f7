import { describe, expect, it } from 'vitest';
import { playbackText } from '../../cli/play/print-playback.ts';
import { playScenarios } from '../../cli/play/play-scenarios.ts';
import { CASSETTES } from '../../fixtures/cassettes.ts';
import { scenarioOf, terminalDriver } from '../support/scenarios.ts';

const BOX = 'scan: https://clearline.example/kit';
const TO_THE_SCAN = [
  ...['start: testing', 'until: health-questionnaire', 'answer: { symptomatic: no }'],
  ...['until: scan-device', BOX],
];
const EXPIRED = `scan: '${CASSETTES.expired}'`;
const VALID = `scan: '${CASSETTES.valid}'`;

/** Plays the actions of a guest at the first scan of the cassette; the line of the first one is 11. */
const play = (actions: readonly string[], failsOnWarning = false) =>
  playAll([...TO_THE_SCAN, ...actions], failsOnWarning);

/** A scenario that expects nothing at all is doubted, too. */
const EXPECTS = 'expect: { errors: none }';

/** Plays all actions of a scenario, after an expectation. */
async function playAll(all: readonly string[], failsOnWarning = false, who = 'guest') {
  const text = `name: A scan\nwho: ${who}\nnow: 2026-11-20T10:00:00-08:00\ndo:\n${[EXPECTS, ...all].map((one) => `  - ${one}\n`).join('')}`;
  const lines = text.split('\n');
  const found = { ...scenarioOf(text), file: 'scan.yaml', lineText: (line: number) => lines[line - 1] ?? '' };
  const [played] = await playScenarios([found], () => Promise.resolve(terminalDriver()), undefined, failsOnWarning);
  return { ...played?.playback, text: played === undefined ? '' : playbackText(played.playback, found) };
}

const WARNING =
  'This scan was refused, and nothing after it expects that. If it is meant, add "expect: { scan: expired }"';

describe('a scan that was refused', () => {
  it.each([
    ['and is the last action', [EXPIRED]],
    ['before an expectation that holds either way', [EXPIRED, 'expect: { route: /test-steps, hides: Elephant }']],
    ['before another scan', [EXPIRED, 'reload', BOX, VALID, 'expect: { scan: accepted }']],
  ])('is doubted if nothing expects that: %s', async (_when, actions) => {
    const { ok, warnings = [], text } = await play(actions);
    expect(ok).toBe(true);
    expect(warnings[0]).toEqual({ at: 6, text: WARNING });
    expect(text).toContain(`  warning: scan.yaml:11: ${WARNING}`);
  });

  it('fails the scenario at its line, if warnings fail', async () => {
    const { ok, text } = await play([EXPIRED, 'home'], true);
    expect(ok).toBe(false);
    expect(text).toContain('scan.yaml:11');
    expect(text).toContain(WARNING);
  });

  it.each([
    ['its outcome', [EXPIRED, 'expect: { scan: expired }']],
    ['the words of its message', [EXPIRED, 'expect: { shows: OK }']],
    ['a button of its message', [EXPIRED, 'ok']],
    ['the same button by its id', [EXPIRED, 'press: scan-leave']],
  ])('is not doubted if the scenario needs %s', async (_what, actions) => {
    expect(await play(actions)).toMatchObject({ ok: true, warnings: [] });
  });

  it('is not doubted if it was accepted', async () => {
    expect(await play([VALID])).toMatchObject({ ok: true, warnings: [] });
  });
});

describe('a last action that was refused', () => {
  const LOGIN = 'login: { email: scenario@clearline.example, password: Wrong-Lamp-9 }';
  const NEXT = ['start: testing', 'until: health-questionnaire', 'next'];

  it.each([
    ['a login', 'visitor', [LOGIN], 'INVALID_USERNAME_OR_PASSWORD'],
    ['Next', 'guest', NEXT, 'EMPTY_RADIO_FIELD'],
  ])('is doubted if nothing expects that: %s', async (_what, who, actions, code) => {
    const { ok, warnings } = await playAll(actions, false, who);
    const text = `This action was refused, and nothing after it expects that. If it is meant, add "expect: { errors: ${code} }"`;
    expect({ ok, warnings }).toEqual({ ok: true, warnings: [{ at: actions.length, text }] });
  });

  it.each([
    ['an expectation follows', [...NEXT, 'expect: { canNext: false }']],
    ['it sends nothing', [...NEXT, 'answer: { symptomatic: yes }', 'wait: 1m']],
    ['only the network is missing', ['start: testing', 'offline', 'next']],
  ])('is not doubted if %s', async (_when, actions) => {
    expect(await playAll(actions)).toMatchObject({ ok: true, warnings: [] });
  });
});
