import { NOT_LOADED_OFFLINE, type Played, type ScenarioDriver } from '../../scenarios/driver.ts';
import type { ShownStep } from '../../scenarios/observation.ts';
import { guestDoes } from '../support/scenarios.ts';

/** Begins a test, and tries every way to load a page without the network. Returns what came of each, and the step that shows then. */
export async function loadOffline(driver: ScenarioDriver): Promise<readonly (Played | ShownStep)[]> {
  await driver.begin(guestDoes('start: testing'));
  await driver.start('testing');
  await driver.offline();
  return [await driver.reload(), await driver.tab('second'), await driver.go('/support'), await driver.step()];
}

/** No page loads, and the test stays where it was. */
export const NOTHING_LOADED = [NOT_LOADED_OFFLINE, NOT_LOADED_OFFLINE, NOT_LOADED_OFFLINE, 'intro-welcome'] as const;
