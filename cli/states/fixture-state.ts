import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';

/** Whose test a state is: a guest's wherever the flow has the step for guests, otherwise that of a person with an account. */
export type StateOwner = 'guest' | 'account';

/** A test at a step, as the browser stores it. A page that opens with it resumes the test there. */
export interface FixtureState {
  readonly flow: FlowName;
  readonly step: StepId;
  readonly who: StateOwner;
  /** The instant at which it was stored, with the person's offset. */
  readonly now: string;
  /** The values of the storage by their keys, without the prefix that the browser's storage gives them. */
  readonly kept: Readonly<Record<string, unknown>>;
}

/** The name of a state, such as `testing/countdown`. */
export function stateName({ flow, step }: Pick<FixtureState, 'flow' | 'step'>): string {
  return `${flow}/${step}`;
}
