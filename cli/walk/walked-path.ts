import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { STEP_IDS } from '../../core/flow/step-row.ts';
import { PLAYED } from '../../scenarios/driver.ts';
import { playScenario, type Playback } from '../../scenarios/run-scenario.ts';
import type { ActionName, Scenario, ScenarioProfile } from '../../scenarios/scenario.ts';
import type { FoundScenario } from '../play/find-scenarios.ts';
import { playbackText } from '../play/print-playback.ts';
import type { PartwiseDriver } from './parts-of-actions.ts';
import type { FailedExpectation } from './expect-instead.ts';
import type { FailedAction } from './failed-actions.ts';
import { isExpectation } from './path-entries.ts';
import { stoppedText } from './stopped-text.ts';
import type { WalkDeps, WalkedPath } from './walk-deps.ts';
import { writtenYaml } from './written-yaml.ts';

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
  return writtenYaml(file);
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

/** The played part of a scenario from an entry to the one that failed, as it is written: the entries before it, and how far it got. */
function playedOf(
  { written, scenario }: FoundScenario,
  first: number,
  at: number,
  { state }: Playback,
  parts: WalkedPath,
): WalkedPath {
  const before = written.actions.slice(first, at);
  const name = scenario.actions[at]?.name;
  if (ACTIONS_WITH_PARTS.has(name)) return [...before, ...parts];
  const pressing = PRESSING.find((one) => one === name);
  const step = STEP_IDS.find((id) => id === state['step']);
  return pressing === undefined || step === undefined ? before : [...before, { [pressing]: step }];
}

/** The rest of a file, which can still be played. */
export interface RestOfFile {
  readonly from: FoundScenario;
  /** The index in `do` of its first entry. */
  readonly first: number;
  /** The index after the last entry that is played; absent for all of them. */
  readonly end?: number;
}

/** What was played of a file, and notes to print about it. */
export interface PlayedPart {
  readonly path: WalkedPath;
  /** For each entry of the path the index in `do` of the one that it was played for. */
  readonly origins: readonly number[];
  readonly notes: readonly string[];
  /** The expectation at which it stopped, by its index in `path`; null if it did not stop at one. */
  readonly failed: FailedExpectation | null;
  /** The action at which it stopped, by its index in `path`; null if it did not stop at one. */
  readonly failedAction: FailedAction | null;
  /** What was not played; null if nothing is left. */
  readonly rest: RestOfFile | null;
}

/** The entry of a file that failed, if it is an expectation; `pathAt` is its index in the path. */
function failedAt(
  { scenario, written, lineOf }: FoundScenario,
  at: number,
  pathAt: number,
  { passes }: Playback,
): FailedExpectation | null {
  const action = scenario.actions[at];
  if (action?.name !== 'expect') return null;
  const entry = written.actions[at] as { readonly expect: Readonly<Record<string, unknown>> };
  return { line: lineOf(at), at: pathAt, expected: action.value, written: entry.expect, passes, instead: null };
}

/** The next entry of a file that is no action, and what is wrong with it; null if there is none. */
function firstWrongEntry({ wrongEntries = [] }: FoundScenario, first: number): Pick<StoppedPart, 'at' | 'why'> | null {
  return wrongEntries.find(({ at }) => at >= first) ?? null;
}

/** Where a file stopped, and what was played of it. */
interface StoppedPart extends Pick<PlayedPart, 'path' | 'failed'> {
  /** The index in `do` of the entry that stopped it. */
  readonly at: number;
  readonly why: string;
}

