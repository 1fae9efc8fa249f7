import { describe, expect, it } from 'vitest';
import { BROWSER_SCENARIOS, isForBrowser } from './browser-scenarios.ts';
import { coverageGaps, startCoverage, type CoverageNotes } from './coverage/measure-coverage.ts';
import { playScenario, runScenario, type Playback } from '../../scenarios/run-scenario.ts';
import type { Expectation, Scenario, ScenarioAction } from '../../scenarios/scenario.ts';
import { failureOf, playInTerminal, readScenarioFile, terminalDriver } from '../support/scenarios.ts';
import { allScenarios } from './scenario-files.ts';

const scenarios = allScenarios().map(({ name, path }) => ({ name, path, ...readScenarioFile(path) }));

interface Play {
  readonly playback: Promise<Playback>;
  readonly coverage: CoverageNotes;
}

const plays = new Map<Scenario, Play>();

function playOf(scenario: Scenario): Play {
  const coverage = startCoverage();
  const play = plays.get(scenario) ?? { coverage, playback: runScenario(scenario, coverage.watch(terminalDriver())) };
  plays.set(scenario, play);
  return play;
}

/** Each is played once, and what it touches is noted. */
const playOnce = (scenario: Scenario): Promise<Playback> => playOf(scenario).playback;

/** Everything that these scenarios touch. */
async function touchedBy(played: typeof scenarios): Promise<ReadonlySet<string>> {
  for (const { scenario } of played) await playOnce(scenario);
  return new Set(played.flatMap(({ scenario }) => [...playOf(scenario).coverage.touched]));
}

/** Some other value of the same kind. */
function another(value: unknown): unknown {
  if (value === null) return {};
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}-not`;
  if (Array.isArray(value)) return [...(value as unknown[]), 'LANGUAGE_NOT_SUPPORTED'];
  const [first, ...rest] = Object.entries(value as object);
  return first === undefined ? { nothing: 'of this' } : Object.fromEntries([[first[0], another(first[1])], ...rest]);
}

/** The words that show before an action. */
async function wordsBefore(scenario: Scenario, at: number): Promise<readonly string[]> {
  const driver = terminalDriver();
  await playScenario({ ...scenario, actions: scenario.actions.slice(0, at) }, driver);
  const words = await driver.words();
  await driver.end();
  return words;
}

/** The scenario with one expected value changed. */
async function altered(scenario: Scenario, at: number, key: keyof Expectation): Promise<Scenario> {
  // Any other words do not show either, so those that do are added.
  const shown = key === 'hides' ? await wordsBefore(scenario, at) : [];
  const actions = scenario.actions.map((action, index): ScenarioAction => {
    if (index !== at || action.name !== 'expect') return action;
    const value = key === 'hides' ? [...(action.value.hides ?? []), ...shown] : another(action.value[key]);
    return { name: 'expect', value: { ...action.value, [key]: value } };
  });
  return { ...scenario, actions };
}

describe('every scenario in the terminal, in memory', () => {
  it('has enough scenarios of both flows to play', () => {
    const starts = scenarios.flatMap(({ scenario }) => scenario.actions.filter(({ name }) => name === 'start'));
    expect(scenarios.length).toBeGreaterThanOrEqual(80);
    expect(new Set(starts.map(({ value }) => value))).toEqual(new Set(['testing', 'reporting']));
    expect(new Set(scenarios.map(({ scenario }) => scenario.name)).size).toBe(scenarios.length);
  });

  it.each(scenarios)('$name', async ({ scenario, path }) => {
    expect(failureOf(await playOnce(scenario), path)).toBe('');
  });
});

describe('all scenarios together', () => {
  it('cover every step, transition, code, outcome, call and report except the listed ones', async () => {
    expect(coverageGaps(await touchedBy(scenarios))).toEqual({ missing: [], stale: [] });
  });

  it('leave nothing to a browser that those which it plays on each change do not cover', async () => {
    const playable = scenarios.filter(({ scenario }) => scenario.terminalOnly === null);
    const chosen = playable.filter(({ name }) => BROWSER_SCENARIOS.includes(name));
    expect(chosen.map(({ name }) => name)).toEqual(BROWSER_SCENARIOS.toSorted());
    const touched = await touchedBy(chosen);
    const missing = [...(await touchedBy(playable))].filter((item) => isForBrowser(item) && !touched.has(item));
    expect(missing).toEqual([]);
  });
});

/** A scenario is played once for each value that it expects, which takes long on a busy machine. */
const PATIENCE_MS = 300_000;

describe('every expectation of every scenario can fail', { timeout: PATIENCE_MS, tags: ['full'] }, () => {
  it.each(scenarios)('$name fails when one expected value is changed', async ({ scenario }) => {
    // The test above reports a scenario that fails already, once.
    if (!(await playOnce(scenario)).ok) return;
    for (const [at, action] of scenario.actions.entries()) {
      if (action.name !== 'expect') continue;
      for (const key of Object.keys(action.value) as (keyof Expectation)[]) {
        const playback = await playInTerminal(await altered(scenario, at, key));
        expect({ ok: playback.ok, at: playback.at, keys: Object.keys(playback.expected ?? {}) }).toEqual({
          ok: false,
          at,
          keys: [key],
        });
      }
    }
  });
});
