import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { readAction } from '../../scenarios/read-scenario.ts';
import { playScenario } from '../../scenarios/run-scenario.ts';
import type { ScenarioAction } from '../../scenarios/scenario.ts';
import { isPlayable, lostActions, type FailedAction } from './failed-actions.ts';
import { isExpectation } from './path-entries.ts';
import { expectInstead, lostLines, replaceable, type FailedExpectation } from './expect-instead.ts';
import { makePartwiseDriver, type PartwiseDriver } from './parts-of-actions.ts';
import { asWrong } from './route-words.ts';
import type { WalkDeps, WalkedPath } from './walk-deps.ts';
import { playAgain, playRest, type PlayedPart } from './walked-path.ts';

/** What was walked so far. */
export interface Walked {
  path: WalkedPath;
  /** For each entry of the path the index in `do` of the one of the file that it was played for; null for those that were walked. */
  origins: readonly (number | null)[];
  /** Where in the path each thing begins that can be undone. */
  starts: readonly number[];
  /** The app, which is another one after an action was undone. */
  app: PartwiseDriver;
  /** Notes on the last action, such as why it failed. They are printed below the step, where the person looks. */
  notes: readonly string[];
  /** The expectations of that file that failed. */
  failed: readonly FailedExpectation[];
  /** The actions of that file that failed or are mistyped. */
  failedActions: readonly FailedAction[];
  /** The last of them while it can be tried again; null after the file was played further. */
  again: FailedAction | null;
  /** What was not played of the file that the walk continues. */
  rest: PlayedPart['rest'];
}

/** The starts of the actions in the path of a file, each with the expectations after it. */
export const startsIn = (path: WalkedPath): readonly number[] =>
  path.flatMap((entry, at) => (isExpectation(entry) ? [] : [at]));

/** An entry of a path as an action; none if it is not one. */
export function actionOf(entry: unknown): readonly ScenarioAction[] {
  const read = readAction(entry);
  return read.ok ? [read.value] : [];
}

/** Ends one of two apps on the same server. The end sets the server's clock back, so it is set again to that of the other one. */
async function endBeside(other: PartwiseDriver['driver'], ended: PartwiseDriver['driver']): Promise<void> {
  await ended.end();
  const { backEnd, clock } = other.playing();
  await backEnd.moveClock(clock.now());
}

/** Plays a path in a fresh app in place of the one before, which is ended; if it does not play as it did, the fresh one is. */
async function playAnew(
  { openDriver, scenario }: WalkDeps,
  path: WalkedPath,
  before: PartwiseDriver,
): Promise<PartwiseDriver | null> {
  const driver = await openDriver();
  const { ok } = await playScenario({ ...scenario, actions: path.flatMap(actionOf) }, driver);
  await (ok ? endBeside(driver, before.driver) : endBeside(before.driver, driver));
  return ok ? makePartwiseDriver(driver) : null;
}

/** Adds a note on the last action. */
export function addNote(walked: Walked, line: string): void {
  walked.notes = [...walked.notes, line];
}

/** Writes the path, and tells what it lost of its file. */
export function keepPath(deps: WalkDeps, { path, origins, failed, failedActions }: Walked): void {
  deps.setLost(lostLines(failed, path), lostActions(failedActions, path, origins));
  deps.keep(path);
}

/** Adds entries to the path, which are undone together unless they have their own starts. */
function add(walked: Walked, entries: WalkedPath, starts: readonly number[], origins: Walked['origins']): void {
  const { length } = walked.path;
  walked.starts = [...walked.starts, ...starts.map((start) => length + start)];
  walked.path = [...walked.path, ...entries];
  walked.origins = [...walked.origins, ...origins];
}

/** Adds entries that were walked to the path, which are undone together. */
export function record(deps: WalkDeps, walked: Walked, entries: WalkedPath): void {
  add(
    walked,
    entries,
    [0],
    entries.map(() => null),
  );
  keepPath(deps, walked);
}

/** Adds what stopped a part of the file. */
export function noteFailed(walked: Walked, { failed, failedAction }: PlayedPart): void {
  const { length } = walked.path;
  walked.again = null;
  if (failed !== null) walked.failed = [...walked.failed, { ...failed, at: length + failed.at }];
  if (failedAction === null) return;
  const failing = { ...failedAction, at: length + failedAction.at };
  const others = walked.failedActions.filter(({ index }) => index !== failing.index);
  walked.failedActions = [...others, failing];
  walked.again = isPlayable(failing) ? failing : null;
}

/** Adds a part of the file that was played. */
function addPlayed(deps: WalkDeps, walked: Walked, part: PlayedPart): void {
  const { path, origins, notes, rest } = part;
  noteFailed(walked, part);
  add(walked, path, startsIn(path), origins);
  Object.assign(walked, { notes, rest });
  keepPath(deps, walked);
}

/** Plays what is left of the file that the walk continues. */
export async function goOn(deps: WalkDeps, walked: Walked): Promise<void> {
  if (walked.rest !== null) addPlayed(deps, walked, await playRest(deps, walked.app, walked.rest));
}

/** Tries the action that failed last again. */
export async function tryAgain(deps: WalkDeps, walked: Walked): Promise<void> {
  const { again, app } = walked;
  if (again !== null && deps.from !== null) {
    addPlayed(deps, walked, await playAgain(deps, app, { from: deps.from, first: again.index }));
  }
}

/** Adds what shows now to the path, in place of the expectation that failed last. */
export async function replaceFailed(deps: WalkDeps, walked: Walked): Promise<void> {
  const failed = replaceable(walked.failed, walked.path);
  if (failed === null) return;
  const { driver } = walked.app;
  const shown = { seen: await driver.observe(), lines: await driver.words() };
  const instead = await expectInstead(failed, shown, deps.prompter, terminalTexts[deps.language].walk.expect);
  if (instead === null) return;
  walked.failed = walked.failed.map((one) => (one === failed ? { ...one, instead } : one));
  record(deps, walked, [instead]);
}

/** Gives the entries of the file from this one on back to what can still be played. */
function giveBack({ from, setUnplayed }: WalkDeps, walked: Walked, first: number): void {
  if (from === null) return;
  walked.rest = { from, first };
  walked.failed = walked.failed.filter(({ line }) => line < from.lineOf(first));
  walked.failedActions = walked.failedActions.filter(({ index }) => index < first);
  walked.again = null;
  setUnplayed({ line: from.lineOf(Math.max(0, first - 1)), count: from.written.actions.length - first });
}

/**
 * Takes back what was done last, by playing the path without it; entries of a file can then be played again. If the path does not play,
 * nothing is taken back.
 */
export async function undo(deps: WalkDeps, walked: Walked): Promise<void> {
  const start = walked.starts.at(-1) ?? 0;
  const path = walked.path.slice(0, start);
  const app = await playAnew(deps, path, walked.app);
  if (app === null) return addNote(walked, asWrong(terminalTexts[deps.language].walk.notUndone));
  const [given] = walked.origins.slice(start).flatMap((origin) => origin ?? []);
  Object.assign(walked, { path, origins: walked.origins.slice(0, start), starts: walked.starts.slice(0, -1), app });
  if (given !== undefined) giveBack(deps, walked, given);
  keepPath(deps, walked);
}
