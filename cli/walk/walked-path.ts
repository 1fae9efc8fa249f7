import { stringify } from 'yaml';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { STEP_IDS } from '../../core/flow/step-row.ts';
import { playScenario, type Playback } from '../../scenarios/run-scenario.ts';
import type { ActionName, Scenario, ScenarioProfile } from '../../scenarios/scenario.ts';
import type { FoundScenario } from '../play/find-scenarios.ts';
import { playbackText } from '../play/print-playback.ts';
import type { PartwiseDriver } from './parts-of-actions.ts';
import { stoppedText } from './stopped-text.ts';
import type { WalkDeps, WalkedPath } from './walk-deps.ts';

/** The path as the text of a scenario file, which `play` plays. Without `now` it plays at the real time. */
export function scenarioText(
  scenario: Omit<Scenario, 'now'> & { readonly now: string | null },
  path: WalkedPath,
): string {
  const { name, now, who, other, used, agency, terminalOnly } = scenario;
  const written = (profile: ScenarioProfile) => ({ ...profile.form, consentToReport: profile.consentToReport });
  const profiles = scenario.profiles.map(written);
  const people = {
    ...(profiles.length === 0 ? {} : { profiles }),
    ...(other === null ? {} : { other: other.map(written) }),
  };
  const setUp = {
    ...(used.length === 0 ? {} : { used }),
    ...(agency === null ? {} : { agency }),
    ...(terminalOnly === null ? {} : { terminalOnly }),
  };
  const file = { name, ...(now === null ? {} : { now }), who, ...people, ...setUp, do: path };
  // A scenario takes no aliases, which the same action done twice would become.
  return stringify(file, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** Actions that press until a step shows. If one stopped early, it has pressed up to another step. */
const PRESSING = ['until', 'backTo'] as const;

/** Actions that consist of several parts. */
const ACTIONS_WITH_PARTS: ReadonlySet<ActionName | undefined> = new Set([
  'account',
  'answer',
  'fill',
  'login',
  'profile',
]);

/** The played part of a scenario that failed at an action, as it is written: the actions before it, and how far the action got. */
function playedOf(
  { written, scenario }: FoundScenario,
  at: number,
  { state }: Playback,
  parts: WalkedPath,
): WalkedPath {
  const before = written.actions.slice(0, at);
  const name = scenario.actions[at]?.name;
  if (ACTIONS_WITH_PARTS.has(name)) return [...before, ...parts];
  const pressing = PRESSING.find((one) => one === name);
  const step = STEP_IDS.find((id) => id === state['step']);
  return pressing === undefined || step === undefined ? before : [...before, { [pressing]: step }];
}

/** The path that a walk begins with, and notes to print about it. */
interface Begun {
  readonly path: WalkedPath;
  readonly notes: readonly string[];
}

/** Begins a walk, after playing the scenario that it continues as far as possible. Null if it cannot begin, after printing why. */
export async function beginPath(deps: WalkDeps, { driver, parts }: PartwiseDriver): Promise<Begun | null> {
  const { prompter, scenario, from, language, hasIds, protectSource } = deps;
  if (from === null) {
    const begun = await driver.begin(scenario);
    if (!begun.ok) prompter.say(begun.error.reason);
    return begun.ok ? { path: [], notes: [] } : null;
  }
  const playback = await playScenario(from.scenario, driver, from);
  if (playback.ok) return { path: from.written.actions, notes: [] };
  const { at } = playback;
  if (at === null) {
    prompter.say(playbackText(playback, from));
    return null;
  }
  const stopped = stoppedText(playback, from, { play: driver.playing(), language, hasIds });
  protectSource();
  const goesOn = fillIn(terminalTexts[language].walk.goesOn, { file: from.file, line: from.lineOf(at) });
  return { path: playedOf(from, at, playback, parts()), notes: [`\n${stopped}\n`, `  ${goesOn}`] };
}
