import { readFileSync } from 'node:fs';
import { statePath, type FixtureState } from '../../cli/states/fixture-state.ts';
import { FLOWS, stepNumber } from '../../core/flow/flows.ts';
import { asSession } from '../../core/flow/persisted-state.ts';
import type { FlowName, TestSession } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';

/**
 * The session of a step's state in fixtures/states as if it had been kept at `now`, in epoch milliseconds. Without its test
 * id, which a server gives.
 */
export function sessionKeptAt(flow: FlowName, step: StepId, now: number): Omit<TestSession, 'testId'> {
  const path = statePath({ flow, number: stepNumber(FLOWS[flow], step), step });
  const state = JSON.parse(readFileSync(`fixtures/states/${path}`, 'utf8')) as FixtureState;
  const moved = (instant: number | null): number | null =>
    instant === null ? null : instant - Date.parse(state.now) + now;
  const { testId: _testId, ...session } = asSession(state.kept.session);
  return {
    ...session,
    countdownTimerEndTime: moved(session.countdownTimerEndTime),
    expirationTimerEndTime: moved(session.expirationTimerEndTime),
    collectedAt: moved(session.collectedAt),
    analysedAt: moved(session.analysedAt),
    submittedAt: moved(session.submittedAt),
  };
}
