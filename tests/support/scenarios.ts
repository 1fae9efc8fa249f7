import { readFileSync } from 'node:fs';
import { makeFakeClock } from '../../adapters/clock/fake-clock.ts';
import { readWords } from '../../cli/composition-root.ts';
import { makeMemoryPlayBackEnd } from '../../cli/play/memory-back-end.ts';
import type { PlayBackEnd } from '../../cli/play/back-end.ts';
import { makeTerminalDriver, type TerminalDriver } from '../../cli/play/terminal-driver.ts';
import { findScenarios } from '../../cli/play/find-scenarios.ts';
import { failureText } from '../../cli/play/print-playback.ts';
import { parseScenario, type ScenarioFile } from '../../cli/scenario-file.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { ScenarioDriver } from '../../scenarios/driver.ts';
import { runScenario, type Playback } from '../../scenarios/run-scenario.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { START } from './flow-harness.ts';

/** Parses a scenario; throws on errors. */
export function scenarioOf(text: string): ScenarioFile {
  const file = parseScenario(text);
  if (!file.ok) throw new Error(file.error.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  return file.value;
}

/** Reads a scenario file; throws on errors. */
export function readScenarioFile(path: string): ScenarioFile {
  return scenarioOf(readFileSync(path, 'utf8'));
}

/** A driver in the terminal, in memory unless another back end is given. A scenario without `now` begins at `START`. */
export function terminalDriver(backEnd: PlayBackEnd = makeMemoryPlayBackEnd(KITS)): TerminalDriver {
  return makeTerminalDriver({ backEnd, systemClock: makeFakeClock(START, -480), readWords });
}

/** Plays in the terminal, by default with a back end in memory. */
export function playInTerminal(scenario: Scenario, backEnd?: PlayBackEnd): Promise<Playback> {
  return runScenario(scenario, terminalDriver(backEnd));
}

/** Why the scenario of a file failed, as the terminal prints it; empty if it did not. */
export function failureOf(playback: Playback, path: string): string {
  if (playback.ok) return '';
  const found = findScenarios([path]);
  if (!found.ok || found.value[0] === undefined) throw new Error(`${path} is not a scenario.`);
  return failureText(playback, found.value[0]);
}

/** Plays the scenario of a file, and returns why it failed, as the terminal prints it; empty if it did not. An exception names the line. */
export async function failureInFile(path: string, driver: ScenarioDriver): Promise<string> {
  const { scenario, lineOf } = readScenarioFile(path);
  let place = path;
  const onAction = (action: number): void => {
    place = `${path}:${lineOf(action)}: ${scenario.actions[action]?.name ?? ''}`;
  };
  try {
    return failureOf(await runScenario(scenario, driver, { onAction }), path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${place}: ${reason}`, { cause: error });
  }
}

/** A guest's scenario with the given actions, each a line under `do`. */
export function guestDoes(...actions: readonly string[]): Scenario {
  return scenarioOf(`name: A guest\ndo:\n${actions.map((action) => `  - ${action}\n`).join('')}`).scenario;
}
