import type { ComponentType } from 'react';
import type { StepId } from '../../../core/flow/step-row.ts';
import { lazyStep } from './late-step.tsx';
import { InstructionStep, SequenceStep } from './steps/instruction-step.tsx';

const ChecklistStep = lazyStep('ChecklistStep');
const ScanStep = lazyStep('ScanStep');

/** The screen of every step of both flows. A missing screen is a type error. */
export const STEP_SCREENS: Readonly<Record<StepId, ComponentType>> = {
  'intro-welcome': InstructionStep,
  'intro-how-it-works': SequenceStep,
  'profile-selection': lazyStep('ProfileSelectionStep'),
  'health-questionnaire': lazyStep('HealthStep'),
  'intro-eligibility': InstructionStep,
  warnings: lazyStep('WarningsStep'),
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
  'collection-method': lazyStep('CollectionStep'),
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
  countdown: lazyStep('CountdownStep'),
  'result-ready': lazyStep('ResultReadyStep'),
  'scan-again': InstructionStep,
  'second-scan': ScanStep,
  'result-questionnaire': lazyStep('ReadLinesStep'),
  'check-negative': InstructionStep,
  'check-positive': InstructionStep,
  'check-invalid': InstructionStep,
  'control-line': lazyStep('ControlLineStep'),
  'test-line': lazyStep('TestLineStep'),
  'confirm-result': lazyStep('ConfirmResultStep'),
  'result-details': lazyStep('ResultDetailsStep'),
  'submit-report': lazyStep('SubmitReportStep'),
  'review-profile': lazyStep('ReviewProfileStep'),
  'dispose-kit': InstructionStep,
  'reporting-information': lazyStep('FinalStep'),
  'confirm-kit': ChecklistStep,
};

/** Shown instead of a step once the reading window is over. */
export const EXPIRED_SCREEN = lazyStep('ExpiredNotice');
