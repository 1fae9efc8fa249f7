import { STEP_BOXES, type StepId } from '../../core/flow/step-row.ts';
import type { ShownStep } from '../../scenarios/observation.ts';
import type { PlayedPage } from './played-page.ts';

/** If a step does not change within this time, the caller presses Next from outside, which waits longer and reports why. */
const LEAVES_WITHIN_MS = 2_000;

interface PassOptions {
  readonly wanted: string;
  /** The steps whose boxes are ticked. */
  readonly withBoxes: readonly string[];
  readonly patience: number;
}

/** Runs in the page: ticks boxes and presses Next as long as that changes the step. */
async function passHere({ wanted, withBoxes, patience }: PassOptions): Promise<readonly string[]> {
  const shown = (): string | null => document.querySelector('[data-step]')?.getAttribute('data-step') ?? null;
  const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const passed: string[] = [];
  for (let step = shown(); step !== null && step !== wanted; passed.push(step)) {
    const boxes = document.querySelectorAll<HTMLInputElement>('[data-step] [type="checkbox"]:not(:checked)');
    if (withBoxes.includes(step)) boxes.forEach((box) => box.click());
    await turn();
    const next = document.querySelector<HTMLElement>('[data-press="next"][data-leaves="true"]');
    if (next?.checkVisibility() !== true) break;
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    next.click();
    const deadline = performance.now() + patience;
    const before = step;
    while (step === before && performance.now() < deadline) {
      await turn();
      step = shown() ?? before;
    }
    if (step === before) break;
  }
  return passed;
}

/** Passes the steps before `wanted` from inside the page, and returns those passed. Stops where Next does not change the step. */
export async function passInPage(page: PlayedPage, wanted: StepId): Promise<readonly ShownStep[]> {
  const options: PassOptions = { wanted, withBoxes: Object.keys(STEP_BOXES), patience: LEAVES_WITHIN_MS };
  return (await page.evaluate(passHere, options)) as readonly ShownStep[];
}
