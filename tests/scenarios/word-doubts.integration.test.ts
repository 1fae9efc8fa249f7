import { describe, expect, it } from 'vitest';
import { playbackJson, playbackText } from '../../cli/play/print-playback.ts';
import { playScenarios } from '../../cli/play/play-scenarios.ts';
import { runScenario } from '../../scenarios/run-scenario.ts';
import { scenarioOf, terminalDriver } from '../support/scenarios.ts';

async function played(...actions: readonly string[]) {
  const text = `name: Hidden\ndo:\n${actions.map((action) => `  - ${action}\n`).join('')}`;
  const file = scenarioOf(text);
  const found = { ...file, file: 'hidden.yaml', lineText: () => '' };
  return { found, playback: await runScenario(file.scenario, terminalDriver()) };
}

async function doubtsOf(...actions: readonly string[]): Promise<readonly string[]> {
  const { playback } = await played(...actions);
  expect(playback.ok).toBe(true);
  return playback.warnings.map(({ text }) => text);
}

describe('words that do not show, as expected', () => {
  it('are doubted if the app has no such words in the language of the page', async () => {
    const elephant = '"Elephant" does not show, but no text of the app has these words either';
    expect(await doubtsOf('expect: { hides: [Elephant, Last result] }')).toEqual([elephant]);
    expect(await doubtsOf('language: es', 'expect: { hides: [Last result, Último resultado] }')).toEqual([
      '"Last result" does not show, but no text of the app has these words either',
    ]);
  });

  it('are not doubted if they showed before, were typed, or have a number', async () => {
    const hides = '[What would you like to do?, Ana Ruiz, 12 minutes]';
    const actions = ['expect: { shows: What would you like to do? }', 'language: es', 'go: /login'];
    expect(await doubtsOf(...actions, 'fill: { email: Ana }', `expect: { hides: ${hides} }`)).toEqual([]);
  });

  it('are named with their line, in words and in JSON, and fail nothing', async () => {
    const { playback, found } = await played('expect: { step: none }', 'expect: { hides: Elephant }');
    const text = '"Elephant" does not show, but no text of the app has these words either';
    expect(playbackText(playback, found)).toBe(`ok      Hidden\n  warning: hidden.yaml:4: ${text}`);
    expect(JSON.parse(playbackJson(playback, found))).toMatchObject({ ok: true, warnings: [{ line: 4, text }] });
  });
});

describe('play with --fail-on-warning', () => {
  it('fails at the first warning, with its line, and warns of the others', async () => {
    const text = 'name: Hidden\ndo:\n  - next\n  - expect: { hides: [Elephant, Giraffe] }\n';
    const found = { ...scenarioOf(text), file: 'hidden.yaml', lineText: () => '' };
    const play = async (failsOnWarning: boolean) => {
      const [played] = await playScenarios([found], () => Promise.resolve(terminalDriver()), undefined, failsOnWarning);
      return played?.playback;
    };
    expect(await play(false)).toMatchObject({ ok: true });
    const [elephant, giraffe] = ['Elephant', 'Giraffe'].map(
      (words) => `"${words}" does not show, but no text of the app has these words either`,
    );
    const warnings = [{ at: 1, text: giraffe }];
    expect(await play(true)).toMatchObject({ ok: false, at: 1, found: { action: elephant }, warnings });
  });
});

describe('words that show only until a server has sent the report', () => {
  const submitted = [
    'start: reporting',
    'until: health-questionnaire',
    'answer: { symptomatic: no }',
    'until: scan-device',
    'scan: https://clearline.example/kit',
    "scan: '0100860000000017112601151728011510COV260001721A1B2C3D4'",
    'answer: { result: negative }',
    'until: submit-report',
    'report: reportToAims',
    'profile: { firstName: Ana, lastName: Ruiz, dateOfBirth: 04/12/1988, zip: "94110" }',
  ];

  it('are doubted, and are gone with the next look', async () => {
    expect(await doubtsOf(...submitted, 'expect: { shows: [You are done, On its way] }')).toEqual([
      `"On its way" shows only until a server has sent the report, a moment later: expect the words about it on the result's page`,
    ]);
    const later = [...submitted, 'press: look-again', 'expect: { shows: We sent your report, hides: On its way }'];
    expect(await doubtsOf(...later)).toEqual([]);
  });
});
