import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';

/** The steps that a guest meets, in order. */
export const guestSteps = (flow: FlowName): readonly StepId[] =>
  FLOWS[flow].filter(({ skipIf }) => skipIf !== 'isGuest').map(({ id }) => id);
