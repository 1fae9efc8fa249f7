import type { StepId, StepRow } from './step-row.ts';

/**
 * What a step asks of the person before its button. Support asks whether it is done before the person continues. `read`: to read only.
 * `agree`: to read all of it, and to check that it is true of the person. `example`: to look at an example of a result, which is not their
 * own. `act`: to do what the title says. `drops`: to add the drops, and to start the wait at once. `result`: to see the result, which is not
 * submitted yet. `question`: to answer, scan or wait, as the row says.
 */
export type StepTask = 'read' | 'agree' | 'example' | 'act' | 'drops' | 'result' | 'question';

/** The steps without a question at which there is something else to do than what the title says. */
const OTHER_TASKS: Readonly<Partial<Record<StepId, Exclude<StepTask, 'act' | 'question'>>>> = {
  'intro-welcome': 'read',
  'intro-how-it-works': 'read',
  'intro-eligibility': 'agree',
  warnings: 'agree',
  'nasal-swab': 'read',
  'process-2': 'drops',
  'result-ready': 'read',
  'scan-again': 'read',
  'result-questionnaire': 'read',
  'check-negative': 'example',
  'check-positive': 'example',
  'check-invalid': 'example',
  'result-details': 'result',
  'reporting-information': 'read',
};

/** The task of a step. */
export function taskOf({ id, asks, leaveBy }: StepRow): StepTask {
  return OTHER_TASKS[id] ?? (asks === undefined && leaveBy === undefined ? 'act' : 'question');
}
