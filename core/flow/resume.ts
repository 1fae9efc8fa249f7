import { flowOf, lastStep, stepNumber } from './flows.ts';
import { PREREQUISITES, type FlowContext } from './predicates.ts';
import { NO_STEP } from './session.ts';

/**
 * The step to come back to: the saved one, or the earliest before it whose prerequisite is missing; at or beyond the
 * end, the last step (product.md section 4, "Resume on load").
 */
export function resumedStep(context: FlowContext): number {
  const { session } = context;
  const flow = flowOf(session);
  if (session.currentStep === NO_STEP) return NO_STEP;
  if (session.currentStep >= lastStep(flow)) return lastStep(flow);
  const clamp = flow.findIndex((row, index) => {
    if (row.resume === undefined) return false;
    const after = row.resume.after === undefined ? index : stepNumber(flow, row.resume.after);
    return session.currentStep > after && PREREQUISITES[row.resume.missing](context);
  });
  return clamp < 0 ? session.currentStep : clamp;
}
