import { runScenario, type Playback } from '../../scenarios/run-scenario.ts';
import type { ScenarioDriver } from '../../scenarios/driver.ts';
import type { FoundScenario } from './find-scenarios.ts';

/** The outcome of a scenario, and its duration. */
export interface PlayedScenario {
  readonly found: FoundScenario;
  readonly playback: Playback;
  readonly milliseconds: number;
}

/** Plays scenarios one after another, each with its own driver, and reports each as soon as it has ended. */
export async function playScenarios(
  scenarios: readonly FoundScenario[],
  openDriver: () => Promise<ScenarioDriver>,
  onPlayed: (played: PlayedScenario) => void = () => {},
): Promise<readonly PlayedScenario[]> {
  const all: PlayedScenario[] = [];
  for (const found of scenarios) {
    const driver = await openDriver();
    const begun = performance.now();
    const playback = await runScenario(found.scenario, driver, found);
    const played = { found, playback, milliseconds: performance.now() - begun };
    all.push(played);
    onPlayed(played);
  }
  return all;
}
