import { STEP_BOXES, type StepId } from '../core/flow/step-row.ts';
import { notPlayed, PLAYED, type Played, type ScenarioDriver } from './driver.ts';
import type { ShownStep } from './observation.ts';

/** More presses than any path through a flow needs, so that pressing without effect ends. */
const MOST_PRESSES = 100;

/** Drives the app and records the steps that showed. */
export function makeWalk(driver: ScenarioDriver) {
  const steps: ShownStep[] = [];
  let atBegin = 0;

  function add(step: ShownStep): ShownStep {
    if (steps.at(-1) !== step) steps.push(step);
    return step;
  }

  const note = async (): Promise<ShownStep> => add(await driver.step());

  /** Must be called before each action. */
  function begin(): void {
    atBegin = steps.length;
  }

  /** The steps that the last action showed before the one that shows now. */
  const passed = (): readonly ShownStep[] => steps.slice(atBegin, -1);

  async function pass(step: ShownStep): Promise<Played> {
    const ticked = Object.hasOwn(STEP_BOXES, step) ? await driver.tick('all') : PLAYED;
    return ticked.ok ? driver.next() : ticked;
  }

  async function pressTo(
    wanted: StepId,
    button: 'Next' | 'Back',
    press: (step: ShownStep) => Promise<Played>,
  ): Promise<Played> {
    let step = await note();
    for (let pressed = 0; step !== wanted && pressed < MOST_PRESSES; pressed += 1) {
      const played = await press(step);
      if (!played.ok) return played;
      const before = step;
      step = await note();
      if (step === before) return notPlayed(`${button} does not leave ${step}, so ${wanted} was not reached.`);
    }
    return step === wanted ? PLAYED : notPlayed(`${wanted} was not reached; ${step} shows.`);
  }

  async function until(wanted: StepId): Promise<Played> {
    const step = await note();
    if (step !== wanted && driver.passTowards !== undefined) (await driver.passTowards(wanted)).forEach(add);
    return pressTo(wanted, 'Next', pass);
  }

  const backTo = (wanted: StepId): Promise<Played> => pressTo(wanted, 'Back', () => driver.back());

  return { steps, note, begin, passed, until, backTo };
}
