import { stringify } from 'yaml';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { STEP_IDS } from '../../core/flow/step-row.ts';
import { playScenario, type Playback } from '../../scenarios/run-scenario.ts';
import type { ActionName, Scenario, ScenarioProfile } from '../../scenarios/scenario.ts';
import type { FoundScenario } from '../play/find-scenarios.ts';
import { playbackText } from '../play/print-playback.ts';
import type { TerminalDriver } from '../play/terminal-driver.ts';
import { inWords } from './in-words.ts';
import type { DriverOfParts } from './parts-of-actions.ts';
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

/** Actions that press until a step shows; where they stopped, they have pressed up to another one. */
const PRESSING = ['until', 'backTo'] as const;

/** Actions of several parts. */
const OF_PARTS: ReadonlySet<ActionName | undefined> = new Set(['account', 'answer', 'fill', 'login', 'profile']);

/** What was played of a scenario that failed at an action, as it is written: the actions before it, and how far it got itself. */
function playedOf(
  { written, scenario }: FoundScenario,
  at: number,
  { state }: Playback,
  parts: WalkedPath,
): WalkedPath {
  const before = written.actions.slice(0, at);
  const name = scenario.actions[at]?.name;
  if (OF_PARTS.has(name)) return [...before, ...parts];
  const pressing = PRESSING.find((one) => one === name);
  const step = STEP_IDS.find((id) => id === state['step']);
  return pressing === undefined || step === undefined ? before : [...before, { [pressing]: step }];
}

/** Why a scenario stopped. An action that failed is told in the app's words; of an expectation, what else was found is told, too. */
function stoppedText(
  playback: Playback,
  from: FoundScenario,
  { language, hasIds }: WalkDeps,
  driver: TerminalDriver,
): string {
  const action = playback.found?.['action'];
  if (typeof action !== 'string') return playbackText(playback, from);
  const told = { ...playback, found: { action: inWords(action, driver.playing(), language, hasIds) } };
  return playbackText(hasIds ? told : { ...told, state: {} }, from);
}

/** The path that a walk begins with, and what is to be said of it. */
interface Begun {
  readonly path: WalkedPath;
  readonly notes: readonly string[];
}

/** Begins a walk, after the scenario that it goes on from, as far as that can be played. Null after it has said why it cannot begin. */
export async function beginPath(deps: WalkDeps, { driver, parts }: DriverOfParts): Promise<Begun | null> {
  const { prompter, scenario, from, language, spare } = deps;
  if (from === null) {
    const begun = await driver.begin(scenario);
    if (!begun.ok) prompter.say(begun.error.reason);
    return begun.ok ? { path: [], notes: [] } : null;
  }
  const playback = await playScenario(from.scenario, driver);
  if (playback.ok) return { path: from.written.actions, notes: [] };
  const { at } = playback;
  prompter.say(stoppedText(playback, from, deps, driver));
  if (at === null) return null;
  spare();
  const goesOn = fillIn(terminalTexts[language].walk.goesOn, { file: from.file, line: from.lineOf(at) });
  return { path: playedOf(from, at, playback, parts()), notes: [`  ${goesOn}`] };
}
