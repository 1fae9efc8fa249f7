import { COUNTER_PRESSES, countedTime, STEP_COUNTERS } from '../../core/flow/step-counter.ts';
import { testedKit } from '../../core/flow/timers.ts';
import type { TerminalApp } from './terminal-app.ts';
import type { Look } from './terminal-screen.ts';

/** The counter of a step, if it has one: it can be started, stopped while it runs, and started again. */
export function counter(app: TerminalApp): Look {
  const name = app.openRow()?.counter;
  if (name === undefined) return () => ({});
  let startedAt: number | null = null;
  return () => {
    const moment = app.runner.moment();
    const counted = STEP_COUNTERS[name](testedKit({ session: app.state().session, moment }));
    const isRunning = startedAt !== null && !countedTime(counted, moment.now - startedAt).isDone;
    const press = isRunning ? COUNTER_PRESSES.stop : COUNTER_PRESSES.start;
    const act = (): void => void (startedAt = isRunning ? null : app.runner.moment().now);
    return { buttons: { [press]: act } };
  };
}
