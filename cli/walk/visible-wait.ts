import { formatTimeLeft } from '../../core/flow/timers.ts';

const SECOND_MS = 1_000;
/** How often the clock is read; it is shown when it has changed. */
const TICK_MS = 250;

/** How a wait is shown, and how real time passes. */
export interface VisibleWait {
  /** Where the clock begins, in milliseconds left; it may have time left when the wait is over. */
  readonly from: number;
  /** How many times faster than the app's clock. */
  readonly speed: number;
  /** Prints the clock in place of the one before. */
  readonly show: (clock: string) => void;
  /** The machine's clock, in milliseconds. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  /** Whether the person has had enough; the rest of the wait then takes no time. */
  readonly isSkipped: () => boolean;
}

/** Lets real time pass for so much of the app's time, with a clock that counts down. */
export async function waitVisibly(milliseconds: number, wait: VisibleWait): Promise<void> {
  let shown = '';
  const show = (leftOfWait: number): void => {
    const left = Math.max(0, wait.from - milliseconds + leftOfWait);
    const clock = formatTimeLeft(Math.ceil(left / SECOND_MS));
    if (clock !== shown) wait.show(clock);
    shown = clock;
  };
  const ends = wait.now() + milliseconds / wait.speed;
  for (let left = ends - wait.now(); left > 0 && !wait.isSkipped(); left = ends - wait.now()) {
    show(left * wait.speed);
    await wait.sleep(Math.min(TICK_MS, left));
  }
  show(0);
}
