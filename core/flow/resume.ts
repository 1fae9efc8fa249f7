import type { ResumeReason } from './app-state.ts';
import { flowOf, lastStep, stepNumber } from './flows.ts';
import { PREREQUISITES, type FlowContext } from './predicates.ts';
import { NO_STEP } from './session.ts';

/** The step at which a test resumes, and why. */
export interface Resumption extends ResumeReason {
  readonly step: number;
}

/**
 * The step at which a test resumes: the stored one, or the earliest before it whose prerequisite is missing; at or beyond the end, the
 * last step (product.md section 4, "Resume on load").
 */
export function resumption(context: FlowContext): Resumption {
  const { session } = context;
  const flow = flowOf(session);
  const { currentStep } = session;
  if (currentStep === NO_STEP) return { step: NO_STEP, rule: 'noTest', missing: null };
  if (currentStep >= lastStep(flow)) return { step: lastStep(flow), rule: 'end', missing: null };
  for (const [index, { resume }] of flow.entries()) {
    if (resume === undefined) continue;
    const after = resume.after === undefined ? index : stepNumber(flow, resume.after);
    if (currentStep > after && PREREQUISITES[resume.missing](context)) {
      return { step: index, rule: 'missing', missing: resume.missing };
    }
  }
  return { step: currentStep, rule: 'kept', missing: null };
}
