import type { ComponentType } from 'react';
import type { StepId } from '../../../core/flow/step-row.ts';
import { ChecklistStep } from './steps/checklist-step.tsx';
import { CollectionStep } from './steps/collection-step.tsx';
import { ConfirmResultStep } from './steps/confirm-result-step.tsx';
import { CountdownStep } from './steps/countdown-step.tsx';
import { FinalStep } from './steps/final-step.tsx';
import { HealthStep } from './steps/health-step.tsx';
import { InstructionStep, SequenceStep } from './steps/instruction-step.tsx';
import { ControlLineStep, TestLineStep } from './steps/line-step.tsx';
import { ProfileSelectionStep } from './steps/profile-selection-step.tsx';
import { ReadLinesStep } from './steps/read-lines-step.tsx';
import { ResultDetailsStep } from './steps/result-details-step.tsx';
import { ReviewProfileStep } from './steps/review-profile-step.tsx';
import { ScanStep } from './steps/scan-step.tsx';
import { SubmitReportStep } from './steps/submit-report-step.tsx';
import { WarningsStep } from './steps/warnings-step.tsx';

/** The screen of every step of both flows. A step without one does not compile. */
export const STEP_SCREENS: Readonly<Record<StepId, ComponentType>> = {
  'intro-welcome': InstructionStep,
  'intro-how-it-works': SequenceStep,
  'profile-selection': ProfileSelectionStep,
  'health-questionnaire': HealthStep,
  'intro-eligibility': InstructionStep,
  warnings: WarningsStep,
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
  'collection-method': CollectionStep,
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
  countdown: CountdownStep,
  'result-ready': InstructionStep,
  'scan-again': InstructionStep,
  'second-scan': ScanStep,
  'result-questionnaire': ReadLinesStep,
  'check-negative': InstructionStep,
  'check-positive': InstructionStep,
  'check-invalid': InstructionStep,
  'control-line': ControlLineStep,
  'test-line': TestLineStep,
  'confirm-result': ConfirmResultStep,
  'result-details': ResultDetailsStep,
  'submit-report': SubmitReportStep,
  'review-profile': ReviewProfileStep,
  'dispose-kit': InstructionStep,
  'reporting-information': FinalStep,
  'confirm-kit': ChecklistStep,
};
