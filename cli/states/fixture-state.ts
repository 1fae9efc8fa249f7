import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';

/** The person at a step: a guest if guests reach it, else a person with an account. */
export type StateOwner = 'guest' | 'account';

/** A test that stands at a step, as the device keeps it: what a page that is opened anew goes on from. */
export interface FixtureState {
  readonly flow: FlowName;
  /** The step's number in its flow. */
  readonly number: number;
  readonly step: StepId;
  readonly who: StateOwner;
  /** The instant at which it was kept, with the person's offset. */
  readonly now: string;
  /** The values of the storage by their keys, without the prefix that the browser's storage gives them. */
  readonly kept: Readonly<Record<string, unknown>>;
}

/** The path of a state in the folder of states, which names flow, number and step. */
export function statePath({ flow, number, step }: Pick<FixtureState, 'flow' | 'number' | 'step'>): string {
  return `${flow}/${String(number).padStart(2, '0')}-${step}.json`;
}

/** The state as its file holds it. */
export function stateText(state: FixtureState): string {
  return `${JSON.stringify(state, null, 2)}\n`;
}
