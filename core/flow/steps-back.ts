import type { AppState, Moment } from './app-state.ts';
import { rowOf } from './flows.ts';
import { reduceSession } from './reduce-session.ts';
import type { StepId } from './step-row.ts';

/** The earlier steps that Back leads to from the current one, the nearest first, until Back is missing or leaves the test. */
export function stepsBack(state: AppState, moment: Moment): readonly StepId[] {
  const { session } = reduceSession(state, { type: 'backPressed' }, moment);
  const row = rowOf(session);
  if (session === state.session || row === null) return [];
  const further = stepsBack({ ...state, session }, moment);
  // Back turns the pages of the guest form first.
  return session.currentStep === state.session.currentStep ? further : [row.id, ...further];
}
