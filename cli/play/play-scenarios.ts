import { runScenario, type Playback } from '../../scenarios/run-scenario.ts';
import type { ScenarioDriver } from '../../scenarios/driver.ts';
import type { FoundScenario } from './find-scenarios.ts';

/** The outcome of a scenario, and its duration. */
export interface PlayedScenario {
  readonly found: FoundScenario;
  readonly playback: Playback;
  readonly milliseconds: number;
}

const EXPECTS_NOTHING =
  'This scenario expects nothing, so it fails only if an action cannot be done. Add an "expect" after this action';

/** A playback with a doubt at its last action if it expects nothing: it shows only that its actions can be done. */
function doubtedWithoutExpect(playback: Playback, { scenario: { actions } }: FoundScenario): Playback {
  if (!playback.ok || actions.some(({ name }) => name === 'expect')) return playback;
  return { ...playback, warnings: [...playback.warnings, { at: actions.length - 1, text: EXPECTS_NOTHING }] };
}

/** A playback that fails at its first warning; another one as it is. */
function failedByWarning(playback: Playback, { scenario }: FoundScenario): Playback {
  const [first, ...warnings] = playback.warnings;
  if (!playback.ok || first === undefined) return playback;
  const { at, text } = first;
  const failure = { expected: { action: scenario.actions[at]?.name }, found: { action: text } };
  return { ...playback, ok: false, at, ...failure, warnings };
}

/**
 * Plays scenarios one after another, each with its own driver, and reports each as soon as it has ended. With `failsOnWarning` a warning
 * is a failure.
 */
export async function playScenarios(
  scenarios: readonly FoundScenario[],
  openDriver: () => Promise<ScenarioDriver>,
  onPlayed: (played: PlayedScenario) => void = () => {},
  failsOnWarning = false,
): Promise<readonly PlayedScenario[]> {
  const all: PlayedScenario[] = [];
  for (const found of scenarios) {
    const driver = await openDriver();
    const begun = performance.now();
    const ended = doubtedWithoutExpect(await runScenario(found.scenario, driver), found);
    const playback = failsOnWarning ? failedByWarning(ended, found) : ended;
    const played = { found, playback, milliseconds: performance.now() - begun };
    all.push(played);
    onPlayed(played);
  }
  return all;
}
