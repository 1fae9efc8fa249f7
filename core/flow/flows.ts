import { REPORTING_FLOW } from './reporting-flow.ts';
import type { FlowName, TestSession } from './session.ts';
import { NO_STEP } from './session.ts';
import type { StepId, StepRow } from './step-row.ts';
import { TESTING_FLOW } from './testing-flow.ts';

/** Both flow tables, by name. */
export const FLOWS: Readonly<Record<FlowName, readonly StepRow[]>> = {
  testing: TESTING_FLOW,
  reporting: REPORTING_FLOW,
};

/** The names of both flows. */
export const FLOW_NAMES = Object.keys(FLOWS) as readonly FlowName[];

/** The flow of a test. */
export function flowNameOf(session: TestSession): FlowName {
  return session.isReportingResult ? 'reporting' : 'testing';
}

/** The flow table of a test. */
export function flowOf(session: TestSession): readonly StepRow[] {
  return FLOWS[flowNameOf(session)];
}

/** The row of the current step; null without a test. */
export function rowOf(session: TestSession): StepRow | null {
  return session.currentStep === NO_STEP ? null : (flowOf(session)[session.currentStep] ?? null);
}

/** The number of a step in a table. Throws if the table lacks the step, which is a bug. */
export function stepNumber(flow: readonly StepRow[], id: StepId): number {
  const index = flow.findIndex((row) => row.id === id);
  if (index < 0) throw new RangeError(`The flow has no step ${id}.`);
  return index;
}

/** The number of the last step of a table. */
export function lastStep(flow: readonly StepRow[]): number {
  return flow.length - 1;
}