/** The part of a file that was played before an entry that stopped it, and what is left after that. */
function stoppedPart({ from, first }: RestOfFile, stopped: StoppedPart, deps: WalkDeps): PlayedPart {
  const { at, why, path, failed } = stopped;
  const [line, rest, total] = [from.lineOf(at), at + 1, from.written.actions.length];
  const written = from.written.actions[at];
  const failedAction = { line, index: at, at: path.length, written, words: from.lineText(line).trim() };
  deps.setUnplayed({ line, count: total - rest });
  const goesOn = fillIn(terminalTexts[deps.language].walk.goesOn, { file: from.file, line });
  return {
    path,
    origins: path.map((_entry, index) => Math.min(first + index, at)),
    failed,
    failedAction: isExpectation(written) ? null : failedAction,
    notes: [`\n${why}\n`, `  ${goesOn}`],
    rest: rest < total ? { from, first: rest } : null,
  };
}

const NOTHING_PLAYED: PlayedPart = { path: [], origins: [], notes: [], failed: null, failedAction: null, rest: null };

/** Plays a scenario from an entry of its `do` as far as possible. Null if it cannot begin. */
async function playFrom(
  rest: RestOfFile,
  deps: WalkDeps,
  { driver, parts }: PartwiseDriver,
): Promise<PlayedPart | null> {
  const { from, first } = rest;
  const { scenario, written, lineOf } = from;
  const wrong = rest.end === undefined ? firstWrongEntry(from, first) : null;
  const end = rest.end ?? wrong?.at;
  const actions = scenario.actions.slice(first, end);
  const played = await playScenario({ ...scenario, actions }, driver, { lineOf: (at) => lineOf(first + at) });
  if (played.ok) {
    const path = written.actions.slice(first, end);
    if (wrong !== null) return stoppedPart(rest, { ...wrong, path, failed: null }, deps);
    const origins = path.map((_entry, index) => first + index);
    const left = written.actions.length - first - path.length;
    deps.setUnplayed(left === 0 ? null : { line: lineOf(first + path.length - 1), count: left });
    return { ...NOTHING_PLAYED, path, origins, rest: left === 0 ? null : { from, first: first + path.length } };
  }
  if (played.at === null) {
    deps.prompter.say(playbackText(played, from));
    return null;
  }
  const at = first + played.at;
  const playback = { ...played, at };
  const why = stoppedText(playback, from, { play: driver.playing(), language: deps.language, hasIds: deps.hasIds });
  const path = playedOf(from, first, at, playback, parts());
  return stoppedPart(rest, { at, why, path, failed: failedAt(from, at, path.length, playback) }, deps);
}

/** Begins a walk, after playing the scenario that it continues as far as possible. Null if it cannot begin, after printing why. */
export async function beginPath(deps: WalkDeps, partwise: PartwiseDriver): Promise<PlayedPart | null> {
  const { prompter, scenario, from } = deps;
  if (from !== null) return playFrom({ from, first: 0 }, deps, partwise);
  const begun = await partwise.driver.begin(scenario);
  if (!begun.ok) prompter.say(begun.error.reason);
  return begun.ok ? NOTHING_PLAYED : null;
}

/** The same app, which a scenario goes on in. */
const goingOn = ({ driver, parts }: PartwiseDriver): PartwiseDriver => ({
  driver: { ...driver, begin: () => Promise.resolve(PLAYED) },
  parts,
});

/** Plays one entry of a file that failed before. */
export async function playAgain(deps: WalkDeps, partwise: PartwiseDriver, rest: RestOfFile): Promise<PlayedPart> {
  return (await playFrom({ ...rest, end: rest.first + 1 }, deps, goingOn(partwise))) ?? NOTHING_PLAYED;
}

/** Plays the rest of a file up to the next entry that fails. */
export async function playRest(deps: WalkDeps, partwise: PartwiseDriver, rest: RestOfFile): Promise<PlayedPart> {
  const played = await playFrom(rest, deps, goingOn(partwise));
  const note = `  ${fillIn(terminalTexts[deps.language].walk.restPlayed, { file: rest.from.file })}`;
  const part = played ?? NOTHING_PLAYED;
  return part.rest === null && part.notes.length === 0 ? { ...part, notes: [note] } : part;
}
