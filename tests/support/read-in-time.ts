import type { StepId } from '../../core/flow/step-row.ts';

/** The steps that the reading window limits (decisions.md section 1, steps 29 to 38). */
export const READ_IN_TIME = [
  'result-ready',
  'scan-again',
  'second-scan',
  'result-questionnaire',
  'check-negative',
  'check-positive',
  'check-invalid',
  'control-line',
  'test-line',
  'confirm-result',
] as const satisfies readonly StepId[];
