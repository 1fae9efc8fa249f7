import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { scenarioText } from '../../../cli/walk/path-text.ts';
import { runScenario } from '../../../scenarios/run-scenario.ts';
import { inOneLine } from '../../../scenarios/shown-words.ts';
import { scenarioOf, terminalDriver } from '../../support/scenarios.ts';
import { TO_THE_LINES, TO_THE_WAIT } from './paths.ts';
import { foundScenario, guest, HEAD, NOW, replay, walkBy } from './scripted-walk.ts';

const { steps, scan } = translations.en.steps;

/** A walk from a file. */
function walkFrom(actions: readonly string[], answers: readonly string[], head = HEAD) {
  const from = foundScenario(`${head}do:\n${actions.map((one) => `  - ${one}\n`).join('')}`);
  return walkBy(from.scenario, '', [...answers, 'Save'], { from });
}

/** The words that a path expects after each action that was walked; null for none. */
const wordsIn = (path: readonly unknown[], played: number): readonly unknown[] =>
  path.slice(played).flatMap((entry) => {
    const { expect: found } = entry as { readonly expect?: { readonly shows?: unknown } };
    return found === undefined ? [] : [found.shows ?? null];
  });

/** Expects that a path plays, and that it fails at words if the words that show are changed. */
async function expectFailure(
  path: Parameters<typeof scenarioText>[1],
  change: (lines: readonly string[]) => readonly string[],
): Promise<void> {
  const { scenario } = scenarioOf(scenarioText({ ...guest, now: NOW }, path));
  const driver = terminalDriver();
  const changed = { ...driver, words: async () => change(await driver.words()) };
  expect(await runScenario(scenario, terminalDriver())).toMatchObject({ ok: true });
  expect(await runScenario(scenario, changed)).toMatchObject({
    ok: false,
    expected: { shows: expect.anything() as unknown },
  });
}

describe('the words that identify a step', () => {
  it('are its title and main instruction wherever the walk stops, and nothing after an answer', async () => {
    const actions = ['start: testing', 'until: health-questionnaire'];
    const { path } = await walkFrom(actions, ['Answer: No', 'Next', 'Next', 'Back']);
    const { 'intro-eligibility': who, warnings } = steps;
    expect(wordsIn(path, actions.length)).toEqual([
      null,
      [who.title, who.lead],
      [warnings.title, warnings.lead],
      [who.title, who.lead],
    ]);
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('have the numbers of the kit in them', async () => {
    const { path } = await walkFrom(TO_THE_WAIT.slice(0, -1), ['Go on to', 'Make 5 circles']);
    const lead = 'Rub the inside wall of the nostril in 5 slow, big circles.';
    expect(wordsIn(path, TO_THE_WAIT.length).at(-1)).toEqual(['Make 5 circles', lead]);
  });

  it('are the title of the message at a refused scan, and nothing about the camera', async () => {
    const actions = TO_THE_WAIT.slice(0, 5);
    const { path } = await walkFrom(actions, ['Scan an expired cassette', 'OK', 'Scan a valid cassette']);
    const words = wordsIn(path, actions.length);
    expect(words[0]).toBe(scan.messages.testing.expired.title);
    expect(JSON.stringify(words)).not.toContain(scan.camera.why);
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('are why Next is refused where no error code says it, also if it was refused before', async () => {
    const head = `${HEAD}who: account\nprofiles:\n  - { firstName: Ana, dateOfBirth: 04/12/1988 }\n  - { firstName: Luis, dateOfBirth: 03/01/2025 }\n`;
    const actions = ['start: testing', 'until: profile-selection'];
    const { path } = await walkFrom(actions, ['Choose who', 'Luis', 'Next'], head);
    const { under2 } = steps['intro-eligibility'].stop;
    expect(wordsIn(path, actions.length)).toEqual([under2, under2]);
  });

  it('are at a positive result also what it means and all advice in order, without its day', async () => {
    const actions = [...TO_THE_LINES, 'answer: { control: yes }', 'next', 'answer: { test: yes }', 'next'];
    const { path } = await walkFrom(actions, ['Next']);
    const { kinds, firstTitle, advice } = translations.en.results.result;
    const { word, meaning } = kinds.positive;
    const others = [
      ...[advice.mask.you, advice.stayHomeIfSymptoms.you, advice.risk.you, advice.treatment.you],
      ...[advice.noDoctor.you, advice.tellContacts.you, advice.noRepeatNeeded.you],
    ];
    const first = `${firstTitle} Keep away from other people as much as you can for 5 days: through`;
    expect(wordsIn(path, actions.length)).toEqual([[word, meaning, first, ...others].map(inOneLine)]);
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('stand in one line of the file', async () => {
    const { path } = await walkFrom(['start: testing'], ['Next']);
    const { title, lead } = steps['intro-how-it-works'];
    expect(scenarioText({ ...guest, now: NOW }, path)).toContain(`      shows: [ ${title}, ${lead} ]\n`);
  });

  it.each([
    ['exchanged titles', /at C\?/g, 'at T?'],
    ['a negated instruction', /because even a faint line counts/g, 'because a faint line does not count'],
    ['another result', /\bpositive\b/gi, 'negative'],
    ['later advice that was negated', /Wear a mask/g, 'Do not wear a mask'],
  ])('fail a path for %s', async (_what, words, others) => {
    const answers = ['Back', 'Next', 'Answer: Yes', 'Next', 'Answer: Yes', 'Next', 'Next'];
    const { path } = await walkFrom(TO_THE_LINES, answers);
    await expectFailure(path, (lines) => lines.map((line) => line.replaceAll(words, others)));
  });
});
