import { readAction } from '../../scenarios/read-scenario.ts';
import { playScenario } from '../../scenarios/run-scenario.ts';
import type { ScenarioAction } from '../../scenarios/scenario.ts';
import { makePartwiseDriver, type PartwiseDriver } from './parts-of-actions.ts';
import type { WalkDeps, WalkedPath } from './walk-deps.ts';

const isExpectation = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && 'expect' in entry;

/** The starts of the actions in the path of a file, each with the expectations after it. */
export const startsIn = (path: WalkedPath): readonly number[] =>
  path.flatMap((entry, at) => (isExpectation(entry) ? [] : [at]));

function actionOf(entry: unknown): readonly ScenarioAction[] {
  const read = readAction(entry);
  return read.ok ? [read.value] : [];
}

/** Plays a path in a fresh app, which is returned; null if it does not play as it did, which ends that app. */
export async function playAnew({ openDriver, scenario }: WalkDeps, path: WalkedPath): Promise<PartwiseDriver | null> {
  const driver = await openDriver();
  const { ok } = await playScenario({ ...scenario, actions: path.flatMap(actionOf) }, driver);
  if (ok) return makePartwiseDriver(driver);
  await driver.end();
  return null;
}
