import type { ComponentType } from 'react';
import type { StepId } from '../../../core/flow/step-row.ts';
import { late } from './late-step.tsx';
import { InstructionStep, SequenceStep } from './steps/instruction-step.tsx';

const ChecklistStep = late('ChecklistStep');
const ScanStep = late('ScanStep');

/** The screen of every step of both flows. A missing screen is a type error. */
export const STEP_SCREENS: Readonly<Record<StepId, ComponentType>> = {
  'intro-welcome': InstructionStep,
  'intro-how-it-works': SequenceStep,
  'profile-selection': late('ProfileSelectionStep'),
  'health-questionnaire': late('HealthStep'),
  'intro-eligibility': InstructionStep,
  warnings: late('WarningsStep'),
  'ready-check': ChecklistStep,
  'phone-readiness': ChecklistStep,
  'wash-hands': InstructionStep,
  'open-kit': InstructionStep,
  'kit-contents': InstructionStep,
  'open-pouch': InstructionStep,
  'scan-device': ScanStep,
  'first-scan': ScanStep,
  'remove-foil': InstructionStep,
  'place-tube': InstructionStep,
  'collection-method': late('CollectionStep'),
  'nasal-swab': InstructionStep,
  'open-swab': InstructionStep,
  'collect-1': InstructionStep,
  'collect-2': InstructionStep,
  'collect-3': InstructionStep,
  'collect-4': InstructionStep,
  'prepare-1': InstructionStep,
  'prepare-2': InstructionStep,
  'prepare-3': InstructionStep,
  'process-1': InstructionStep,
  'process-2': InstructionStep,
  countdown: late('CountdownStep'),
  'result-ready': late('ResultReadyStep'),
  'scan-again': InstructionStep,
  'second-scan': ScanStep,
  'result-questionnaire': late('ReadLinesStep'),
  'check-negative': InstructionStep,
  'check-positive': InstructionStep,
  'check-invalid': InstructionStep,
  'control-line': late('ControlLineStep'),
  'test-line': late('TestLineStep'),
  'confirm-result': late('ConfirmResultStep'),
  'result-details': late('ResultDetailsStep'),
  'submit-report': late('SubmitReportStep'),
  'review-profile': late('ReviewProfileStep'),
  'dispose-kit': InstructionStep,
  'reporting-information': late('FinalStep'),
  'confirm-kit': ChecklistStep,
};

/** Shown instead of a step once the reading window is over. */
export const EXPIRED_SCREEN = late('ExpiredNotice');
