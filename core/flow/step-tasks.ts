import type { StepId } from './step-row.ts';

/**
 * What a step asks of the person before its button, besides the questions, scans and waits in its row. Support asks whether it is done
 * before the person continues. `read`: to read only. `agree`: to read all of it, and to check that it is true of the person. `example`: to
 * look at an example of a result, which is not their own. `act`: to do what the title says. `drops`: to add the drops, and to start the
 * wait at once. `result`: to see the result, which is not submitted yet. `question`: nothing else.
 */
export type StepTask = 'read' | 'agree' | 'example' | 'act' | 'drops' | 'result' | 'question';

/** The task of each step. */
export const STEP_TASKS: Readonly<Record<StepId, StepTask>> = {
  'intro-welcome': 'read',
  'intro-how-it-works': 'read',
  'profile-selection': 'question',
  'health-questionnaire': 'question',
  'intro-eligibility': 'agree',
  warnings: 'agree',
  'ready-check': 'question',
  'phone-readiness': 'question',
  'wash-hands': 'act',
  'open-kit': 'act',
  'kit-contents': 'act',
  'open-pouch': 'act',
  'scan-device': 'question',
  'first-scan': 'question',
  'remove-foil': 'act',
  'place-tube': 'act',
  'collection-method': 'question',
  'nasal-swab': 'read',
  'open-swab': 'act',
  'collect-1': 'act',
  'collect-2': 'act',
  'collect-3': 'act',
  'collect-4': 'act',
  'prepare-1': 'act',
  'prepare-2': 'act',
  'prepare-3': 'act',
  'process-1': 'act',
  'process-2': 'drops',
  countdown: 'question',
  'result-ready': 'read',
  'scan-again': 'read',
  'second-scan': 'question',
  'result-questionnaire': 'read',
  'check-negative': 'example',
  'check-positive': 'example',
  'check-invalid': 'example',
  'control-line': 'question',
  'test-line': 'question',
  'confirm-result': 'question',
  'result-details': 'result',
  'submit-report': 'question',
  'review-profile': 'question',
  'dispose-kit': 'act',
  'reporting-information': 'read',
  'confirm-kit': 'question',
};
