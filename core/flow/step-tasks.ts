import type { StepId, StepRow } from './step-row.ts';

/**
 * What a step asks of the person before its button. Support asks whether it is done before the person continues. `read`: to read, check
 * and answer. `act`: to do what the title says. `drops`: to add the drops, and to start the wait at once. `result`: to see the result,
 * which is not submitted yet.
 */
export type StepTask = 'read' | 'act' | 'drops' | 'result';

/** The steps without a question at which there is something else to do than what the title says. */
const OTHER_TASKS: Readonly<Partial<Record<StepId, Exclude<StepTask, 'act'>>>> = {
  'intro-welcome': 'read',
  'intro-how-it-works': 'read',
  'intro-eligibility': 'read',
  warnings: 'read',
  'nasal-swab': 'read',
  'process-2': 'drops',
  'result-ready': 'read',
  'scan-again': 'read',
  'result-questionnaire': 'read',
  'check-negative': 'read',
  'check-positive': 'read',
  'check-invalid': 'read',
  'result-details': 'result',
  'reporting-information': 'read',
};

/** The task of a step. */
export function taskOf({ id, asks, leaveBy }: StepRow): StepTask {
  return OTHER_TASKS[id] ?? (asks === undefined && leaveBy === undefined ? 'act' : 'read');
}
