import { readAction } from '../../scenarios/read-scenario.ts';
import { playScenario } from '../../scenarios/run-scenario.ts';
import type { ScenarioAction } from '../../scenarios/scenario.ts';
import { playbackText } from '../play/print-playback.ts';
import type { TerminalDriver } from '../play/terminal-driver.ts';
import { correctText } from './path-file.ts';
import { asWrong } from './route-words.ts';
import type { WalkDeps, WalkedPath } from './walk-deps.ts';
import { WALK_WORDS } from './walk-words.ts';

/** What was walked so far. */
export interface Walked {
  path: WalkedPath;
  /** Where in the path each thing begins that can be undone. */
  starts: readonly number[];
  /** The app, which is another one after an action was undone. */
  driver: TerminalDriver;
  /** Notes on the last action, such as why it failed. They are printed below the step, where the person looks. */
  notes: readonly string[];
}

const isExpectation = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && 'expect' in entry;

function actionOf(entry: unknown): readonly ScenarioAction[] {
  const read = readAction(entry);
  return read.ok ? [read.value] : [];
}

/** Begins a walk, after playing the file that it continues. Null if it cannot begin, after printing why. */
export async function beginWalk(
  { prompter, scenario, from }: WalkDeps,
  driver: TerminalDriver,
): Promise<Walked | null> {
  const notes: readonly string[] = [];
  if (from === null) {
    const begun = await driver.begin(scenario);
    if (!begun.ok) prompter.say(begun.error.reason);
    return begun.ok ? { path: [], starts: [], driver, notes } : null;
  }
  const played = await playScenario(from.scenario, driver);
  if (!played.ok) {
    prompter.say(`${playbackText(played, from)}\n\n${correctText(from.file)}`);
    return null;
  }
  const path = from.written.actions;
  return { path, starts: path.flatMap((entry, at) => (isExpectation(entry) ? [] : [at])), driver, notes };
}

/** Adds entries to the path, which are undone together. */
export function record({ keep }: WalkDeps, walked: Walked, entries: WalkedPath): void {
  walked.starts = [...walked.starts, walked.path.length];
  walked.path = [...walked.path, ...entries];
  keep(walked.path);
}

/** Lets everything that is recorded in the meantime be undone as one action. */
export async function recordAsOne(walked: Walked, act: () => Promise<unknown>): Promise<void> {
  const { length } = walked.path;
  await act();
  walked.starts = walked.starts.filter((start) => start <= length);
}

/** Ends one of two apps on the same server. The end sets the server's clock back, so it is set again to that of the other one. */
async function endBeside(other: TerminalDriver, ended: TerminalDriver): Promise<void> {
  await ended.end();
  const { backEnd, clock } = other.playing();
  await backEnd.moveClock(clock.now());
}

/** Takes back what was done last by playing the path without it in a fresh app. If that does not play, nothing is taken back. */
export async function undo({ openDriver, scenario, keep }: WalkDeps, walked: Walked): Promise<void> {
  const path = walked.path.slice(0, walked.starts.at(-1) ?? 0);
  const fresh = await openDriver();
  const { ok } = await playScenario({ ...scenario, actions: path.flatMap(actionOf) }, fresh);
  await (ok ? endBeside(fresh, walked.driver) : endBeside(walked.driver, fresh));
  if (!ok) {
    walked.notes = [...walked.notes, asWrong(WALK_WORDS.notUndone)];
    return;
  }
  Object.assign(walked, { path, starts: walked.starts.slice(0, -1), driver: fresh });
  keep(path);
}
