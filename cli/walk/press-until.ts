import { SKIPS } from '../../core/flow/predicates.ts';
import { flowOf } from '../../core/flow/flows.ts';
import { STEP_IDS, type StepId } from '../../core/flow/step-row.ts';
import type { ScenarioDriver } from '../../scenarios/driver.ts';
import type { ShownStep } from '../../scenarios/observation.ts';
import { explainStuck, makeWalk } from '../../scenarios/press-through.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { flowContext, type TerminalTab } from '../play/terminal-tab.ts';
import type { Done } from './parts-of-actions.ts';

/** The steps after the current one that the person may reach, the nearest first; none on another route or once the test has expired. */
export function stepsAhead(tab: TerminalTab): readonly StepId[] {
  const { session } = tab.state();
  if (tab.openRow() === null) return [];
  const context = flowContext(tab);
  const later = flowOf(session).slice(session.currentStep + 1);
  return later.filter(({ skipIf }) => skipIf === undefined || !SKIPS[skipIf](context)).map(({ id }) => id);
}

/** A press, and the step that showed before it. */
interface Press {
  readonly written: unknown;
  readonly from: ShownStep;
}

/** The presses up to the last step as one entry with the steps that they passed, and those at that step as they are. */
function upTo(step: ShownStep, presses: readonly Press[], passes: readonly ShownStep[]): readonly unknown[] {
  const first = presses.findIndex(({ from }) => from === step);
  const there = STEP_IDS.find((id) => id === step);
  if (first < 1 || there === undefined) return presses.map(({ written }) => written);
  const passed = passes.length === 0 ? [] : [{ expect: { passes } }];
  return [{ until: there }, ...passed, ...presses.slice(first).map(({ written }) => written)];
}

/** Checks boxes and presses Next until a step shows, as `until` of a scenario does. `scenario` has the actions that were done before. */
export async function pressUntil(driver: ScenarioDriver, wanted: StepId, scenario: Scenario): Promise<Done> {
  const presses: Press[] = [];
  const pressing: ScenarioDriver = {
    ...driver,
    tick: async (box) => {
      const from = await driver.step();
      const played = await driver.tick(box);
      if (played.ok) presses.push({ written: { tick: box }, from });
      return played;
    },
    next: async () => {
      presses.push({ written: 'next', from: await driver.step() });
      return driver.next();
    },
  };
  const done = scenario.actions.length;
  const walk = makeWalk(pressing, (pressed) => explainStuck({ scenario, driver, following: {} }, done, pressed));
  await walk.note();
  walk.begin();
  const played = await walk.until(wanted);
  const passes = walk.passed();
  if (played.ok) return { played, written: [{ until: wanted }], passes };
  return { played, written: upTo(await driver.step(), presses, passes) };
}
