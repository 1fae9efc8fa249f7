import { walkStates } from '../../cli/states/walk-states.ts';
import type { FlowName, TestSession } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { storedTest } from '../../scenarios/stored-values.ts';

const STATES = await walkStates();

/** The session at a step, as if it had been stored at `now`, in epoch milliseconds. Without its test id, which a server gives. */
export function storedSessionAt(flow: FlowName, step: StepId, now: number): Omit<TestSession, 'testId'> {
  const state = STATES.find((one) => one.flow === flow && one.step === step);
  const stored = storedTest(state?.kept ?? {})?.[1].open;
  if (state === undefined || !stored) throw new Error(`The ${flow} flow has no step ${step}.`);
  const moved = (instant: number | null): number | null =>
    instant === null ? null : instant - Date.parse(state.now) + now;
  const { testId: _testId, ...session } = stored.session;
  return {
    ...session,
    countdownTimerEndTime: moved(session.countdownTimerEndTime),
    expirationTimerEndTime: moved(session.expirationTimerEndTime),
    collectedAt: moved(session.collectedAt),
    analysedAt: moved(session.analysedAt),
    submittedAt: moved(session.submittedAt),
  };
}
