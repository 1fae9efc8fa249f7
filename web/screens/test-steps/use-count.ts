import { useEffect, useState } from 'react';
import { countedTime, STEP_COUNTERS, type CountedTime, type StepCounter } from '../../../core/flow/step-counter.ts';
import { testedKit } from '../../../core/flow/timers.ts';
import { useBackgroundPart } from '../../loading/use-late-part.ts';
import { useSteps } from './step-services.ts';

const SECOND_MS = 1000;

/** The counter of a step and its presses. */
export interface Count extends StepCounter {
  readonly status: 'idle' | 'running' | 'done';
  /** What it shows; null while idle. */
  readonly time: CountedTime | null;
  /** Increases with each start and stop, so that what follows the counter begins anew. */
  readonly run: number;
  readonly start: () => void;
  readonly stop: () => void;
}

/** The counter of the current step, null if it has none. It vibrates at its end, and keeps the screen awake until then. */
export function useCount(): Count | null {
  const { store, loadAlerts } = useSteps();
  const name = store.row?.counter;
  const counter = name === undefined ? null : STEP_COUNTERS[name](testedKit(store));
  const alerts = useBackgroundPart(loadAlerts, counter !== null);
  const [run, setRun] = useState(0);
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const time = counter === null || startedAt === null ? null : countedTime(counter, now - startedAt);
  const isRunning = time !== null && !time.isDone;

  useEffect(() => {
    if (!isRunning || startedAt === null) return undefined;
    let timeout = 0;
    // Each second sets the next one itself: it must not wait until a slow page has rendered.
    const toNextSecond = (): void => {
      const untilNextSecond = SECOND_MS - ((performance.now() - startedAt) % SECOND_MS);
      timeout = window.setTimeout(() => {
        setNow(performance.now());
        toNextSecond();
      }, untilNextSecond);
    };
    toNextSecond();
    return () => window.clearTimeout(timeout);
  }, [isRunning, startedAt]);
  useEffect(() => {
    if (!isRunning) return undefined;
    alerts?.stayAwake(true);
    return () => alerts?.stayAwake(false);
  }, [isRunning, alerts]);
  const isDone = time?.isDone === true;
  useEffect(() => {
    if (isDone) alerts?.pulse('counted');
  }, [isDone, alerts]);

  if (counter === null) return null;
  const begin = (at: number | null): void => {
    setRun((before) => before + 1);
    setNow(at ?? 0);
    setStartedAt(at);
  };
  return {
    ...counter,
    status: time === null ? 'idle' : isRunning ? 'running' : 'done',
    time,
    run,
    start: () => begin(performance.now()),
    stop: () => begin(null),
  };
}
