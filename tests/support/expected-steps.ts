import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';

/**
 * The steps in the order of the specification, each with the flow that has it. A second copy, so that the tables of the core are
 * compared with it; a step that the core has and this table lacks is a type error.
 */
const FLOW_OF_STEP: Readonly<Record<StepId, FlowName | 'both'>> = {
  'intro-welcome': 'both',
  'intro-how-it-works': 'both',
  'profile-selection': 'both',
  'health-questionnaire': 'both',
  'intro-eligibility': 'testing',
  warnings: 'testing',
  'ready-check': 'testing',
  'phone-readiness': 'testing',
  'wash-hands': 'testing',
  'open-kit': 'testing',
  'kit-contents': 'testing',
  'open-pouch': 'testing',
  'confirm-kit': 'reporting',
  'scan-device': 'both',
  'first-scan': 'both',
  'remove-foil': 'testing',
  'place-tube': 'testing',
  'collection-method': 'testing',
  'nasal-swab': 'testing',
  'open-swab': 'testing',
  'collect-1': 'testing',
  'collect-2': 'testing',
  'collect-3': 'testing',
  'collect-4': 'testing',
  'prepare-1': 'testing',
  'prepare-2': 'testing',
  'prepare-3': 'testing',
  'process-1': 'testing',
  'process-2': 'testing',
  countdown: 'testing',
  'result-ready': 'testing',
  'scan-again': 'testing',
  'second-scan': 'testing',
  'result-questionnaire': 'both',
  'check-negative': 'testing',
  'check-positive': 'testing',
  'check-invalid': 'testing',
  'control-line': 'testing',
  'test-line': 'testing',
  'confirm-result': 'both',
  'result-details': 'testing',
  'submit-report': 'both',
  'review-profile': 'both',
  'dispose-kit': 'testing',
  'reporting-information': 'both',
};

function stepsOf(flow: FlowName): readonly StepId[] {
  const ids = Object.keys(FLOW_OF_STEP) as StepId[];
  return ids.filter((id) => FLOW_OF_STEP[id] === flow || FLOW_OF_STEP[id] === 'both');
}

/** The steps of both flows by their numbers. */
export const MODEL_STEPS: Readonly<Record<FlowName, readonly StepId[]>> = {
  testing: stepsOf('testing'),
  reporting: stepsOf('reporting'),
};

/** The number of a step in its flow; -1 if the flow does not have it. */
export function numberOf(flow: FlowName, id: StepId): number {
  return MODEL_STEPS[flow].indexOf(id);
}
